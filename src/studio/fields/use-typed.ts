import { useState } from 'react'

interface Typed<Text, Value> {
  readonly text: Text
  /** What is stored or is to be stored of what was typed, oldest first: values arrive one after the other. */
  readonly ours: readonly Value[]
}

/** Keeps what is typed into a field as it is written, until the focus leaves it or somebody else changes the value. */
export function useTyped<Text, Value>(value: Value) {
  const [typed, setTyped] = useState<Typed<Text, Value> | null>(null)
  const at = typed === null ? -1 : typed.ours.indexOf(value)
  if (typed !== null && at !== 0) setTyped(at < 0 ? null : { ...typed, ours: typed.ours.slice(at) })
  return {
    /** Null where the value is to be shown. */
    text: at < 0 || typed === null ? null : typed.text,
    type: (text: Text, means: Value) => setTyped(now => ({ text, ours: [...(now?.ours ?? [value]), means] })),
    leave: () => setTyped(null),
  }
}
