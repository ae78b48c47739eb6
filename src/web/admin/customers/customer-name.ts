import type { Customer } from '#src/contract/generated/types.ts'

/** Returns what a customer is called: by name, else by what is known. */
export function customerName({ name, email, phone }: Pick<Customer, 'name' | 'email' | 'phone'>): string {
  return [name, email, phone].find(text => text !== '') ?? 'Without a name'
}

/** The other names in a customer's requests: "also Ann Ash, Bo Ash"; empty without any. */
export function otherNames({ other_names }: Pick<Customer, 'other_names'>): string {
  return other_names.length === 0 ? '' : `also ${other_names.join(', ')}`
}

/** Which of a customer's names is meant by what was typed: the first that has it, the customer's own where none does. */
export function nameMeant({ name, other_names }: Pick<Customer, 'name' | 'other_names'>, typed: string): string {
  const wanted = folded(typed.trim())
  return [name, ...other_names].find(each => folded(each).includes(wanted)) ?? name
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
