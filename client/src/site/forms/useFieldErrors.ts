import { useState } from 'react'
import type * as z from 'zod/mini'
import type { Bilingual } from '#contract/languages.ts'
import type { ApiFailure, FailureCode } from '../../api/failure.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { problemWords } from '../../i18n/problems.words.ts'
import { type FieldFault, faultOfMessage, faultsOf, type Values } from './field-faults.ts'
import { faultWords } from './forms.words.ts'

export interface RefusalOptions<Name extends string> {
  /** The field beside which a failure of the whole request belongs. */
  fieldOfFailure?: Partial<Record<FailureCode, NoInfer<Name>>>
  /** What to say of a field that only the server refuses. */
  refusals?: Partial<Record<NoInfer<Name>, Bilingual>>
}

/** What is wrong with each field, in the reader's language: by the contract's schema, and by the server's answer. */
export function useFieldErrors<Name extends string>(
  names: Record<Name, unknown>,
  schema: z.core.$ZodType,
  { fieldOfFailure, refusals }: RefusalOptions<Name>,
) {
  const t = useTranslate()
  const [errors, setErrors] = useState<Values>({})
  const [isChecked, setChecked] = useState(false)

  const sentence = (fault: FieldFault) =>
    fault.kind === 'tooLong' ? t(faultWords.tooLong)(fault.most, fault.excess) : t(faultWords[fault.kind])

  function refusedFields({ code, fields }: ApiFailure): [field: string, error: string][] {
    const whole = fieldOfFailure?.[code]
    if (whole) return [[whole, t(problemWords[code])]]
    return fields.flatMap(({ path, message }) => {
      if (!isNameOf(names, path)) return []
      const fault = faultOfMessage(message)
      const special = fault.kind === 'refused' ? refusals?.[path] : undefined
      return [[path, special ? t(special) : sentence(fault)]]
    })
  }

  return {
    errorOf: (field: string) => errors[field],
    /** @returns whether the form may be sent */
    check(values: Values): boolean {
      const faults = [...faultsOf(schema, values)]
      setErrors(Object.fromEntries(faults.map(([field, fault]) => [field, sentence(fault)])))
      setChecked(true)
      return faults.length === 0
    },
    /** After a change: a form that was checked says at once whether the field is right now. */
    recheck(field: string, values: Values) {
      const fault = isChecked ? faultsOf(schema, values).get(field) : undefined
      setErrors(({ [field]: _former, ...others }) => (fault ? { ...others, [field]: sentence(fault) } : others))
    },
    /** @returns whether any of the form's fields is to blame */
    showRefusals(failure: ApiFailure): boolean {
      const refused = refusedFields(failure)
      setErrors(Object.fromEntries(refused))
      return refused.length > 0
    },
    clear() {
      setErrors({})
      setChecked(false)
    },
  }
}

function isNameOf<Name extends string>(names: Record<Name, unknown>, path: string): path is Name {
  return Object.hasOwn(names, path)
}
