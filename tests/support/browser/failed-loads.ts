import { expect } from '@playwright/test'

/** The browser itself logs every failed call; nothing else may stand there. */
export function expectFailedLoads(complaints: string[]): void {
  for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/^Failed to load resource/)
}
