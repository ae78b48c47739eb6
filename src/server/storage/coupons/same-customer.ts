import { type QueryCreator, type RawBuilder, sql, type SqlBool } from 'kysely'
import { customerRows, type CustomerRow, grouped, inParts, mergesOf } from '../customers/customer-groups.ts'
import type { AppointmentRow, MergeRow, Tables } from '../tables.ts'

/** A request as far as its customer is known by it. */
export type Contact = Pick<AppointmentRow, 'id' | 'email_key' | 'phone_key'>

/** The customers of some requests, without their other requests: a phone number may stand in ten thousand. */
export interface KnownCustomers {
  /** These requests, and those that the owner has said to be of the same customers. */
  contacts: readonly Contact[]
  /** By what the customer of a request is known; two requests with one of them in common are of one customer. */
  namesOf: (contact: Contact) => string[]
}

/** Reads by what the customers of some requests are known. Only merged requests are read for that, which the owner chooses one by one. */
export async function knownCustomers(db: QueryCreator<Tables>, seeds: readonly Contact[]): Promise<KnownCustomers> {
  const merges = new Map<string, MergeRow>()
  const ends = new Map<string, Contact>()
  for (let fresh = seeds; fresh.length > 0;) {
    const touched = await inParts(fresh, some => mergedOf(db, some))
    const joined = await inParts(
      touched.map(({ id }) => id),
      some => mergesOf(db, some),
    )
    for (const merge of joined) merges.set(merge.id, merge)
    const ids = joined.flatMap(({ appointment_id, other_id }) => [appointment_id, other_id])
    const found = await inParts([...new Set(ids)], some => customerRows(db).where('id', 'in', some).execute())
    fresh = found.filter(({ id }) => !ends.has(id))
    for (const end of fresh) ends.set(end.id, end)
  }
  // A request in the trash joins nobody, also where merges name it twice.
  const joining = [...merges.values()].filter(({ appointment_id, other_id }) => ends.has(appointment_id) && ends.has(other_id))
  const groups = grouped([...ends.values()], joining)
  const merged = new Map(groups.flatMap((rows, group) => rows.flatMap(ownNames).map(name => [name, `merged ${group}`] as const)))
  return { contacts: [...seeds, ...ends.values()], namesOf: contact => [...new Set(ownNames(contact).map(name => merged.get(name) ?? name))] }
}

/** Whether a request, by the name of its table, has the id, the e-mail address or the phone number of some. */
export function isOfContacts(table: string, contacts: readonly Contact[]): RawBuilder<SqlBool> {
  const either = (['id', 'email_key', 'phone_key'] as const).flatMap(key => {
    const values = [...new Set(contacts.flatMap(contact => contact[key] ?? []))]
    return values.length === 0 ? [] : [sql<SqlBool>`${sql.ref(`${table}.${key}`)} in (${sql.join(values)})`]
  })
  return sql<SqlBool>`(${sql.join(either, sql` or `)})`
}

function ownNames({ id, email_key, phone_key }: Contact): string[] {
  return [`id ${id}`, ...(email_key === null ? [] : [`email ${email_key}`]), ...(phone_key === null ? [] : [`phone ${phone_key}`])]
}

/** Those requests of these contacts that the owner has merged with others. */
function mergedOf(db: QueryCreator<Tables>, contacts: readonly Contact[]): Promise<CustomerRow[]> {
  const others = db.selectFrom('customer_merges').select('other_id as id')
  const merged = db.selectFrom('customer_merges').select('appointment_id as id').union(others)
  return customerRows(db).where('id', 'in', merged).where(isOfContacts('appointments', contacts)).execute()
}
