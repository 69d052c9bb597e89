import { useSyncExternalStore } from 'react'

/** Whether the assistant's drawer is open over the page, and what it was last asked for with. */
export interface DrawerState {
  isOpen: boolean
  /** How often it has been opened: 0, and none of it is loaded yet. */
  opened: number
  /** To stand in the input, unsent. */
  question: string | undefined
}

/** A page that has the assistant's panel itself: whoever asks for the assistant is led there. */
type Host = (question: string | undefined) => void

const neverOpened: DrawerState = { isOpen: false, opened: 0, question: undefined }

/** The site's one drawer. Small, for every page has it; the drawer itself comes when it is first opened. */
export const assistantDrawer = createDrawer()

/** On the server, closed. */
export function useAssistantDrawer(): DrawerState {
  return useSyncExternalStore(assistantDrawer.subscribe, assistantDrawer.read, () => neverOpened)
}

function createDrawer() {
  const listeners = new Set<() => void>()
  let state = neverOpened
  let host: Host | undefined

  function change(next: DrawerState): void {
    state = next
    for (const listener of listeners) listener()
  }
  function close(): void {
    if (state.isOpen) change({ ...state, isOpen: false })
  }

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Opens it, or leads to the page's own panel. @param question to stand in the input */
    open(question?: string): void {
      if (host) host(question)
      else change({ isOpen: true, opened: state.opened + 1, question })
    },
    close,
    /** While a page has the panel itself: there is one at a time. @returns what ends it */
    hostedBy(page: Host) {
      close()
      host = page
      return () => {
        host = undefined
      }
    },
  }
}
