import { type RefObject, useEffect, useState } from 'react'
import type { Bilingual } from '#contract/i18n/languages.ts'
import { useTranslate } from '../i18n/language.tsx'

/** Error messages by field path, in both languages because the reader may switch. */
export type Faults = ReadonlyMap<string, Bilingual>

const none: Faults = new Map()

/**
 * Validates a form and returns its field errors.
 * @param faultsOf validates by the contract's schema
 * @param found errors of a form that was submitted without JavaScript
 */
export function useErrors<Values>(faultsOf: (values: Values) => Faults, found: Faults = none) {
  const t = useTranslate()
  const [shown, setShown] = useState(found)
  const [isChecked, setChecked] = useState(found.size > 0)
  return {
    errorOf(path: string): string | undefined {
      const fault = shown.get(path)
      return fault && t(fault)
    },
    /** Returns whether a field, or an entry of it, has an error. */
    hasErrorIn: (field: string): boolean => [...shown.keys()].some((path) => isOf(field, path)),
    /** @returns whether the form is valid */
    check(values: Values): boolean {
      const faults = faultsOf(values)
      setShown(faults)
      setChecked(true)
      return faults.size === 0
    },
    /** Revalidates a changed field, once the form has been checked. */
    recheck(field: string, values: Values) {
      const found = isChecked ? [...faultsOf(values)].filter(([path]) => isOf(field, path)) : []
      setShown((others) => new Map([...[...others].filter(([path]) => !isOf(field, path)), ...found]))
    },
    /**
     * Shows errors that the server returned.
     * @returns whether any belongs to a field
     */
    show(refused: Faults): boolean {
      setShown(refused)
      return refused.size > 0
    },
    clear() {
      setShown(new Map())
      setChecked(false)
    },
  }
}

function isOf(field: string, path: string): boolean {
  return path === field || path.startsWith(`${field}.`)
}

/** Returns a function that focuses the first invalid field after the next render. */
export function useFocusOnWrongField(form: RefObject<HTMLFormElement | null>): () => void {
  const [request, setRequest] = useState(0)
  useEffect(() => {
    if (request === 0) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')
    const choice = wrong?.querySelector('input') // the first option of a radio group
    ;(choice ?? wrong)?.focus()
  }, [form, request])
  return () => setRequest((count) => count + 1)
}
