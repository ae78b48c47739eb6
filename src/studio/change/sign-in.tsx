import { Button, Card, Stack, Text, TextInput } from '@sanity/ui'
import { type FormEvent, useState } from 'react'
import { NO_ANSWER, signIn, signsInHere } from './site-calls.ts'

interface SignInProps {
  /** Names what signing in shows, as the end of a sentence: "the page with this draft". */
  shows: string
  onSignedIn: () => void
}

/** Sign-in for an owner without a valid session on the site. */
export function SignIn({ shows, onSignedIn }: SignInProps) {
  return (
    <Card border radius={2} padding={3}>
      <Stack gap={4}>
        <Text size={1}>Please sign in to the site: then {shows} stands here. The account is that of its admin.</Text>
        {signsInHere ? <SignInForm onSignedIn={onSignedIn} /> : <Button text="Sign in" onClick={() => location.reload()} />}
      </Stack>
    </Card>
  )
}

function SignInForm({ onSignedIn }: { onSignedIn: () => void }) {
  const [error, setError] = useState<string | null>(null)
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const failed = await signIn(username, password).catch(() => NO_ANSWER)
    setError(failed)
    if (failed === null) onSignedIn()
  }
  return (
    <form onSubmit={event => void submit(event)}>
      <Stack gap={3}>
        <Text as="label" size={1} htmlFor="site-username">
          User name
        </Text>
        <TextInput id="site-username" autoComplete="username" value={username} onChange={event => setUsername(event.currentTarget.value)} />
        <Text as="label" size={1} htmlFor="site-password">
          Password
        </Text>
        <TextInput
          id="site-password"
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={event => setPassword(event.currentTarget.value)}
        />
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
