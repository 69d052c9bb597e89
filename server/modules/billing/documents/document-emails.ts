import { documentKindWords, isInvoice } from '#contract/billing/kinds.ts'
import { inLanguage } from '#contract/i18n/in-language.ts'
import type { ActivityEntity } from '#contract/sales/activities.ts'
import type { Site } from '#contract/site/site.ts'
import { labels, renderEmail, rowsOf } from '#server/modules/mail/index.ts'
import { threadEmail } from '#server/modules/requests/index.ts'
import { amountText, dayText } from '#server/modules/sales/index.ts'
import { billingWords } from './billing-documents.words.ts'
import { documentEmailWords as words } from './document-emails.words.ts'
import type { DocumentRecord } from './documents.repo.ts'

/** The record in whose thread an email belongs. */
interface EmailThread {
  entity: ActivityEntity
  entityId: string
}

/** Returns the record in whose timeline an email of a document belongs; undefined where both have been deleted. */
export function threadOf({ orderId, customerId }: DocumentRecord): EmailThread | undefined {
  if (orderId !== null) return { entity: 'order', entityId: orderId }
  return customerId === null ? undefined : { entity: 'customer', entityId: customerId }
}

/** Returns the email that delivers a document, in the buyer's language. */
export function sentDocumentEmail(document: DocumentRecord, site: Site) {
  const { kind, number, language, customerName, email, currency, total, open, dueOn } = document
  const asksForMoney = isInvoice(kind) && open > 0
  const content = threadEmail(
    { language, name: customerName },
    {
      subject: inLanguage(words.subject, language)(
        inLanguage(documentKindWords[kind], language),
        number,
        inLanguage(site.name, language),
      ),
      paragraphs: [inLanguage(words.opening, language)(inLanguage(documentKindWords[kind], language), number)],
      link: undefined,
      rows: rowsOf(language, [
        [labels.reference, number],
        [billingWords.order, document.orderReference],
        [words.total, total === 0 ? '' : amountText(total, currency)],
        [billingWords.amountDue, asksForMoney ? amountText(open, currency) : ''],
        [billingWords.dueOn, asksForMoney && dueOn !== null ? dayText(dueOn, language) : ''],
      ]),
    },
    site,
  )
  return { to: { name: customerName, address: email }, ...renderEmail(content) }
}
