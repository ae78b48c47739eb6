import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** The tests by what they need: nothing, a server, or the page renderer. Browser tests are Playwright's (playwright.config.ts). */
export default defineConfig({
  test: {
    // A machine that has much else to do is no fault: what a test waits for comes, or never.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    setupFiles: ['tests/support/seed.ts'],
    // Files share a process and the modules in it: a process for each, which loads all of them anew, took two fifths of the CPU's time.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    // Left alone, Vitest keeps one of two cores idle; and a third of the time tests wait: for other processes, servers that close, mails.
    maxWorkers: availableParallelism() + 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'tests/{contract,threads,catalog,price-lists,booking,cms,server,lake,structure,scripts,studio,studio-host,studio-model}/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          globalSetup: ['tests/support/build-setup.ts', 'tests/support/server/postgres-setup.ts'],
          setupFiles: ['tests/support/server/postgres-after-file.ts'],
        },
      },
      { extends: true, plugins: [react()], test: { name: 'web', include: ['tests/{web,gallery}/**/*.test.{ts,tsx}'] } },
    ],
  },
})
