import { defineConfig } from '@playwright/test'
import site from '../../playwright.config.ts'

/** Tests of the Studio in a browser, against `npm run studio`; they need the Studio's own packages: `npm run test:studio`. */
export default defineConfig({
  ...site,
  testDir: '.',
  outputDir: '../../.cache/playwright-studio',
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: { ...site.use, actionTimeout: 20_000, ignoreHTTPSErrors: true, viewport: { width: 1400, height: 1000 } },
})
