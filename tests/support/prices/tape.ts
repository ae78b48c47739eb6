import * as fc from 'fast-check'

/** A shorter tape, or one of smaller numbers, is a smaller catalog; that is how failures shrink. */
export const tape = (length: number) => fc.array(fc.nat(), { maxLength: length, size: 'max' })
