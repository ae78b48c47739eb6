import type { AdminContent } from '#src/web/admin/data/content/admin-content.ts'
import { dateTextsOf } from '#src/web/admin/texts/date-texts.ts'
import { sampleRevision } from './sample-revision.ts'

/** The sample content as the admin has it. */
export async function sampleAdminContent(): Promise<AdminContent> {
  const { content, money } = await sampleRevision()
  return { ...content, money, dates: dateTextsOf(content.business) }
}
