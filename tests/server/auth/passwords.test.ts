import { expect, test } from 'vitest'
import { hashPassword, isPassword } from '#src/server/auth/passwords.ts'

test("a password is stored at no less than OWASP's minimum for argon2id, with a salt of its own, and is the only one that matches", async () => {
  const [stored, again] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')])
  const [algorithm, memory, passes] = stored.split('$')
  expect([algorithm, Number(memory) >= 19_456, Number(passes) >= 2]).toEqual(['argon2id', true, true])
  expect(again).not.toBe(stored)
  expect(await Promise.all(['correct horse', 'correct horsf'].map(password => isPassword(password, stored)))).toEqual([true, false])
})
