import type { Customer } from '#src/contract/generated/types.ts'

/** Returns what a customer is called: by name, else by what is known. */
export function customerName({ name, email, phone }: Pick<Customer, 'name' | 'email' | 'phone'>): string {
  return [name, email, phone].find(text => text !== '') ?? 'Without a name'
}
