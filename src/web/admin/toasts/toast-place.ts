import { createContext } from 'react'

/** The elements of the toasts and of the notes that stand. A modal dialog makes everything outside of it inert, so they move into it while it is open. */
export interface ToastPlace {
  /** The container that the toasts are rendered into. */
  element: HTMLElement
  /** The container of what stands as long as what it tells of lasts. */
  standing: HTMLElement
  /** Moves them into an element, until the returned function is called: then they are in the one before. */
  moveInto: (host: Element) => () => void
}

/** The place of the messages around a dialog; null where there are none. */
export const ToastPlaceContext = createContext<ToastPlace | null>(null)

export function makeToastPlace(): ToastPlace {
  const element = document.createElement('div')
  element.className = 'toasts'
  const standing = document.createElement('div')
  standing.className = 'standing-notes'
  let hosts: readonly Element[] = []
  const move = (next: readonly Element[]) => {
    hosts = next
    if (element.parentElement !== hosts.at(-1)) hosts.at(-1)?.append(element, standing)
  }
  return {
    element,
    standing,
    moveInto(host) {
      move([...hosts, host])
      return () => move(hosts.filter(each => each !== host))
    },
  }
}
