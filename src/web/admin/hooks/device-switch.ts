import { useSyncExternalStore } from 'react'

/** A switch that is stored on this device, as a hook that returns its state and how to turn it; without storage, as long as the page stays. */
export function deviceSwitch(key: string, isOnAtFirst: boolean): () => [boolean, (isOn: boolean) => void] {
  const listeners = new Set<() => void>()
  let isOn = stored(key) ?? isOnAtFirst
  const follow = (next: boolean) => {
    isOn = next
    for (const listener of listeners) listener()
  }
  // Turned in another tab.
  addEventListener('storage', event => event.key === key && follow(stored(key) ?? isOnAtFirst))
  const turn = (next: boolean) => {
    try {
      if (next === isOnAtFirst) localStorage.removeItem(key)
      else localStorage.setItem(key, next ? 'on' : 'off')
    } catch {
      // Nothing is stored.
    }
    follow(next)
  }
  const subscribe = (onChange: () => void) => {
    listeners.add(onChange)
    return () => listeners.delete(onChange)
  }
  return () => [useSyncExternalStore(subscribe, () => isOn), turn]
}

function stored(key: string): boolean | null {
  try {
    const text = localStorage.getItem(key)
    return text === null ? null : text === 'on'
  } catch {
    return null
  }
}
