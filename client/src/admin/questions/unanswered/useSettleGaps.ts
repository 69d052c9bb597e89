import { useQueryClient } from '@tanstack/react-query'
import type { QuestionGap } from '#contract/assistant/questions.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { changeGap } from '../../api/questions.ts'
import { uiWords } from '../../ui/ui.words.ts'
import { useFailureWords } from '../../words/failure-words.ts'
import { gapsWords as words } from './gaps.words.ts'

type Settled = 'open' | 'dismissed'

/** Dismisses or reopens gaps with an undo; leaves those that were answered in the meantime. */
export function useSettleGaps(): (gaps: Pick<QuestionGap, 'id'>[], state: Settled) => Promise<void> {
  const t = useTranslate()
  const toast = useToast()
  const failureWords = useFailureWords()
  const queries = useQueryClient()

  async function put(gaps: Pick<QuestionGap, 'id'>[], state: Settled) {
    const results = await Promise.allSettled(gaps.map(({ id }) => changeGap(id, { state })))
    void queries.invalidateQueries({ queryKey: ['tables', 'question-gaps'] })
    void queries.invalidateQueries({ queryKey: ['questions'] })
    return results
  }

  return async (gaps, state) => {
    const results = await put(gaps, state)
    const done = gaps.filter((_, index) => results[index]?.status === 'fulfilled')
    const failure = results.find((result) => result.status === 'rejected')
    if (failure) toast(failureWords(failure.reason), 'failure')
    if (failure || done.length === 0) return
    const message = state === 'dismissed' ? words.dismissed : words.reopened
    const back = state === 'dismissed' ? 'open' : 'dismissed'
    toast(t(message)(done.length), 'success', undefined, {
      label: t(uiWords.undo),
      onAct: () => void put(done, back),
    })
  }
}
