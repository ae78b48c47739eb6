import { createContext } from 'react'

/** Where messages stand: what a modal dialog covers can be neither read nor pressed, so that they move into it. */
export interface ToastPlace {
  /** Holds them. */
  element: HTMLElement
  /** Moves them into an element, until the returned function is called: then they are in the one before. */
  moveInto: (host: Element) => () => void
}

/** The place of the messages around a dialog; null where there are none. */
export const ToastPlaceContext = createContext<ToastPlace | null>(null)

export function makeToastPlace(): ToastPlace {
  const element = document.createElement('div')
  element.className = 'toasts'
  let hosts: readonly Element[] = []
  const move = (next: readonly Element[]) => {
    hosts = next
    if (element.parentElement !== hosts.at(-1)) hosts.at(-1)?.append(element)
  }
  return {
    element,
    moveInto(host) {
      move([...hosts, host])
      return () => move(hosts.filter(each => each !== host))
    },
  }
}
