import { useState } from 'react'
import type { Bilingual } from '#contract/i18n/languages.ts'
import { useTranslate } from '../i18n/language.tsx'

/** What is wrong, by the path of the field: a sentence in both languages, for the reader may change theirs meanwhile. */
export type Faults = ReadonlyMap<string, Bilingual>

const none: Faults = new Map()

/**
 * What a form says beside its fields.
 * @param faultsOf the faults of what is in the form, by the contract's schema
 * @param found what was wrong with it when it was sent without scripts
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
    /** @returns whether the form may be sent */
    check(values: Values): boolean {
      const faults = faultsOf(values)
      setShown(faults)
      setChecked(true)
      return faults.size === 0
    },
    /** After a change: a form that was checked says at once whether the field is right now. */
    recheck(field: string, values: Values) {
      const isOf = (path: string) => path === field || path.startsWith(`${field}.`)
      const found = isChecked ? [...faultsOf(values)].filter(([path]) => isOf(path)) : []
      setShown((others) => new Map([...[...others].filter(([path]) => !isOf(path)), ...found]))
    },
    /** What the server has refused. @returns whether any field is to blame */
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
