import { useRef } from 'react'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useTranslate } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { PageHead } from '../../shell/index.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Opening } from '../../ui/Opening.tsx'
import { BuyerForm } from './BuyerForm.tsx'
import { Lines } from './Lines.tsx'
import { PasteBox } from './PasteBox.tsx'
import { quoteWords } from './quote.words.ts'
import { SentQuote } from './SentQuote.tsx'
import { Totals } from './Totals.tsx'
import { useBasketLines } from './useBasketLines.ts'
import { useQuoteForm } from './useQuoteForm.ts'

/** The request for quotation: what the buyer would like quoted, and one form to send it with. */
export default function QuotePage() {
  const t = useTranslate()
  const basket = useBasketLines()
  const form = useQuoteForm(basket)
  if (form.receipt) return <SentQuote form={form} receipt={form.receipt} />
  return (
    <div className="page pt-8 lg:pt-12">
      <PageHead title={t(quoteWords.title)} description={t(quoteWords.lead)} isListed={false} />
      <Opening title={t(quoteWords.title)} lead={t(quoteWords.lead)} />
      <div className="noscript:hidden">
        <Basket basket={basket} form={form} />
      </div>
      <WithoutScripts />
    </div>
  )
}

interface BasketProps {
  basket: ReturnType<typeof useBasketLines>
  form: ReturnType<typeof useQuoteForm>
}

function Basket({ basket, form }: BasketProps) {
  const t = useTranslate()
  const list = useRef<HTMLElement>(null)
  return (
    <>
      <section ref={list} tabIndex={-1} aria-label={t(quoteWords.lines)} className="mt-8 focus:outline-none">
        <Lines basket={basket} />
        {basket.lines.length === 0 && <Empty />}
      </section>
      <div className="grid gap-y-8 gap-x-16 pt-6 border-t border-ink lg:grid-cols-[minmax(0,1fr)_22rem]">
        <PasteBox basket={basket.lines} onAdded={() => list.current?.focus()} />
        {basket.lines.length > 0 && <Totals lines={basket.lines} />}
      </div>
      {basket.lines.length > 0 && <BuyerForm form={form} />}
    </>
  )
}

/** The list is kept by this page's code: without it, an enquiry asks for the same. */
function WithoutScripts() {
  const t = useTranslate()
  return (
    <div className="mt-8 not-noscript:hidden">
      <EmptyState title={t(quoteWords.plainTitle)} hint={t(quoteWords.plainHint)}>
        <LocalLink to={paths.quoteByEnquiry()} className={buttonClass('primary')}>
          {t(quoteWords.toEnquiry)}
        </LocalLink>
        <LocalLink to={paths.products} className={buttonClass()}>
          {t(quoteWords.toProducts)}
        </LocalLink>
      </EmptyState>
    </div>
  )
}

function Empty() {
  const t = useTranslate()
  return (
    <EmptyState title={t(quoteWords.emptyTitle)} hint={t(quoteWords.emptyHint)}>
      <LocalLink to={paths.products} className={buttonClass('primary')}>
        {t(quoteWords.toProducts)}
      </LocalLink>
      <LocalLink to={paths.contact} className={buttonClass()}>
        {t(quoteWords.toContact)}
      </LocalLink>
    </EmptyState>
  )
}
