import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import type { RecordField } from '#contract/fields/product.ts'
import {
  type FieldMapping,
  type Mapping,
  type MappingStudio,
  mappingSchema,
  type StoredMapping,
  storedMappingSchema,
  withField,
} from '#contract/sync/mapping.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { mappingStudioOptions, restoreMapping, saveMapping } from '../../api/mapping.ts'
import { StaffFailure } from '../../api/request.ts'
import { staffFaultOf } from '../../records/form/index.ts'
import { useFailureWords } from '../../words/failure-words.ts'
import { differing, openProposals, withProposal } from './draft.ts'
import { mappingWords as words } from './mapping.words.ts'

type Errors = Partial<Record<RecordField, string>>

/** Unsaved changes over the mapping that was saved when editing began. */
export interface MappingDraft {
  mapping: Mapping
  /** Fields that differ from the saved mapping. */
  changes: RecordField[]
  proposals: RecordField[]
  isSaving: boolean
  /** A version that somebody else has saved in the meantime. */
  conflict: StoredMapping | undefined
  errorOf: (field: RecordField) => string | undefined
  change: (field: FieldMapping) => void
  takeProposals: (fields: RecordField[]) => void
  /** Continues with another mapping, from a file. */
  replace: (mapping: Mapping) => void
  discard: () => void
  takeTheirs: () => void
  /** @returns whether it was saved */
  save: (over?: number) => Promise<boolean>
  /** @throws StaffFailure */
  restore: (version: number) => Promise<void>
}

export function useMappingDraft(studio: MappingStudio): MappingDraft {
  const t = useTranslate()
  const toast = useToast()
  const failureWords = useFailureWords()
  const queries = useQueryClient()
  const [base, setBase] = useState<StoredMapping>(studio)
  const [mapping, setMapping] = useState(studio.mapping)
  const [isSaving, setSaving] = useState(false)
  const [conflict, setConflict] = useState<StoredMapping>()
  const [errors, setErrors] = useState<Errors>({})
  const changes = differing(base.mapping, mapping)
  const isChanged = changes.length > 0

  function restart(saved: StoredMapping) {
    setBase(saved)
    setMapping(saved.mapping)
    setConflict(undefined)
    setErrors({})
  }

  // Without unsaved changes, follow what others save.
  useEffect(() => {
    if (!isChanged && studio.version > base.version) restart(studio)
  })

  function change(next: Mapping, fields: RecordField[]) {
    setMapping(next)
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !fields.some((one) => one === field))),
    )
  }

  async function afterSave(now: StoredMapping) {
    restart(now)
    for (const queryKey of [['notion'], ['sync']]) void queries.invalidateQueries({ queryKey })
    await queries.invalidateQueries({ queryKey: mappingStudioOptions.queryKey })
  }

  function showRefusal(error: unknown): boolean {
    const failure = error instanceof StaffFailure ? error : undefined
    if (failure?.code === 'record.changed') {
      setConflict(z.safeParse(storedMappingSchema, failure.current).data)
      return false
    }
    const faults = failure?.fields?.flatMap((fault) => {
      const field = mapping.fields[Number(/^mapping\.fields\.(\d+)/.exec(fault.path)?.[1])]?.field
      return field ? [[field, t(staffFaultOf(fault, undefined))] as const] : []
    })
    setErrors(Object.fromEntries(faults ?? []))
    toast(t(words.notSaved), 'failure', failureWords(error))
    return false
  }

  /** Skips the request if a value is not filled in yet. */
  function isFilledIn(): boolean {
    const faults = z.safeParse(mappingSchema, mapping).error?.issues.flatMap(({ path }) => {
      const field = mapping.fields[Number(path[1])]?.field
      return field ? [[field, t(staffFaultOf({ code: 'required' }))] as const] : []
    })
    if (faults) setErrors(Object.fromEntries(faults))
    return faults === undefined
  }

  async function save(over = base.version): Promise<boolean> {
    if (!isFilledIn()) return false
    setSaving(true)
    try {
      const now = await saveMapping(over, mapping)
      toast(t(words.saved), 'success', t(words.nextSync))
      await afterSave(now)
      return true
    } catch (error) {
      return showRefusal(error)
    } finally {
      setSaving(false)
    }
  }

  return {
    mapping,
    changes,
    proposals: openProposals(mapping, studio),
    isSaving,
    conflict,
    errorOf: (field) => errors[field],
    change: (field) => change(withField(mapping, field), [field.field]),
    takeProposals: (fields) =>
      change(
        fields.reduce((all, field) => withProposal(all, field, studio), mapping),
        fields,
      ),
    replace: (next) => change(next, []),
    discard: () => restart(base),
    takeTheirs: () => {
      if (conflict) void afterSave(conflict)
    },
    save,
    async restore(version) {
      await afterSave(await restoreMapping(version, base.version))
    },
  }
}
