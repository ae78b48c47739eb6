import type { FormContent } from '#src/catalog/revision.ts'
import { fetchFrom } from './answers.ts'
import { adminStates, type AdminState } from './states.ts'
import { takeSteps } from './steps.ts'
import { usualAnswers } from './usual-answers.ts'

/** Brings the admin of a frame into a state. It is the admin as it is; only what it asks the browser for comes from fixtures. */
async function start({ dataset }: HTMLElement, content: FormContent): Promise<void> {
  const { screen = '', state = '', today = '' } = dataset
  const screens: Readonly<Record<string, Readonly<Record<string, AdminState>>>> = adminStates(today)
  const wanted = screens[screen]?.[state]
  if (wanted === undefined) throw new Error(`there is no state "${state}" of "${screen}"`)
  const { hash, isSignedOut = false, answers, steps = [], shows } = wanted
  globalThis.fetch = fetchFrom({ ...usualAnswers(content, today), ...answers })
  // All frames share the browser's storage, and with it the session of an owner who is signed in.
  const storage = new Map(isSignedOut ? [] : [['adminToken', 'gallery']])
  Object.defineProperty(window, 'localStorage', { value: storageOf(storage) })
  history.replaceState(null, '', hash)
  await import('#src/web/admin/main.tsx')
  await takeSteps(steps, shows)
  document.documentElement.dataset['ready'] = ''
}

/** A storage that nobody else sees. */
function storageOf(values: Map<string, string>): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  return {
    getItem: key => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: key => void values.delete(key),
  }
}

const [element, content] = ['admin', 'content'].map(id => document.getElementById(id))
if (!element || !content) throw new Error('the frame has no element for the admin')
await start(element, JSON.parse(content.textContent) as FormContent)
