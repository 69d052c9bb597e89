import { useSyncExternalStore } from 'react'
import { reloadPage } from '../../ui/browser/network.ts'

/** Whether the assistant's drawer is open over the page, and what it was last asked for with. */
export interface DrawerState {
  isOpen: boolean
  /** How often it has been opened: 0, and none of it is loaded yet. */
  opened: number
  /** To stand in the input, unsent. */
  question: string | undefined
}

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
    /** @param question to stand in the input */
    open: (question?: string) => change({ isOpen: true, opened: state.opened + 1, question }),
    close(): void {
      if (state.isOpen) change({ ...state, isOpen: false })
    },
    /**
     * Reloads the page, which in some browsers alone mends a file that did not come. The drawer is open again after it.
     * @returns whether it does: not while the server cannot be reached
     */
    reload(): Promise<boolean> {
      window.history.replaceState({ ...window.history.state, assistant: true }, '')
      return reloadPage()
    },
  }
}
