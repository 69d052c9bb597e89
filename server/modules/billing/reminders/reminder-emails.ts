import { inLanguage } from '#contract/i18n/in-language.ts'
import type { Site } from '#contract/site/site.ts'
import { labels, renderEmail, rowsOf } from '#server/modules/mail/index.ts'
import { threadEmail } from '#server/modules/requests/index.ts'
import { amountText, dayText } from '#server/modules/sales/index.ts'
import { billingWords } from '../documents/billing-documents.words.ts'
import { documentEmailWords } from '../documents/document-emails.words.ts'
import type { DocumentRecord } from '../documents/documents.repo.ts'
import { reminderWords as words } from './reminder-emails.words.ts'

/** Returns the email that reminds of an invoice, in the buyer's language. @param url private link, if there is one */
export function reminderEmail(invoice: DocumentRecord & { dueOn: string }, url: string | undefined, site: Site) {
  const { language, number, dueOn, state, customerName, email, currency, total, open } = invoice
  const day = dayText(dueOn, language)
  const [subject, opening] = state === 'overdue' ? [words.lateSubject, words.late] : [words.soonSubject, words.soon]
  const content = threadEmail(
    { language, name: customerName },
    {
      subject: inLanguage(subject, language)(number, day),
      paragraphs: [inLanguage(opening, language)(number, day), inLanguage(words.crossed, language)],
      link: url
        ? { label: inLanguage(words.pay, language), url, note: inLanguage(words.payNote, language) }
        : undefined,
      rows: rowsOf(language, [
        [labels.reference, number],
        [billingWords.order, invoice.orderReference],
        [documentEmailWords.total, amountText(total, currency)],
        [billingWords.amountDue, amountText(open, currency)],
        [billingWords.dueOn, day],
      ]),
    },
    site,
  )
  return { to: { name: customerName, address: email }, ...renderEmail(content) }
}
