import { useSyncExternalStore } from 'react'
import { parseJson } from '../parse-json.ts'
import { readStored, writeStored } from './preferences.ts'

/** A list in localStorage that every tab of this browser shares. */
export interface StoredList<Item> {
  read: () => readonly Item[]
  /** Reads afresh before it writes, so that what another tab has done since is kept. */
  update: (change: (items: readonly Item[]) => readonly Item[]) => void
  subscribe: (listener: () => void) => () => void
}

const none: readonly never[] = []

/**
 * What is stored is not trusted; with storage switched off, the list lasts for the visit.
 * @param parse one stored item; undefined where it is none, and it is left out
 */
export function createStoredList<Item>(key: string, parse: (stored: unknown) => Item | undefined): StoredList<Item> {
  const listeners = new Set<() => void>()
  let text: string | null = null
  let items: readonly Item[] | undefined

  /** The same array while the stored text is the same: React compares snapshots by identity. */
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
    return known.length > 0 ? known : none // as on the server: whoever shows it need not be drawn again
  }
  return {
    read,
    update(change) {
      items = change(read())
      text = JSON.stringify(items)
      writeStored(key, text)
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      window.addEventListener('storage', listener)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', listener)
      }
    },
  }
}

/** What is in the list; on the server, nothing. */
export function useStoredList<Item>(list: StoredList<Item>): readonly Item[] {
  return useSyncExternalStore(list.subscribe, list.read, () => none)
}
