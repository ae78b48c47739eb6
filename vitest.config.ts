import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** The tests by what they need: nothing, a server, or the page renderer. Browser tests are Playwright's (playwright.config.ts). */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['tests/{contract,catalog,booking,cms,lake,structure,studio}/**/*.test.ts'] } },
      { test: { name: 'api', include: ['tests/api/**/*.test.ts'], globalSetup: ['tests/support/postgres-setup.ts'] } },
      { plugins: [react()], test: { name: 'web', include: ['tests/web/**/*.test.{ts,tsx}'] } },
    ],
  },
})
