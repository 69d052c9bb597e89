import { useSyncExternalStore } from 'react'
import { parseJson } from '../parse-json.ts'
import { createListeners, readStored, writeStored } from './preferences.ts'

/** A list in localStorage, shared by all tabs. */
export interface StoredList<Item> {
  read: () => readonly Item[]
  /** Reads the stored list first, so that changes of other tabs are not lost. */
  update: (change: (items: readonly Item[]) => readonly Item[]) => void
  subscribe: (listener: () => void) => () => void
}

const none: readonly never[] = []

/**
 * Creates a stored list. If storage is disabled, it lasts until a reload.
 * @param parse validates one stored item; undefined drops it
 */
export function createStoredList<Item>(key: string, parse: (stored: unknown) => Item | undefined): StoredList<Item> {
  const listeners = createListeners()
  let text: string | null = null
  let items: readonly Item[] | undefined

  /** Returns the same array while the stored text is unchanged, as useSyncExternalStore requires. */
  function read(): readonly Item[] {
    const stored = readStored(key) ?? text
    if (stored !== text || !items) {
      text = stored
      items = itemsOf(stored)
    }
    return items
  }
  function itemsOf(stored: string | null): readonly Item[] {
    const found = parseJson(stored)
    const known = Array.isArray(found) ? found.flatMap((item) => parse(item) ?? []) : none
    return known.length > 0 ? known : none // the server snapshot, which avoids a re-render
  }
  return {
    read,
    update(change) {
      items = change(read())
      text = JSON.stringify(items)
      writeStored(key, text)
      listeners.notify()
    },
    subscribe: listeners.subscribe,
  }
}

/** Returns the list; empty on the server. */
export function useStoredList<Item>(list: StoredList<Item>): readonly Item[] {
  return useSyncExternalStore(list.subscribe, list.read, () => none)
}
