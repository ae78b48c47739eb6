import type { Page } from '@playwright/test'

/** Holds back whatever matches, as a slow line does, until it is released. */
export async function holdBack(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(url, async route => {
    await promise
    await route.fallback()
  })
  return resolve
}

/** The site's small script, without which pages are links and forms. */
export const SITE_SCRIPT = '**/assets/site-*.js'

/** The form's content, without which it does not come alive. */
export const FORM_CONTENT = '**/form.json'
