import { useState } from 'react'
import { useQuoteBasket } from '../../storage/quote-basket.ts'
import { useIsHydrated } from '../../ui/browser/hydration.ts'
import { useIsSent } from '../forms/index.ts'
import { EmptyList } from './EmptyList.tsx'
import { PasteBox } from './paste/PasteBox.tsx'
import { QuoteFrame } from './QuoteFrame.tsx'
import { QuoteList } from './QuoteList.tsx'

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

/** Returns whether the list had lines or was sent since the page was opened. An emptied list can be filled again. */
function useIsBegun(): boolean {
  const hasLines = useQuoteBasket().length > 0
  const isSent = useIsSent('quote-request')
  const isHydrated = useIsHydrated() // the basket is empty during hydration
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
