import { useQuery } from '@tanstack/react-query'
import { assumptions } from '#content/builder/assumptions.ts'
import { type Bill, billOf } from '#contract/builder/bill.ts'
import { neededInputs } from '#contract/builder/inputs.ts'
import { partsByKind } from '#contract/builder/parts.ts'
import { type LineKey, parametersOf, readSystem, type SystemInput } from '#contract/builder/system.ts'
import { numberText } from '#contract/i18n/formats.ts'
import { systemPartsOptions } from '../../api/builder.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { useAddress } from '../../ui/browser/useAddress.ts'
import { builderWords } from './builder.words.ts'

/** Returns a line about the system, such as "25 floors, 261 devices"; the floors only if they matter. */
export function useSystemSummary({ input, needed }: System, bill: Bill): string {
  const t = useTranslate()
  const devices = bill.lines.reduce((sum, { kind, quantity }) => sum + (kind === 'device' ? quantity : 0), 0)
  const floors = needed.has('floors') ? input.floors : undefined
  return t(builderWords.summary)(floors, numberText(devices))
}

/** Returns the system that the address describes, with the matching products. The address is the only state. */
export function useSystem() {
  const address = useAddress()
  const { input, corrected } = readSystem(address.parameters)
  const found = useQuery(systemPartsOptions)
  const parts = found.data && partsByKind(found.data)
  const bill = parts && billOf(input, parts, assumptions)
  const edit = (key: LineKey, change: SystemInput['edits'][LineKey] = {}) => {
    const { [key]: _, ...others } = input.edits
    return { edits: Object.keys(change).length > 0 ? { ...others, [key]: change } : others }
  }
  return {
    input,
    corrected,
    parts,
    bill,
    /** Inputs that the result depends on. */
    needed: neededInputs(input, bill),
    error: found.error,
    retry: () => void found.refetch(),
    /** Adds a history entry. */
    change: (values: Partial<SystemInput>) => address.change(parametersOf({ ...input, ...values })),
    /** Replaces the history entry, for typing. */
    adjust: (values: Partial<SystemInput>) => address.adjust(parametersOf({ ...input, ...values })),
    /** Edits one line; without a change, restores the calculated value. */
    edit: (key: LineKey, change?: SystemInput['edits'][LineKey]) =>
      address.adjust(parametersOf({ ...input, ...edit(key, change) })),
  }
}

export type System = ReturnType<typeof useSystem>
