import { defineConfig } from '@playwright/test'
import site from '../../playwright.config.ts'

/** Tests of the Studio in a browser, against `npm run studio`; they need the Studio's own packages: `npm run test:studio`. */
export default defineConfig({
  ...site,
  globalSetup: '../support/build-setup.ts',
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../.cache/playwright-studio',
  workers: 1,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    ...site.use,
    actionTimeout: 30_000,
    trace: 'off',
    screenshot: 'only-on-failure',
    ignoreHTTPSErrors: true,
    viewport: { width: 1400, height: 1000 },
  },
})
