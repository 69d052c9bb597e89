import { Link } from 'react-router-dom'
import type { QuestionGap } from '#contract/assistant/questions.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { buttonClass } from '../../../ui/Button.tsx'
import { useCan } from '../../api/staff/session.ts'
import { conversationsPath, newQuestionPath } from '../../paths/index.ts'
import { gapsWords as words } from './gaps.words.ts'

export function GapDetail({ gap: { id, question, alike, state } }: { gap: QuestionGap }) {
  const t = useTranslate()
  const canWrite = useCan()('questions.write')
  return (
    <div className="grid max-w-3xl justify-items-start gap-2 whitespace-normal">
      {alike.length > 0 ? (
        <>
          <h2 className="text-fine font-semibold">{t(words.alike)}</h2>
          <ul>
            {alike.map((wording) => (
              <li key={wording} dir="auto" className="py-1 wrap-anywhere">
                {wording}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="text-ink-quiet">{t(words.noAlike)}</p>
      )}
      <p className="flex flex-wrap gap-2">
        {canWrite && state !== 'answered' && (
          <Link to={newQuestionPath([id])} className={buttonClass('primary', 'compact')}>
            {t(words.write)}
          </Link>
        )}
        <Link
          to={`${conversationsPath}?${new URLSearchParams({ search: question.slice(0, 200) })}`}
          className={buttonClass('quiet', 'compact')}
        >
          {t(words.inConversations)}
        </Link>
      </p>
    </div>
  )
}
