import { defineConfig } from '@playwright/test'
import config from '../../playwright.config.ts'

/** Browser tests of the Studio, which is installed and built for them: `npx playwright test -c tests/studio`. */
export default defineConfig({ ...config, testDir: '.', outputDir: '../../.cache/playwright-studio', workers: 1, timeout: 180_000 })
