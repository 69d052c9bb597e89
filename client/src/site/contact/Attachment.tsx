import { plainAnswer } from '#contract/assistant/transcripts.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { enquiryCopy } from './contact.words.ts'
import type { AttachedConversation } from './useAttachedConversation.ts'

export function Attachment({ conversation: { turns, remove } }: { conversation: AttachedConversation }) {
  const t = useTranslate()
  return (
    <section
      aria-label={t(enquiryCopy.attachment)}
      className="attachment rounded-panel border border-hairline border-l-2 border-l-signal px-4 pt-2 pb-3"
    >
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-semibold">{t(enquiryCopy.attachment)}</h3>
        <Button size="compact" variant="quiet" onClick={remove}>
          {t(enquiryCopy.attachmentRemove)}
        </Button>
      </div>
      <p className="field-hint">{t(enquiryCopy.attachmentHint)}</p>
      <details>
        <summary className="min-h-11 content-center">{t(enquiryCopy.attachmentShow)(turns.length)}</summary>
        <ol className="grid gap-4 wrap-anywhere">
          {turns.map(({ question, answer }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name, and none comes or goes
            <li key={index}>
              <p className="font-semibold" dir="auto">
                {question}
              </p>
              <p className="whitespace-pre-line text-ink-quiet" dir="auto">
                {plainAnswer(answer)}
              </p>
            </li>
          ))}
        </ol>
      </details>
    </section>
  )
}
