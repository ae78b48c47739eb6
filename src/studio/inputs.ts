import type { ComponentType } from 'react'
import { IdInput } from './form/id-input.tsx'

/** Inputs of our own, by the name of a type in schemas/: `Price`, `Amount`, `Duration`. Every value of the type is edited with it. */
export const INPUTS: Readonly<Record<string, ComponentType<never>>> = {
  Id: IdInput,
}
