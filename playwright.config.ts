import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/lib/find-browser.ts'

const executablePath = findBrowser()

/** Browser tests run against the built site, as in production; each worker has servers of its own (tests/support/browser/site.ts). */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/build-setup.ts',
  outputDir: '.cache/playwright',
  forbidOnly: process.env['CI'] !== undefined,
  // What passes only when it is run again is listed as flaky at the end: a fault to be found (docs/decisions/0032-a-test-loop.md).
  retries: 1,
  // A browser test waits for half of its time: for debounces, frames and the next look.
  workers: Math.ceil(1.5 * availableParallelism()),
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list', { printSteps: false }]],
  use: {
    actionTimeout: 30_000,
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    // To scroll smoothly to whatever is pressed takes a third of a test's time. Tests of how the pages move allow it (tests/support/browser/motion.ts).
    contextOptions: { reducedMotion: 'reduce' },
    // Tests that need the worker allow it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath === null ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-quic',
        '--no-first-run',
        '--disable-component-update',
        '--disable-sync',
        // No page of a test lives long enough to earn what its scripts' second and third compilation costs: a twentieth of all tests' CPU time.
        '--js-flags=--no-opt,--no-maglev',
      ],
    },
  },
})
