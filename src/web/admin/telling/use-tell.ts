import { useState } from 'react'

/** What a change says of whether its visitor is told of it. */
export interface Told {
  tell?: true
  /** What the owner says in the mail. */
  told_word?: string
}

/** Whether the visitor of a change is told of it by mail, and what the owner says in that. */
export interface Tell {
  isTicked: boolean
  onTick: (isTicked: boolean) => void
  word: string
  onWord: (word: string) => void
}

/** The tick and the word of a question that is asked once. */
export function useTell(isTickedFirst: boolean): Tell {
  const [isTicked, onTick] = useState(isTickedFirst)
  const [word, onWord] = useState('')
  return { isTicked, onTick, word, onWord }
}

/** What is sent with the change. */
export function toldBy({ isTicked, word }: Pick<Tell, 'isTicked' | 'word'>): Told {
  return isTicked ? { tell: true, ...saidIn(word) } : {}
}

/** The owner's word as the API takes it. */
export function saidIn(word: string): Pick<Told, 'told_word'> {
  return word.trim() === '' ? {} : { told_word: word }
}
