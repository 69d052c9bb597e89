import { Copy, type LucideIcon, RefreshCcw, ThumbsDown, ThumbsUp } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { ChatRating } from '#contract/assistant/chat.ts'
import { answerWords, blocksOf, plainText } from '../../../answers/index.ts'
import { useLanguage, useLocalPath, useTranslate } from '../../../i18n/language.tsx'
import { useOrigin } from '../../../ui/browser/hydration.ts'
import { useCopy } from '../../../ui/browser/useCopy.ts'
import { useToast } from '../../../ui/Toast.tsx'
import { conversation } from '../conversation.ts'
import type { Turn } from '../history.ts'

/** Renders an answer's actions; only the last answer can be repeated. */
export function Actions({ turn, isLast }: { turn: Turn; isLast: boolean }) {
  const t = useTranslate()
  const copy = useCopy()
  const text = useCopyText(turn)
  const language = useLanguage()
  return (
    <fieldset className="-ms-3.5 flex lg:-ms-2.5">
      <legend className="sr-only">{t(answerWords.actions)}</legend>
      {turn.text !== '' && (
        <Action
          icon={Copy}
          label={t(answerWords.copy)}
          onClick={() => copy(text(), { done: t(answerWords.copied), failed: t(answerWords.copyFailed) })}
        />
      )}
      {isLast && (
        <Action icon={RefreshCcw} label={t(answerWords.regenerate)} onClick={() => conversation.askAgain(language)} />
      )}
      {turn.answer && <Rating turn={turn} />}
    </fieldset>
  )
}

function Rating({ turn }: { turn: Turn }) {
  const t = useTranslate()
  const toast = useToast()
  function rate(rating: ChatRating) {
    const chosen = turn.rating === rating ? null : rating
    conversation.rate(turn, chosen).catch(() => toast(t(answerWords.rateFailed), 'failure'))
  }
  return (
    <>
      <Action
        icon={ThumbsUp}
        label={t(answerWords.up)}
        aria-pressed={turn.rating === 'up'}
        onClick={() => rate('up')}
      />
      <Action
        icon={ThumbsDown}
        label={t(answerWords.down)}
        aria-pressed={turn.rating === 'down'}
        onClick={() => rate('down')}
      />
    </>
  )
}

type ActionProps = ComponentProps<'button'> & { icon: LucideIcon; label: string }

function Action({ icon: Icon, label, ...rest }: ActionProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      className="answer-action group grid size-11 place-items-center rounded-control text-ink-quiet hover:bg-sunken hover:text-ink aria-pressed:text-signal lg:size-9"
      {...rest}
    >
      <Icon aria-hidden="true" className="size-4 group-aria-pressed:fill-signal-soft" />
    </button>
  )
}

/** Returns a function that formats the answer as plain text, followed by its sources with their addresses. */
function useCopyText({ text, answer }: Turn): () => string {
  const t = useTranslate()
  const origin = useOrigin()
  const localPath = useLocalPath()
  const addresses = (answer?.sources ?? []).map(
    ({ number, title, path }) => `[${number}] ${title}\n${origin}${localPath(path)}`,
  )
  const list = addresses.length > 0 ? `\n\n${t(answerWords.sources)}\n${addresses.join('\n')}` : ''
  return () => plainText(blocksOf(text)) + list
}
