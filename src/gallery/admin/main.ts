import type { FormContent } from '#src/catalog/revision.ts'
import { fetchFrom } from './answers.ts'
import { adminStates, type AdminState } from './states.ts'
import { takeSteps } from './steps.ts'
import { usualAnswers } from './usual-answers.ts'

/** Starts the real admin in a frame, with `fetch` and `localStorage` mocked, and brings it into a state. */
async function start({ dataset }: HTMLElement, content: FormContent): Promise<void> {
  const { screen = '', state = '', today = '' } = dataset
  const screens: Readonly<Record<string, Readonly<Record<string, AdminState>>>> = adminStates(today)
  const wanted = screens[screen]?.[state]
  if (wanted === undefined) throw new Error(`there is no state "${state}" of "${screen}"`)
  const { hash, isSignedOut = false, answers, steps = [], shows } = wanted
  globalThis.fetch = fetchFrom({ ...usualAnswers(content, today), ...answers })
  // Frames of one origin share the real storage, and would use the session of an owner who is signed in.
  const storage = new Map(isSignedOut ? [] : [['adminToken', 'gallery']])
  Object.defineProperty(window, 'localStorage', { value: storageOf(storage) })
  history.replaceState(null, '', hash)
  await import('#src/web/admin/main.tsx')
  await takeSteps(steps, shows)
  document.documentElement.dataset['ready'] = ''
}

/** A storage in memory, for this frame alone. */
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
