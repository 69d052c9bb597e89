import { useSyncExternalStore } from 'react'
import { reloadPage } from '../../ui/browser/network.ts'

/** State of the assistant's drawer. */
export interface DrawerState {
  isOpen: boolean
  /** How often it was opened; at 0, its code is not loaded yet. */
  opened: number
  /** Prefilled in the input, unsent. */
  question: string | undefined
}

const neverOpened: DrawerState = { isOpen: false, opened: 0, question: undefined }

/** The site's one drawer. This module is small because every page loads it. */
export const assistantDrawer = createDrawer()

/** Returns the drawer's state; closed on the server. */
export function useAssistantDrawer(): DrawerState {
  return useSyncExternalStore(assistantDrawer.subscribe, assistantDrawer.read, () => neverOpened)
}

function createDrawer() {
  const listeners = new Set<() => void>()
  let state = neverOpened

  function change(next: DrawerState): void {
    state = next
    for (const listener of listeners) listener()
  }

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** @param question prefilled in the input */
    open: (question?: string) => change({ isOpen: true, opened: state.opened + 1, question }),
    close(): void {
      if (state.isOpen) change({ ...state, isOpen: false })
    },
    /**
     * Reloads the page and reopens the drawer, because some browsers retry a failed import only after a reload.
     * @returns whether it reloads: not while the server is unreachable
     */
    reload(): Promise<boolean> {
      window.history.replaceState({ ...window.history.state, assistant: true }, '')
      return reloadPage()
    },
  }
}
