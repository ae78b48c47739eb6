import { whenIdle } from './when-idle.ts'

/**
 * What waited with its layout for the first paint gets it now, wherever the visitor is: as long as sections stand there with an estimated height, a jump over them
 * leads to a height that means nothing after a reload.
 */
export function layOutWhole(): void {
  whenIdle(() => document.documentElement.toggleAttribute('data-whole', true))
}
