import { PenLine } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { ConversationTurn } from '#contract/assistant/conversations.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { buttonClass } from '../../../ui/Button.tsx'
import { useCan } from '../../api/staff/session.ts'
import { newQuestionPath } from '../../paths/index.ts'
import { conversationWords as words } from './conversation.words.ts'

/** Shows that a question found no source, with a link to answer it or its current state. */
export function Gap({ turn: { gapId, gapState } }: { turn: ConversationTurn }) {
  const t = useTranslate()
  const canWrite = useCan()('questions.write')
  if (!gapId) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-small">
      <Badge tone="caution">{t(words.noSource)}</Badge>
      {gapState === 'answered' && <span>{t(words.gapAnswered)}</span>}
      {gapState === 'dismissed' && <span>{t(words.gapDismissed)}</span>}
      {gapState === 'open' && canWrite && (
        <Link to={newQuestionPath([gapId])} className={buttonClass('secondary', 'compact')}>
          <PenLine aria-hidden="true" className="size-4" />
          {t(words.writeAnswer)}
        </Link>
      )}
    </div>
  )
}
