import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { Bilingual } from '#contract/i18n/languages.ts'
import { type ConflictChoice, type SyncConflict, syncConflictSchema } from '#contract/sync/sync.ts'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { StaffFailure } from '../../api/request.ts'
import { reopenConflicts, settleConflicts } from '../../api/sync.ts'
import { useSourceWords } from '../../sync/index.ts'
import { useFailureWords } from '../../words/failure-words.ts'
import { conflictsWords } from './conflicts.words.ts'
import { fileConflictsWords } from './file-conflicts.words.ts'
import { conflictName } from './product-name.ts'

type Settle = Parameters<typeof settleConflicts>[0]

export const changed = [['tables', 'sync-conflicts'], ['sync', 'status'], ['badges'], ['products']]

/** Returns a handler that shows why nothing was settled; names the colleague who was faster. */
export function useShowUnsettled(): (error: unknown) => void {
  const t = useTranslate()
  const words = useConflictWords()
  const toast = useToast()
  const language = useLanguage()
  const failureWords = useFailureWords()

  function showFasterColleague(current: unknown) {
    const settled = z.safeParse(z.array(syncConflictSchema), current).data ?? []
    const texts = settled.map((conflict) =>
      t(words.alreadyBy)(
        conflictName(conflict, conflict.field, language),
        [conflict.settledBy, t(choiceWords(conflict, words))].filter(Boolean).join(', '),
      ),
    )
    toast(t(words.already), 'failure', texts.slice(0, 3).join(' · ') || undefined)
  }
  return (error) => {
    if (error instanceof StaffFailure && error.code === 'conflict.settled') showFasterColleague(error.current)
    else toast(t(words.failed), 'failure', failureWords(error))
  }
}

/** Settles conflicts and shows a toast with an undo. */
export function useSettleConflicts() {
  const t = useTranslate()
  const words = useConflictWords()
  const toast = useToast()
  const queries = useQueryClient()
  const showUnsettled = useShowUnsettled()
  const { reopen } = useReopenConflicts()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (settle: Settle) => settleConflicts(settle),
    onSuccess(count, { ids, choice }) {
      const undo = ids === 'all' ? undefined : { label: t(words.undo), onAct: () => reopen(ids) }
      const toasts = { ours: words.keptOurs, theirs: words.keptTheirs, other: words.keptOther }
      toast(t(toasts[choice])(count), 'success', undefined, undo)
    },
    onError(error, { choice }) {
      const isShown = choice === 'other' && error instanceof StaffFailure && error.code === 'request.invalid'
      if (!isShown) showUnsettled(error)
    },
    onSettled: () => Promise.all(changed.map((queryKey) => queries.invalidateQueries({ queryKey }))),
  })
  return { settle: mutateAsync, isPending }
}

export function useReopenConflicts() {
  const t = useTranslate()
  const words = useConflictWords()
  const toast = useToast()
  const queries = useQueryClient()
  const failureWords = useFailureWords()
  const { mutate, isPending } = useMutation({
    mutationFn: (ids: string[]) => reopenConflicts(ids),
    onSuccess: () => toast(t(words.undone)),
    onError: (error) => toast(t(words.notUndone), 'failure', failureWords(error)),
    onSettled: () => Promise.all(changed.map((queryKey) => queries.invalidateQueries({ queryKey }))),
  })
  return { reopen: mutate, isReopening: isPending }
}

export function choiceWords({ choice }: Pick<SyncConflict, 'choice'>, words: typeof conflictsWords): Bilingual {
  const choices: Record<ConflictChoice, Bilingual> = {
    ours: words.settledOurs,
    theirs: words.settledTheirs,
    other: words.settledOther,
  }
  return choices[choice ?? 'theirs']
}

export function useConflictWords(): typeof conflictsWords {
  return useSourceWords(conflictsWords, fileConflictsWords)
}
