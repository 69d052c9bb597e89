import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { type SyncConflict, syncConflictSchema } from '#contract/sync/sync.ts'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { StaffFailure } from '../../api/request.ts'
import { settleConflicts } from '../../api/sync.ts'
import { useFailureWords } from '../../words/useFailureWords.ts'
import { conflictsWords as words } from './conflicts.words.ts'
import { conflictsTable } from './conflicts-table.tsx'

export type Choice = 'ours' | 'theirs'

interface Settle {
  ids: string[] | 'all'
  choice: Choice
}

/** Settles conflicts and says so; where a colleague was quicker, who and what, and the list is fresh. */
export function useSettle() {
  const t = useTranslate()
  const toast = useToast()
  const language = useLanguage()
  const queries = useQueryClient()
  const failureWords = useFailureWords()

  function sayQuicker(current: unknown) {
    const settled = z.safeParse(z.array(syncConflictSchema), current).data ?? []
    const texts = settled.map((conflict) =>
      t(words.alreadyBy)(
        conflictsTable.rowName(conflict, language),
        [conflict.settledBy, t(choiceWords(conflict))].filter(Boolean).join(', '),
      ),
    )
    toast(t(words.already), 'failure', texts.slice(0, 3).join(' · ') || undefined)
  }
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (settle: Settle) => settleConflicts(settle),
    onSuccess: (count, { choice }) => toast(t(choice === 'ours' ? words.keptOurs : words.keptTheirs)(count)),
    onError(error) {
      if (error instanceof StaffFailure && error.code === 'conflict.settled') sayQuicker(error.current)
      else toast(t(words.failed), 'failure', failureWords(error))
    },
    onSettled: () =>
      Promise.all(
        [['tables', 'sync-conflicts'], ['sync', 'status'], ['badges']].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  })
  return { settle: mutateAsync, isPending }
}

/** What was decided. */
export function choiceWords({ choice }: Pick<SyncConflict, 'choice'>) {
  return choice === 'ours' ? words.settledOurs : words.settledTheirs
}
