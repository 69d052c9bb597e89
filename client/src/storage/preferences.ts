import { useSyncExternalStore } from 'react'
import { baseCurrency, currencyCodes } from '#contract/catalogue/values/money-values.ts'
import { defaultLanguage, type ReaderLanguage, readerLanguages } from '#contract/i18n/language-values.ts'

/** A choice of the reader's that outlives the visit: one of a few values in localStorage. */
export interface Preference<Value extends string> {
  /** What holds until the reader chooses: what the server draws pages with. */
  initial: () => Value
  /** What holds until the reader chooses, where that is known only now. */
  startWith: (value: Value) => void
  read: () => Value
  write: (value: Value) => void
  subscribe: (listener: () => void) => () => void
}

/** Anything stored that is not one of `values` is ignored. With storage switched off, a choice lasts for the visit. */
export function createPreference<Value extends string>(
  key: string,
  values: readonly Value[],
  initial: Value,
): Preference<Value> {
  const listeners = new Set<() => void>()
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

/** @returns null where there is nothing, or storage is switched off */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Does nothing where storage is full or switched off: what is kept here is only a convenience. */
export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    return
  }
}

/** What addresses without a language speak. */
export const languagePreference = createPreference<ReaderLanguage>('language', readerLanguages, defaultLanguage)
export const currencyPreference = createPreference('currency', currencyCodes, baseCurrency)

export const themes = ['auto', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]
export const themePreference = createPreference<Theme>('theme', themes, 'auto')

/** What the reader has chosen; on the server, the initial value. */
export function usePreference<Value extends string>(preference: Preference<Value>): Value {
  return useSyncExternalStore(preference.subscribe, preference.read, preference.initial)
}
