import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { EnquiryDetail } from '#contract/requests/messages.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { createQuote } from '../api/sales/quotes.ts'
import { quotePath } from '../paths/index.ts'
import { workWords as words } from '../requests/index.ts'
import { useFailureWords } from '../words/failure-words.ts'

/** Returns a function that creates a quotation for the sender of an enquiry and opens it for pricing. */
export function useCreateQuote(enquiry: EnquiryDetail): { create: () => void; isCreating: boolean } {
  const t = useTranslate()
  const toast = useToast()
  const navigate = useNavigate()
  const failureWords = useFailureWords()
  const [isCreating, setCreating] = useState(false)

  async function create() {
    setCreating(true)
    const { id, name, email, company, phone, language, message, customerId } = enquiry
    const buyer = { name, email, company, phone, language, message, ...(customerId && { customerId }) }
    try {
      const quote = await createQuote({ from: { kind: 'enquiry', id }, ...buyer, currency: 'HKD' })
      void navigate(quotePath(quote.id, 'edit'))
    } catch (error) {
      toast(t(words.quoteFailed), 'failure', failureWords(error))
      setCreating(false)
    }
  }
  return { create: () => void create(), isCreating }
}
