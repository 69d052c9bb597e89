import { useState } from 'react'
import { useTranslate } from '../../i18n/language.tsx'
import { useQuoteBasket } from '../../storage/quote-basket.ts'
import { useIsHydrated } from '../../ui/browser/useIsHydrated.ts'
import { lazyComponents } from '../../ui/loading/lazy-component.tsx'
import { useIsSent } from '../forms/index.ts'
import { EmptyList } from './EmptyList.tsx'
import { PasteBox } from './paste/PasteBox.tsx'
import { QuoteFrame } from './QuoteFrame.tsx'
import { quoteWords } from './quote.words.ts'

/** Lines with their prices, and the form, come with the first line. */
const QuoteList = lazyComponents(ListArriving).lazyComponent(() => import('./QuoteList.tsx'))

/** The request for quotation: what the buyer would like quoted, and one form to send it with. */
export default function QuotePage() {
  const isBegun = useIsBegun()
  const [left, setLeft] = useState<string>()
  const [isSent, setSent] = useState(false)
  return (
    <QuoteFrame isSent={isSent}>
      {isBegun ? <QuoteList left={left} onSent={setSent} /> : <Beginning onAdded={setLeft} />}
    </QuoteFrame>
  )
}

/** Whether there was anything in the list, or was sent, since the page was opened: emptied by hand, it can be filled again. */
function useIsBegun(): boolean {
  const hasLines = useQuoteBasket().length > 0
  const isSent = useIsSent('quote-request')
  const isHydrated = useIsHydrated() // before, nothing is in it
  const [isBegun, setBegun] = useState(false)
  if (!isBegun && isHydrated && (hasLines || isSent)) setBegun(true)
  return isBegun
}

function Beginning({ onAdded }: { onAdded: (left: string) => void }) {
  return (
    <>
      <div className="mt-8">
        <EmptyList />
      </div>
      <div className="border-t border-ink pt-6">
        <PasteBox basket={[]} onAdded={onAdded} />
      </div>
    </>
  )
}

/** What stands there stays, so that nothing moves twice. */
function ListArriving() {
  const t = useTranslate()
  return (
    <>
      <p role="status" className="sr-only">
        {t(quoteWords.loading)}
      </p>
      <div inert>
        <Beginning onAdded={() => undefined} />
      </div>
    </>
  )
}
