import { CircleCheck, Download } from 'lucide-react'
import { useRef, useState } from 'react'
import { exactMoney } from '#contract/catalogue/values/exact-money.ts'
import { totalLines } from '#contract/sales/charges.ts'
import type { QuoteFollow, QuoteOffer } from '#contract/sales/quote-requests.ts'
import { quotationPdfUrl } from '../../../api/forms/quote-requests.ts'
import { LocalLink } from '../../../i18n/LocalLink.tsx'
import { useTranslate } from '../../../i18n/language.tsx'
import { paths } from '../../../paths.ts'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { TotalRows } from '../../catalogue/index.ts'
import { AcceptForm, AcceptRenewalForm, DeclineForm, QuestionForm } from './answers.tsx'
import { followWords } from './follow.words.ts'
import { offerWords as words } from './offer.words.ts'
import { useOfferDays } from './offer-days.ts'
import { type SendAnswer, useAnswers } from './useAnswers.ts'

interface DecisionCardProps {
  request: QuoteFollow
  offer: QuoteOffer
  token: string
}

type Answering = 'accept' | 'decline' | 'question'

export function DecisionCard({ request, offer, token }: DecisionCardProps) {
  const t = useTranslate()
  const toast = useToast()
  const send = useAnswers(token)
  const [answering, setAnswering] = useState<Answering>()
  const card = useRef<HTMLElement>(null)
  /** Moves focus to the card, because the closed form had it. */
  const close = () => {
    setAnswering(undefined)
    requestAnimationFrame(() => card.current?.focus())
  }
  const sendAndClose: SendAnswer = async (answer) => {
    await send(answer)
    if (answer.answer === 'question') toast(t(followWords.questionSent))
    close()
  }
  const isExpired = request.status === 'expired'
  const shared = { request, send: sendAndClose, onBack: close }
  const isOpen = request.status === 'sent'
  return (
    <section
      ref={card}
      tabIndex={-1}
      className="p-5 border border-hairline border-t-3 border-t-signal rounded-panel bg-raised focus:outline-none lg:sticky lg:top-24 lg:row-1 lg:col-2 print:hidden"
      aria-label={t(words.decide)}
    >
      {answering === 'accept' &&
        isOpen &&
        (request.isRenewal ? (
          <AcceptRenewalForm {...shared} offer={offer} />
        ) : (
          <AcceptForm {...shared} offer={offer} />
        ))}
      {answering === 'decline' && isOpen && <DeclineForm {...shared} offer={offer} />}
      {answering === 'question' && (
        <QuestionForm {...shared} {...(isExpired && { text: t(words.renewText)(request.reference) })} />
      )}
      {(answering === undefined || (answering !== 'question' && !isOpen)) && (
        <>
          <OfferStatus request={request} offer={offer} token={token} />
          <AnswerButtons request={request} onAnswer={setAnswering} />
          <p className="mt-5 not-noscript:hidden">{t(words.withoutScripts)}</p>
          <a href={quotationPdfUrl(token)} download className={buttonClass('quiet', 'regular', 'w-full mt-2')}>
            <Download aria-hidden="true" className="size-4" />
            {t(words.pdf)}
          </a>
        </>
      )}
    </section>
  )
}

function OfferStatus({ request, offer, token }: DecisionCardProps) {
  const t = useTranslate()
  const { day, dayOf } = useOfferDays()
  const { status, orderReference, decidedAt, isRenewal } = request
  if (status === 'accepted') {
    const on = decidedAt && dayOf(decidedAt)
    return <Accepted order={orderReference} token={token} on={on} isRenewal={isRenewal} />
  }
  if (status === 'sent') {
    return (
      <>
        <Sums offer={offer} />
        <p className="grid pt-3 mt-3 border-t border-hairline">
          <strong>{t(words.validUntil)(day(offer.validUntil))}</strong>
          <span className="text-ink-quiet">{t(words.daysLeft)(offer.daysLeft)}</span>
        </p>
      </>
    )
  }
  const ended = {
    expired: [t(words.expiredTitle), t(words.expiredOn)(day(offer.validUntil))],
    declined: [t(words.declinedTitle), decidedAt ? dayOf(decidedAt) : ''],
    withdrawn: [t(words.withdrawnTitle), decidedAt ? dayOf(decidedAt) : ''],
    priced: [t(words.revisingTitle), t(words.revisingNext)],
    requested: [t(words.revisingTitle), t(words.revisingNext)],
  }
  const [title, text] = ended[status]
  return (
    <>
      <h2 className="heading text-title">{title}</h2>
      <p className="mt-2 text-ink-quiet">{text}</p>
    </>
  )
}

function Sums({ offer: { lines, charges, currency } }: Pick<DecisionCardProps, 'offer'>) {
  const t = useTranslate()
  return (
    <>
      <h2 className="sr-only">{t(words.total)}</h2>
      <TotalRows
        totals={totalLines(lines, charges).filter(({ isTotal }) => isTotal)}
        write={(amount) => exactMoney(amount, currency)}
        rowClass="group flex flex-wrap items-baseline justify-between gap-x-4 [&>dt]:text-ink-quiet"
        amountClass="ms-auto text-heading leading-[1.3] font-semibold group-not-first:text-title"
      />
    </>
  )
}

interface AcceptedProps {
  order: string | null
  token: string
  on: string | null
  isRenewal: boolean
}

function Accepted({ order, token, on, isRenewal }: AcceptedProps) {
  const t = useTranslate()
  return (
    <>
      <CircleCheck aria-hidden="true" className="mb-2 text-signal size-8" />
      <h2 className="heading text-title">{t(isRenewal ? words.renewedTitle : words.acceptedTitle)}</h2>
      {order && (
        <p className="grid my-3">
          <span className="text-ink-quiet text-fine">{t(words.order)}</span>
          <LocalLink to={paths.orderFollow(token)} className="link text-heading leading-[1.3] font-semibold">
            {order}
          </LocalLink>
        </p>
      )}
      {on && <p className="text-ink-quiet">{t(words.acceptedOn)(on)}</p>}
      <p>{t(isRenewal ? words.renewedNext : words.acceptedNext)}</p>
    </>
  )
}

interface AnswerButtonsProps {
  request: QuoteFollow
  onAnswer: (answering: Answering) => void
}

function AnswerButtons({ request: { status }, onAnswer }: AnswerButtonsProps) {
  const t = useTranslate()
  const ask = (
    <Button size="large" onClick={() => onAnswer('question')}>
      {t(followWords.ask)}
    </Button>
  )
  return (
    <div className="grid gap-2 mt-5 noscript:hidden sm:max-lg:auto-cols-fr sm:max-lg:grid-flow-col">
      {status === 'sent' && (
        <Button size="large" variant="primary" onClick={() => onAnswer('accept')}>
          {t(words.accept)}
        </Button>
      )}
      {status === 'expired' ? (
        <Button size="large" variant="primary" onClick={() => onAnswer('question')}>
          {t(words.renew)}
        </Button>
      ) : (
        ask
      )}
      {status === 'sent' && (
        <Button size="large" variant="quiet" onClick={() => onAnswer('decline')}>
          {t(words.decline)}
        </Button>
      )}
      {(status === 'declined' || status === 'withdrawn') && (
        <LocalLink to={paths.quote} className={buttonClass('secondary', 'large')}>
          {t(followWords.newQuote)}
        </LocalLink>
      )}
    </div>
  )
}
