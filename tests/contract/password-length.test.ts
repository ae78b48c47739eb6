import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PASSWORD_LENGTH } from '#src/contract/password-length.ts'

test('the server, the form and the schema ask for passwords of one length', () => {
  const schema = JSON.parse(readFileSync('schemas/api/auth.schema.json', 'utf8')) as {
    $defs: Record<string, { properties?: Record<string, { minLength?: number }> }>
  }
  const { AccountSetup, PasswordChange } = schema.$defs
  expect(AccountSetup?.properties?.['password']?.minLength).toBe(PASSWORD_LENGTH)
  expect(PasswordChange?.properties?.['new_password']?.minLength).toBe(PASSWORD_LENGTH)
})
