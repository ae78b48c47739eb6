import { Button, Card, Stack, Text, TextInput } from '@sanity/ui'
import { type FormEvent, useState } from 'react'
import { signIn, signsInHere } from './site-calls.ts'

/** For an owner whom the site does not know any more, or not yet. */
export function SignIn({ onSignedIn }: { onSignedIn: () => void }) {
  return (
    <Card border radius={2} padding={3}>
      <Stack gap={4}>
        <Text size={1}>Please sign in to the site: only its owner may see what a change does to requests.</Text>
        {signsInHere ? <SignInForm onSignedIn={onSignedIn} /> : <Button text="Sign in" onClick={() => location.reload()} />}
      </Stack>
    </Card>
  )
}

function SignInForm({ onSignedIn }: { onSignedIn: () => void }) {
  const [error, setError] = useState<string | null>(null)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const failed = await signIn(String(data.get('username')), String(data.get('password'))).catch(() => 'The site could not be reached.')
    setError(failed)
    if (failed === null) onSignedIn()
  }
  return (
    <form onSubmit={event => void submit(event)}>
      <Stack gap={3}>
        <Text as="label" size={1} htmlFor="site-username">
          User name
        </Text>
        <TextInput id="site-username" name="username" autoComplete="username" required />
        <Text as="label" size={1} htmlFor="site-password">
          Password
        </Text>
        <TextInput id="site-password" name="password" type="password" autoComplete="current-password" required />
        {error !== null && (
          <Text size={1} role="alert">
            {error}
          </Text>
        )}
        <Button type="submit" text="Sign in" />
      </Stack>
    </form>
  )
}
