import type { Page } from '@playwright/test'

/** How many pages a screen takes on paper, with the margins of its own styles. */
export async function pagesOnPaper(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const pdf = await page.pdf({ format })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}
