import { useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslate } from '../../i18n/language.tsx'
import { BuyerForm } from './BuyerForm.tsx'
import { EmptyList } from './EmptyList.tsx'
import { Lines } from './Lines.tsx'
import { PasteBox } from './paste/PasteBox.tsx'
import { quoteWords } from './quote.words.ts'
import { SentQuote } from './SentQuote.tsx'
import { Totals } from './Totals.tsx'
import { useBasketLines } from './useBasketLines.ts'
import { useQuoteForm } from './useQuoteForm.ts'

interface QuoteListProps {
  /** Rest of the text in the paste box, which had the focus. */
  left: string | undefined
  /** Called with whether the receipt is shown. */
  onSent: (isSent: boolean) => void
}

/** Renders the lines with their prices and the form; the receipt once it is sent. */
export function QuoteList({ left, onSent }: QuoteListProps) {
  const t = useTranslate()
  const basket = useBasketLines()
  const form = useQuoteForm(basket)
  const list = useRef<HTMLElement>(null)
  const isPasted = left !== undefined
  useEffect(() => {
    if (isPasted) list.current?.focus()
  }, [isPasted])
  const isSent = form.receipt !== undefined
  useLayoutEffect(() => onSent(isSent), [onSent, isSent])
  if (form.receipt) return <SentQuote form={form} receipt={form.receipt} />
  return (
    <>
      <section ref={list} tabIndex={-1} aria-label={t(quoteWords.lines)} className="mt-8 focus:outline-none">
        <Lines basket={basket} />
        {basket.lines.length === 0 && <EmptyList />}
      </section>
      <div className="grid gap-y-8 gap-x-16 pt-6 border-t border-ink lg:grid-cols-[minmax(0,1fr)_22rem]">
        <PasteBox basket={basket.lines} initial={left} onAdded={() => list.current?.focus()} />
        {basket.lines.length > 0 && <Totals lines={basket.lines} />}
      </div>
      {basket.lines.length > 0 && <BuyerForm form={form} />}
    </>
  )
}
