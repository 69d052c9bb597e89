import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { QuoteDetail } from '#contract/sales/quotes.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { EmailText } from '../../../ui/EmailText.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import { useCan } from '../../api/staff/session.ts'
import { customerPath } from '../../paths/index.ts'
import { type Fact, Facts } from '../../records/page/index.ts'
import { useContact } from '../../requests/index.ts'
import { CustomerInput } from '../../sales/index.ts'
import { messagesWords, writtenInWords } from '../../words/messages.words.ts'
import { quotesWords as words } from '../quotes.words.ts'
import type { QuoteActions } from '../useQuoteActions.ts'

interface BuyerPanelProps {
  quote: QuoteDetail
  actions: QuoteActions
}

export function BuyerPanel({ quote, actions }: BuyerPanelProps) {
  const t = useTranslate()
  const { mailUrl, telUrl } = useContact(quote)
  const facts: Fact[] = [
    [messagesWords.name, quote.name],
    [messagesWords.company, quote.company],
    [
      messagesWords.email,
      <a key="mail" href={mailUrl} className="link">
        <EmailText text={quote.email} />
      </a>,
    ],
    [
      messagesWords.phone,
      telUrl && (
        <a key="tel" href={telUrl} className="link">
          {quote.phone}
        </a>
      ),
    ],
    [messagesWords.language, t(writtenInWords[quote.language])],
    [words.customer, <Customer key="customer" quote={quote} actions={actions} />],
  ]
  return (
    <section className="message-panel">
      <h2>{t(words.buyer)}</h2>
      <Facts facts={facts} />
    </section>
  )
}

/** Assigns the buyer's customer; fixed once there is an order. */
function Customer({ quote, actions }: BuyerPanelProps) {
  const t = useTranslate()
  const canWrite = useCan()('sales.write')
  const [isOpen, setOpen] = useState(false)
  const { customerId, customerName, order } = quote
  return (
    <div className="grid justify-items-start gap-1">
      {customerId ? (
        <Link to={customerPath(customerId)} className="link">
          {customerName || t(words.openCustomer)}
        </Link>
      ) : (
        <span className="text-ink-quiet">{t(words.noCustomer)}</span>
      )}
      {canWrite && !order && !isOpen && (
        <Button size="compact" variant="quiet" className="-ml-3" onClick={() => setOpen(true)}>
          {t(customerId ? words.findCustomer : words.setCustomer)}
        </Button>
      )}
      {isOpen && (
        <Field label={t(words.setCustomer)} className="w-full">
          {(ties) => (
            <CustomerInput
              {...ties}
              placeholder={t(words.customerHint)}
              autoFocus
              onPick={({ id, name }) => {
                setOpen(false)
                void actions.change({ customerId: id }, t(words.customerSet)(name))
              }}
            />
          )}
        </Field>
      )}
    </div>
  )
}
