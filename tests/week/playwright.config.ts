import { defineConfig } from '@playwright/test'
import site from '../../playwright.config.ts'
import { PHONE } from '../support/browser/phone.ts'

const withLargeText = {
  ...site.use?.launchOptions,
  args: [...(site.use?.launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'],
}

/** The week of an owner, on a phone and on a desk, each with a server of its own: `npm run test:week`. */
export default defineConfig({
  ...site,
  globalSetup: '../support/build-setup.ts',
  testDir: '.',
  outputDir: '../../.cache/playwright-week',
  // The tasks share one server, and a list of it: one after the other.
  fullyParallel: false,
  // A task that is done again would find what it has done.
  retries: 0,
  workers: 2,
  reporter: [['list', { printSteps: false }], ['./effort-report.ts']],
  projects: [
    { name: 'phone', testMatch: 'week.spec.ts', use: { ...PHONE, viewport: { width: 390, height: 844 } } },
    { name: 'desk', testMatch: 'week.spec.ts', use: { viewport: { width: 1440, height: 900 } } },
    { name: '320 px', testMatch: 'little-room.spec.ts', use: { ...PHONE, viewport: { width: 320, height: 640 } } },
    { name: 'large text', testMatch: 'little-room.spec.ts', use: { viewport: { width: 1280, height: 900 }, launchOptions: withLargeText } },
  ],
})
