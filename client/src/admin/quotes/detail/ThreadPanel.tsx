import type { QuoteDetail } from '#contract/quotes.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Thread } from '../../activities/Thread.tsx'
import { quotesWords as words } from '../quotes.words.ts'

/** What happened and what was said. */
export function ThreadPanel({ quote }: { quote: QuoteDetail }) {
  const t = useTranslate()
  return (
    <section className="message-panel">
      <h2>{t(words.thread)}</h2>
      <Thread activities={quote.thread} />
    </section>
  )
}
