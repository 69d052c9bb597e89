import { useEffect, useRef, useState } from 'react'
import type { QuoteFollow, QuoteOffer } from '#contract/sales/quote-requests.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { PageHead } from '../../../shell/index.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { BillingPanel } from '../order/BillingPanel.tsx'
import { PrintHead } from '../PrintHead.tsx'
import { PrivateLink } from '../PrivateLink.tsx'
import { Conversation } from './Conversation.tsx'
import { DecisionCard } from './DecisionCard.tsx'
import { FollowLines } from './FollowLines.tsx'
import { OfferSheet } from './OfferSheet.tsx'
import { offerWords as words } from './offer.words.ts'
import { Questions } from './Questions.tsx'

interface OfferViewProps {
  request: QuoteFollow
  offer: QuoteOffer
  token: string
  /** The last refresh failed. */
  isStale: boolean
}

export function OfferView({ request, offer, token, isStale }: OfferViewProps) {
  const t = useTranslate()
  const title = t(words.title)(request.reference)
  const isRevised = useRevised(offer.revision)
  return (
    <article className="page pt-8 lg:pt-12">
      <PageHead title={title} isListed={false} />
      <PrintHead title={title} />
      <div className="grid gap-2 mt-4">
        {isRevised && <Notice>{t(words.revisedNotice)(offer.revision)}</Notice>}
        {isStale && <Notice>{t(words.stale)}</Notice>}
      </div>
      <div className="mt-6 grid items-start gap-6 *:min-w-0 lg:grid-cols-[minmax(0,1fr)_21rem] print:block">
        <DecisionCard key={offer.revision} request={request} offer={offer} token={token} />
        <OfferSheet request={request} offer={offer} />
      </div>
      {request.orderReference !== null && <BillingPanel token={token} />}
      <Conversation messages={request.messages} />
      {request.lines.length > 0 && (
        <details className="max-w-240 mt-10 print:hidden">
          <summary className="min-h-11 py-2 font-semibold">{t(words.requested)}</summary>
          <FollowLines request={request} />
          {request.message && <p className="wrap-anywhere whitespace-pre-wrap">{request.message}</p>}
        </details>
      )}
      <Questions reference={request.reference} />
      <PrivateLink token={token} />
    </article>
  )
}

/** Returns whether a new revision has arrived since the page was opened. */
function useRevised(revision: number): boolean {
  const first = useRef(revision)
  const [isRevised, setRevised] = useState(false)
  useEffect(() => {
    if (revision !== first.current) setRevised(true)
  }, [revision])
  return isRevised
}
