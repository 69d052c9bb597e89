import { useSyncExternalStore } from 'react'
import { baseCurrency, currencyCodes } from '#contract/catalogue/values/money-values.ts'
import { defaultLanguage, type ReaderLanguage, readerLanguages } from '#contract/i18n/language-values.ts'

/** One of a few values, stored in localStorage. */
export interface Preference<Value extends string> {
  /** Value until the reader chooses; the server renders with it. */
  initial: () => Value
  /** Sets the initial value if it is only known at runtime. */
  startWith: (value: Value) => void
  read: () => Value
  write: (value: Value) => void
  subscribe: (listener: () => void) => () => void
}

/**
 * Creates a preference. Ignores stored values that are not in `values`. If storage is disabled, a choice lasts until a
 * reload.
 */
export function createPreference<Value extends string>(
  key: string,
  values: readonly Value[],
  initial: Value,
): Preference<Value> {
  const listeners = createListeners()
  let chosen: Value | undefined
  let start = initial
  return {
    initial: () => start,
    startWith(value) {
      start = value
    },
    read() {
      const stored = readStored(key)
      return values.find((value) => value === stored) ?? chosen ?? start
    },
    write(value) {
      chosen = value
      writeStored(key, value)
      listeners.notify()
    },
    subscribe: listeners.subscribe,
  }
}

/** Creates the listeners of a stored value, which also hear of changes in other tabs. */
export function createListeners() {
  const listeners = new Set<() => void>()
  return {
    notify() {
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      window.addEventListener('storage', listener)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', listener)
      }
    },
  }
}

/** @returns null if nothing is stored or storage is disabled */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Does nothing if storage is full or disabled. */
export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    return
  }
}

/** Language of addresses without a language prefix. */
export const languagePreference = createPreference<ReaderLanguage>('language', readerLanguages, defaultLanguage)
export const currencyPreference = createPreference('currency', currencyCodes, baseCurrency)

export const themes = ['auto', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]
export const themePreference = createPreference<Theme>('theme', themes, 'auto')

/** Returns the reader's choice; the initial value on the server. */
export function usePreference<Value extends string>(preference: Preference<Value>): Value {
  return useSyncExternalStore(preference.subscribe, preference.read, preference.initial)
}
