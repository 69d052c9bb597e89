import { FilePlus2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { EnquiryDetail } from '#contract/requests/messages.ts'
import { adminScreens } from '#contract/staff/permissions.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { createQuote } from '../api/sales/quotes.ts'
import { useCan } from '../api/staff/session.ts'
import { workWords as words } from '../requests/index.ts'
import { useFailureWords } from '../words/failure-words.ts'

/** Creates a quotation for the sender of an enquiry and opens it. */
export function CreateQuoteButton({ enquiry }: { enquiry: EnquiryDetail }) {
  const t = useTranslate()
  const toast = useToast()
  const navigate = useNavigate()
  const failureWords = useFailureWords()
  const [isBusy, setBusy] = useState(false)
  if (!useCan()('sales.write')) return null

  async function make() {
    setBusy(true)
    const { id, name, email, company, phone, language, message, customerId } = enquiry
    const buyer = { name, email, company, phone, language, message, ...(customerId && { customerId }) }
    try {
      const quote = await createQuote({ from: { kind: 'enquiry', id }, ...buyer, currency: 'HKD' })
      void navigate(`${adminScreens.quotes.path}/${quote.id}`)
    } catch (error) {
      toast(t(words.quoteFailed), 'failure', failureWords(error))
      setBusy(false)
    }
  }
  return (
    <Button size="compact" className="mt-3 w-full" disabled={isBusy} onClick={() => void make()}>
      <FilePlus2 aria-hidden="true" className="size-4" />
      {t(words.makeQuote)}
    </Button>
  )
}
