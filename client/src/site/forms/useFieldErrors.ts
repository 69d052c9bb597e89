import type { Bilingual } from '#contract/i18n/languages.ts'
import type { ApiFailure, FailureCode } from '../../api/failure.ts'
import { problemWords } from '../../api/problems/problems.words.ts'
import { faultWords } from '../../forms/faults.words.ts'
import type { Values } from '../../forms/form-draft.ts'
import { useErrors } from '../../forms/useErrors.ts'
import { type FieldFault, faultOfCode } from './field-faults.ts'

export interface RefusalOptions<Name extends string> {
  /** The field that shows a failure of the whole request. */
  fieldOfFailure?: Partial<Record<FailureCode, NoInfer<Name>>>
  /** Messages for fields that only the server can refuse. */
  refusals?: Partial<Record<NoInfer<Name>, Bilingual>>
}

interface Check {
  faultsOf: (values: Values) => ReadonlyMap<string, FieldFault>
}

/** Returns each field's error in the reader's language, from local validation and from the server. */
export function useFieldErrors<Name extends string>(
  names: Record<Name, unknown>,
  { faultsOf }: Check,
  { fieldOfFailure, refusals }: RefusalOptions<Name>,
  sent?: Pick<ApiFailure, 'code' | 'fields'>,
) {
  function refusedFields({ code, fields }: Pick<ApiFailure, 'code' | 'fields'>): [field: string, fault: Bilingual][] {
    const whole = fieldOfFailure?.[code]
    if (whole) return [[whole, problemWords[code]]]
    return fields.flatMap(({ path, code }) => {
      if (!isNameOf(names, path)) return []
      const fault = faultOfCode(code)
      const special = fault.kind === 'refused' ? refusals?.[path] : undefined
      return [[path, special ?? sentence(fault)]]
    })
  }

  const errors = useErrors(
    (values: Values) => new Map([...faultsOf(values)].map(([field, fault]) => [field, sentence(fault)])),
    sent && new Map(refusedFields(sent)),
  )
  return {
    ...errors,
    /** @returns whether any error belongs to a field */
    showRefusals: (failure: ApiFailure): boolean => errors.show(new Map(refusedFields(failure))),
  }
}

function sentence(fault: FieldFault): Bilingual {
  if (fault.kind !== 'tooLong') return faultWords[fault.kind]
  const { most, excess } = fault
  return { 'zh-TW': faultWords.tooLong['zh-TW'](most, excess), en: faultWords.tooLong.en(most, excess) }
}

function isNameOf<Name extends string>(names: Record<Name, unknown>, path: string): path is Name {
  return Object.hasOwn(names, path)
}
