import { whenIdle } from './when-idle.ts'

/**
 * Lays out all sections after the first paint, visible or not. While heights are estimates (content-visibility), a jump across sections leads to a
 * scroll position that a reload cannot restore.
 */
export function layOutWhole(): void {
  whenIdle(() => document.documentElement.toggleAttribute('data-whole', true))
}
