import { useEffect, useRef, useState } from 'react'
import { toolLabels } from '#contract/assistant/tools/tool-names.ts'
import { answerWords, blocksOf, fallbackWords, meanwhileDemo, speechText } from '../../../answers/index.ts'
import { chatProblemWords } from '../../../i18n/chat-problems.words.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import type { Turn } from '../history.ts'
import { panelWords } from '../panel.words.ts'

// Clears the announcement afterwards, so that a screen reader's cursor does not meet the answer twice.
const announcedMilliseconds = 5000

/** Returns the text announced to screen readers for the last question: pending, then the result once. */
export function useAnnouncement(last: Turn | undefined): string {
  const t = useTranslate()
  const isPending = last?.state === 'asking'
  const wasPending = useRef(false)
  const [outcome, setOutcome] = useState('')
  useEffect(() => {
    if (wasPending.current && last && !isPending) setOutcome(outcomeOf(last, t))
    wasPending.current = isPending
  }, [isPending, last, t])
  useEffect(() => {
    if (outcome === '') return
    const timer = setTimeout(() => setOutcome(''), announcedMilliseconds)
    return () => clearTimeout(timer)
  }, [outcome])
  if (!isPending) return outcome
  return last.looking ? t(toolLabels[last.looking]) : t(panelWords.thinking)
}

function outcomeOf({ state, text, answer, failure }: Turn, t: ReturnType<typeof useTranslate>): string {
  if (failure) return t(chatProblemWords[failure])
  if (state === 'stopped') return t(answerWords.stopped)
  const { fallback, unverified = [] } = answer ?? {}
  return [
    `${t(panelWords.assistant)}:`,
    fallback && `${t(fallbackWords[fallback])}${t(meanwhileDemo)}`,
    speechText(blocksOf(text)),
    unverified.length > 0 && t(answerWords.unverifiedNote)(unverified.join(t(panelWords.comma))),
  ]
    .filter(Boolean)
    .join(' ')
}
