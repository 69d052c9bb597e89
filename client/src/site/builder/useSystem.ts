import { useQuery } from '@tanstack/react-query'
import { assumptions } from '#content/builder/assumptions.ts'
import { billOf } from '#contract/builder/bill.ts'
import { partsByKind } from '#contract/builder/parts-values.ts'
import { type LineKey, parametersOf, readSystem, type SystemInput } from '#contract/builder/system.ts'
import { systemPartsOptions } from '../../api/builder.ts'
import { useAddress } from '../../ui/browser/useAddress.ts'

/** The system that the address describes, with what the catalogue sells for it; the address alone holds it. */
export function useSystem() {
  const address = useAddress()
  const { input, corrected } = readSystem(address.parameters)
  const found = useQuery(systemPartsOptions)
  const parts = found.data && partsByKind(found.data)
  const edit = (key: LineKey, change: SystemInput['edits'][LineKey] = {}) => {
    const { [key]: _, ...others } = input.edits
    return { edits: Object.keys(change).length > 0 ? { ...others, [key]: change } : others }
  }
  return {
    input,
    corrected,
    parts,
    bill: parts && billOf(input, parts, assumptions),
    error: found.error,
    retry: () => void found.refetch(),
    /** A step of its own in the browser's history. */
    change: (values: Partial<SystemInput>) => address.change(parametersOf({ ...input, ...values })),
    /** For what is typed. */
    adjust: (values: Partial<SystemInput>) => address.adjust(parametersOf({ ...input, ...values })),
    /** Changes one line; without a change it is as the rules have it. */
    edit: (key: LineKey, change?: SystemInput['edits'][LineKey]) =>
      address.adjust(parametersOf({ ...input, ...edit(key, change) })),
  }
}

export type System = ReturnType<typeof useSystem>
