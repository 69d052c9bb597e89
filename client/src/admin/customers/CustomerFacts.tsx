import { paymentTermsWords } from '#contract/billing/terms.ts'
import { countryLabels } from '#contract/catalogue/values/countries.ts'
import type { Contact, CustomerDetail } from '#contract/sales/customers.ts'
import { mailUrl } from '../../contact-urls.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { EmailText } from '../../ui/EmailText.tsx'
import { type Fact, Facts } from '../records/page/index.ts'
import { internationalDigits } from '../requests/index.ts'
import { writtenInWords } from '../words/messages.words.ts'
import { sourceWords, customerPageWords as words } from './customer-page.words.ts'

export function CustomerFacts({ customer }: { customer: CustomerDetail }) {
  const t = useTranslate()
  const { email, phone, location, address, language, notes, source, contacts } = customer
  const cameBy = sourceWords[source]
  const facts: Fact[] = [
    [words.email, email && <MailLink key="mail" email={email} />],
    [words.phone, phone && <PhoneLink key="tel" phone={phone} />],
    [words.location, location],
    [words.address, address && <span className="whitespace-pre-line">{address}</span>],
    [words.country, t(countryLabels[customer.country])],
    [words.language, t(writtenInWords[language])],
    [words.paymentTerms, t(paymentTermsWords[customer.paymentTerms])],
    [words.source, cameBy && t(cameBy)],
    [words.notes, notes && <span className="whitespace-pre-line">{notes}</span>],
  ]
  return (
    <>
      <section className="message-panel">
        <h2>{t(words.details)}</h2>
        <Facts facts={facts} />
      </section>
      <section className="message-panel">
        <h2>{t(words.contacts)}</h2>
        {contacts.length === 0 && <p className="text-ink-quiet">{t(words.noContacts)}</p>}
        <ul>
          {contacts.map((contact) => (
            <ContactRow key={contact.id} contact={contact} />
          ))}
        </ul>
      </section>
    </>
  )
}

function ContactRow({ contact: { name, email, phone, position, isPrimary } }: { contact: Contact }) {
  const t = useTranslate()
  return (
    <li className="border-t border-hairline py-2.5 wrap-anywhere first:border-t-0 first:pt-0">
      <p>
        <span className="font-semibold">{name}</span>
        {isPrimary && <span className="text-fine text-ink-quiet"> · {t(words.primary)}</span>}
      </p>
      {position && <p className="text-fine text-ink-quiet">{position}</p>}
      {email && (
        <p>
          <MailLink email={email} />
        </p>
      )}
      {phone && (
        <p>
          <PhoneLink phone={phone} />
        </p>
      )}
    </li>
  )
}

function MailLink({ email }: { email: string }) {
  return (
    <a href={mailUrl(email)} className="link">
      <EmailText text={email} />
    </a>
  )
}

function PhoneLink({ phone }: { phone: string }) {
  return (
    <a href={`tel:+${internationalDigits(phone)}`} className="link">
      {phone}
    </a>
  )
}
