import type { Page } from '@playwright/test'

/** What is stored of somebody's request, as an admin sees it who opens the page anew. */
export async function storedRequest(page: Page, name: string): Promise<Record<string, unknown>> {
  return page.evaluate(async search => {
    const headers = { authorization: `Bearer ${localStorage.getItem('adminToken')}` }
    const answer = await fetch(`/api/v1/appointments/?search=${encodeURIComponent(search)}`, { headers })
    return ((await answer.json()) as { appointments: Record<string, unknown>[] }).appointments[0] ?? {}
  }, name)
}
