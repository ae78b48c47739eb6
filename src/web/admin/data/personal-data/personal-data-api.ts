import { erasedPerson, personExport } from '#src/contract/generated/admin-answers.ts'
import type { PersonExport } from '#src/contract/generated/types.ts'
import { expectShape } from '../../../api/answer.ts'
import type { AdminApi } from '../admin-api.ts'

/** Returns everything stored about the person of a request, for export. */
export async function exportPerson(api: AdminApi, id: string): Promise<PersonExport> {
  return expectShape(personExport, await api.send('POST', '/api/v1/people/export', { id }))
}

/** Erases the person of a request for good. */
export async function erasePerson(api: AdminApi, id: string): Promise<void> {
  expectShape(erasedPerson, await api.send('POST', '/api/v1/people/erase', { id }))
}
