import { createInterface, type Interface } from 'node:readline/promises'
import { type Read, WrongAnswer, yesOrNo } from './readers.ts'

/** A question for one answer. */
export interface Question<T> {
  /** Its name in a file of answers. */
  key: string
  /** As a person is asked it. */
  words: string
  read: Read<T>
  /** An answer that fits, whatever else is answered: docs/defaults.md shows it, and it stands in for one that does not fit. */
  example: string
  /** The answer of whoever says nothing. */
  otherwise?: string
  /** Other answers cannot be read without this one. */
  decides?: true
}

/** Where answers come from: a person, or a file. */
export interface Ask {
  one<T>(question: Question<T>): Promise<T>
  /** Reads things one after the other, at least `least`, until there are no more. */
  each<T>(key: string, words: string, least: number, read: (ask: Ask, index: number) => Promise<T>): Promise<T[]>
}

/** Asks a person, again after a wrong answer. */
export class AskPerson implements Ask {
  private readonly terminal: Pick<Interface, 'question' | 'close'>

  constructor(terminal: Pick<Interface, 'question' | 'close'> = createInterface({ input: process.stdin, output: process.stdout })) {
    this.terminal = terminal
  }

  async one<T>({ words, read, otherwise = '' }: Pick<Question<T>, 'words' | 'read' | 'otherwise'>): Promise<T> {
    for (;;) {
      const typed = (await this.terminal.question(`${words}${otherwise === '' ? '' : ` [${otherwise}]`} `)).trim()
      try {
        return read(typed === '' ? otherwise : typed)
      } catch (error) {
        if (!(error instanceof WrongAnswer)) throw error
        console.log(`  this ${error.message}`)
      }
    }
  }

  async each<T>(_: string, words: string, least: number, read: (ask: Ask, index: number) => Promise<T>): Promise<T[]> {
    const found: T[] = []
    while (found.length < least || (await this.one({ words: `${words} (y/n)`, read: yesOrNo, otherwise: 'n' })))
      found.push(await read(this, found.length))
    return found
  }

  close(): void {
    this.terminal.close()
  }
}

/** Takes answers from an object. A wrong answer is recorded and replaced by its question's example, so that `end` reports all of them at once. */
export class AskFile implements Ask {
  private readonly answers: Readonly<Record<string, unknown>>
  private readonly place: string
  private readonly problems: string[]
  private readonly asked = new Set<string>()

  /** @throws WrongAnswer for what is no object. */
  constructor(answers: unknown, place = '', problems: string[] = []) {
    if (typeof answers !== 'object' || answers === null || Array.isArray(answers))
      throw new WrongAnswer(`${place === '' ? 'the answers' : place.slice(0, -1)}: must be a JSON object`)
    this.answers = { ...answers }
    this.place = place
    this.problems = problems
  }

  /** @throws WrongAnswer with all problems so far, where other answers depend on a wrong one. */
  async one<T>({ key, read, example, otherwise = '', decides }: Question<T>): Promise<T> {
    this.asked.add(key)
    try {
      const text = textOf(this.answers[key] ?? otherwise)
      return read(text === '' ? otherwise : text)
    } catch (error) {
      if (!(error instanceof WrongAnswer)) throw error
      this.report(`${key}: ${error.message}`)
      if (decides) this.tell()
      return read(example)
    }
  }

  async each<T>(key: string, _: string, least: number, read: (ask: Ask, index: number) => Promise<T>): Promise<T[]> {
    this.asked.add(key)
    const given = this.answers[key] ?? []
    if (!Array.isArray(given) || given.length < least) this.report(`${key}: must be a list of ${least} or more`)
    const found: T[] = []
    for (const [index, item] of Array.isArray(given) ? given.entries() : []) {
      if (typeof item !== 'object' || item === null) {
        this.report(`${key}/${index}: must be a JSON object`)
        continue
      }
      const ask = new AskFile(item, `${this.place}${key}/${index}/`, this.problems)
      found.push(await read(ask, index))
      ask.reportUnknown()
    }
    return found
  }

  /** @throws WrongAnswer with a line for each answer that does not fit, or that nothing asks for. */
  end(): void {
    this.reportUnknown()
    this.tell()
  }

  private reportUnknown(): void {
    for (const key of Object.keys(this.answers).filter(key => !this.asked.has(key)))
      this.report(`${key}: nothing asks for this; there are ${[...this.asked].join(', ')}`)
  }

  private report(problem: string): void {
    this.problems.push(`${this.place}${problem}`)
  }

  private tell(): void {
    if (this.problems.length > 0) throw new WrongAnswer(this.problems.join('\n'))
  }
}

function textOf(given: unknown): string {
  const text = Array.isArray(given) ? given.join(', ') : typeof given === 'number' ? String(given) : given
  if (typeof text !== 'string') throw new WrongAnswer('must be a text, a number or a list of them')
  return text.trim()
}
