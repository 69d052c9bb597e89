import { useQueryClient } from '@tanstack/react-query'
import { CircleX } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import type { ConversationTurn } from '#contract/assistant/conversations.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { unmarkAnswerWrong } from '../../api/conversations.ts'
import { useCan } from '../../api/staff/session.ts'
import { MarkWrongDialog, correctionWords as words } from '../../assistant/index.ts'
import { useFailureWords } from '../../words/failure-words.ts'

/** Shows that staff marked an answer as wrong, with what it should have said, and offers to mark it or to take that back. */
export function WrongMark({ turn }: { turn: ConversationTurn }) {
  const t = useTranslate()
  const canMark = useCan()('questions.write')
  const [isOpen, setOpen] = useState(false)
  const { id = '' } = useParams()
  const place = { id, turnId: turn.id }
  const unmark = useUnmarking(place)
  const { correction, state } = turn
  if (state !== 'answered' && state !== 'stopped') return null
  return (
    <>
      {correction && (
        <div className="grid gap-1 border-t border-hairline pt-2 text-small">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <Badge tone="danger">{t(words.wrong)}</Badge>
            <span className="text-fine text-ink-quiet">{t(words.markedBy)(correction.by)}</span>
          </p>
          <Phrases label={t(words.says)} phrases={correction.says} />
          <Phrases label={t(words.never)} phrases={correction.never} />
        </div>
      )}
      {canMark && (
        <p className="flex flex-wrap gap-2">
          <Button size="compact" variant="quiet" onClick={() => setOpen(true)}>
            <CircleX aria-hidden="true" className="size-4" />
            {t(correction ? words.change : words.mark)}
          </Button>
          {correction && (
            <Button size="compact" variant="quiet" onClick={() => void unmark()}>
              {t(words.unmark)}
            </Button>
          )}
        </p>
      )}
      {isOpen && (
        <MarkWrongDialog
          place={place}
          question={turn.question}
          correction={correction}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

function Phrases({ label, phrases }: { label: string; phrases: string[] }) {
  if (phrases.length === 0) return null
  return (
    <p>
      <span className="text-fine text-ink-quiet">{label}</span>
      {phrases.map((phrase) => (
        <span key={phrase} dir="auto" className="block">
          {phrase}
        </span>
      ))}
    </p>
  )
}

function useUnmarking(place: { id: string; turnId: string }) {
  const t = useTranslate()
  const toast = useToast()
  const queries = useQueryClient()
  const failureWords = useFailureWords()
  return async () => {
    try {
      await unmarkAnswerWrong(place)
      toast(t(words.unmarked))
    } catch (error) {
      toast(failureWords(error), 'failure')
    }
    await queries.invalidateQueries({ queryKey: ['conversations'] })
  }
}
