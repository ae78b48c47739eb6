import { createInterface, type Interface } from 'node:readline/promises'
import { type Read, WrongAnswer, yesOrNo } from './readers.ts'

/** Where answers come from: a person, or a file. */
export interface Ask {
  /** Reads the answer to a question; `otherwise` is that of whoever says nothing. */
  one<T>(key: string, words: string, read: Read<T>, otherwise?: string): Promise<T>
  /** Reads things one after the other, at least `least`, until there are no more. */
  each<T>(key: string, words: string, least: number, read: (ask: Ask, index: number) => Promise<T>): Promise<T[]>
}

/** Asks a person, again after a wrong answer. */
export class AskPerson implements Ask {
  private readonly terminal: Pick<Interface, 'question' | 'close'>

  constructor(terminal: Pick<Interface, 'question' | 'close'> = createInterface({ input: process.stdin, output: process.stdout })) {
    this.terminal = terminal
  }

  async one<T>(_: string, words: string, read: Read<T>, otherwise = ''): Promise<T> {
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
    while (found.length < least || (await this.one('', `${words} (y/n)`, yesOrNo, 'n'))) found.push(await read(this, found.length))
    return found
  }

  close(): void {
    this.terminal.close()
  }
}

/**
 * Takes answers from an object.
 * @throws WrongAnswer that names the answer.
 */
export class AskFile implements Ask {
  private readonly answers: Readonly<Record<string, unknown>>
  private readonly place: string
  private readonly asked = new Set<string>()

  constructor(answers: unknown, place = '') {
    if (typeof answers !== 'object' || answers === null || Array.isArray(answers))
      throw new WrongAnswer(`${place || 'the answers'}: must be a JSON object`)
    this.answers = { ...answers }
    this.place = place
  }

  async one<T>(key: string, _: string, read: Read<T>, otherwise = ''): Promise<T> {
    this.asked.add(key)
    const given = this.answers[key] ?? otherwise
    const text = Array.isArray(given) ? given.join(', ') : typeof given === 'number' ? String(given) : given
    if (typeof text !== 'string') throw new WrongAnswer(`${this.place}${key}: must be a text, a number or a list of them`)
    try {
      return read(text.trim() === '' ? otherwise : text.trim())
    } catch (error) {
      throw error instanceof WrongAnswer ? new WrongAnswer(`${this.place}${key}: ${error.message}`) : error
    }
  }

  async each<T>(key: string, _: string, least: number, read: (ask: Ask, index: number) => Promise<T>): Promise<T[]> {
    this.asked.add(key)
    const given = this.answers[key] ?? []
    if (!Array.isArray(given) || given.length < least) throw new WrongAnswer(`${this.place}${key}: must be a list of ${least} or more`)
    const found: T[] = []
    for (const [index, item] of given.entries()) {
      const ask = new AskFile(item, `${this.place}${key}/${index}/`)
      found.push(await read(ask, index))
      ask.end()
    }
    return found
  }

  /** @throws WrongAnswer for an answer that nothing asks for. */
  end(): void {
    const unknown = Object.keys(this.answers).filter(key => !this.asked.has(key))
    if (unknown.length > 0) throw new WrongAnswer(`${this.place}${unknown[0]}: nothing asks for this; there are ${[...this.asked].join(', ')}`)
  }
}
