import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { RecordField } from '#contract/fields/product.ts'
import { type FieldOwner, mappingOf, storedMappingSchema } from '#contract/sync/mapping.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { savedMappingOptions, setFieldOwner } from '../../api/mapping.ts'
import { StaffFailure } from '../../api/request.ts'
import { reopenConflicts, settleConflicts } from '../../api/sync.ts'
import { useFailureWords } from '../../words/failure-words.ts'
import { recordFieldWords } from '../../words/record-fields.words.ts'
import { useFieldOwnerLabels } from '../PropertyTable.tsx'
import { changed, useConflictWords, useShowUnsettled } from './useSettleConflicts.ts'

type Side = 'ours' | 'theirs'

const ownerOf = { ours: 'here', theirs: 'notion' } as const

/** Settles a conflict and sets the field's owner, both or neither. */
export function useSettleWithOwner(id: string, field: RecordField) {
  const t = useTranslate()
  const words = useConflictWords()
  const ownerWords = useFieldOwnerLabels()
  const toast = useToast()
  const queries = useQueryClient()
  const failureWords = useFailureWords()
  const showUnsettled = useShowUnsettled()
  const { data: saved } = useQuery(savedMappingOptions)
  const owner = saved && mappingOf(saved.mapping, field).owner
  const renew = () =>
    Promise.all([...changed, ['sync'], ['notion']].map((queryKey) => queries.invalidateQueries({ queryKey })))

  function showReason(error: unknown, title: string) {
    if (!(error instanceof StaffFailure && error.code === 'record.changed')) {
      return toast(title, 'failure', failureWords(error))
    }
    const current = z.safeParse(storedMappingSchema, error.current).data
    const now = current && t(words.alwaysNow)(t(ownerWords[mappingOf(current.mapping, field).owner]))
    toast(t(words.ownerMoved), 'failure', now)
  }

  const { mutate: undo } = useMutation({
    async mutationFn({ set, was }: { set: FieldOwner; was: FieldOwner }) {
      await setFieldOwner({ field, owner: was, was: set })
      await reopenConflicts([id]).catch(async (error: unknown) => {
        await setFieldOwner({ field, owner: set, was })
        throw error
      })
    },
    onSuccess: () => toast(t(words.ownerUndone)),
    onError: (error) => showReason(error, t(words.notUndone)),
    onSettled: renew,
  })

  const { mutateAsync, isPending } = useMutation({
    async mutationFn({ side, was }: { side: Side; was: FieldOwner }) {
      await settleConflicts({ ids: [id], choice: side }).catch((error: unknown) => {
        showUnsettled(error)
        throw error
      })
      await setFieldOwner({ field, owner: ownerOf[side], was }).catch(async (error: unknown) => {
        await reopenConflicts([id])
        showReason(error, t(words.failed))
        throw error
      })
    },
    onSuccess: (_done, { side, was }) =>
      toast(
        t(side === 'ours' ? words.isAlwaysOurs : words.isAlwaysTheirs)(t(recordFieldWords[field])),
        'success',
        t(words.alwaysWhere),
        {
          label: t(words.undo),
          onAct: () => undo({ set: ownerOf[side], was }),
        },
      ),
    onSettled: renew,
  })
  return { owner, settle: mutateAsync, isPending }
}
