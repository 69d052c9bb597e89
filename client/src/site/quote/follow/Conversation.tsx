import type { QuoteFollow } from '#contract/sales/quote-requests.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { offerWords as words } from './offer.words.ts'
import { useOfferDays } from './offer-days.ts'

/** What was said on both sides, the oldest first. */
export function Conversation({ messages }: Pick<QuoteFollow, 'messages'>) {
  const t = useTranslate()
  const { exact } = useOfferDays()
  if (messages.length === 0) return null
  return (
    <section className="conversation">
      <h2 className="heading text-title">{t(words.conversation)}</h2>
      <ol>
        {messages.map(({ at, from, text }) => (
          <li key={at + from} data-from={from}>
            <p>
              <strong>{t(words[from === 'us' ? 'us' : 'you'])}</strong> <time dateTime={at}>{exact(at)}</time>
            </p>
            <p className="conversation-text">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
