import type { QuoteFollow } from '#contract/sales/quote-requests.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { followWords as words } from './follow.words.ts'
import { useOfferDays } from './offer-days.ts'

export function Conversation({ messages }: Pick<QuoteFollow, 'messages'>) {
  const t = useTranslate()
  const { exact } = useOfferDays()
  if (messages.length === 0) return null
  return (
    <section className="conversation mt-10 max-w-240 print:break-inside-avoid">
      <h2 className="heading text-title">{t(words.conversation)}</h2>
      <ol className="grid gap-4 mt-3">
        {messages.map(({ at, from, text }) => (
          <li
            key={at + from}
            data-from={from}
            className="max-w-160 pl-4 border-l-3 border-edge data-[from=us]:border-signal"
          >
            <p>
              <strong>{t(words[from === 'us' ? 'us' : 'you'])}</strong>{' '}
              <time className="text-ink-quiet text-fine" dateTime={at}>
                {exact(at)}
              </time>
            </p>
            <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
