import { paymentTermsWords } from '#contract/billing/terms.ts'
import { countryLabels } from '#contract/catalogue/values/countries.ts'
import { languageNames } from '#contract/i18n/languages.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { customerTypeWords } from '../../words/customers.words.ts'
import { customerStatusWords } from '../../words/status.words.ts'
import { customerPageWords as names } from '../customer-page.words.ts'
import type { CustomerValues } from './customer-values.ts'
import { editWords as words } from './edit.words.ts'

type Name = keyof CustomerValues & string

/** Returns labels and formatted values of a customer's fields, for showing conflicting edits. */
export function useCustomerTexts() {
  const t = useTranslate()
  const formats = useFormats()
  const labels: Partial<Record<Name, string>> = {
    ...Object.fromEntries(
      (
        ['type', 'name', 'nameEn', 'email', 'phone', 'location', 'address', 'language', 'notes', 'contacts'] as const
      ).map((name) => [name, t(names[name])]),
    ),
    country: t(names.country),
    creditLimitHkd: t(names.creditLimitHkd),
    statusSet: t(names.status),
    paymentTerms: t(names.paymentTerms),
    depositPercent: t(names.depositPercent),
  }
  function textOf(name: Name, values: CustomerValues): string {
    if (name === 'type') return t(customerTypeWords[values.type])
    if (name === 'country') return t(countryLabels[values.country])
    if (name === 'language') return languageNames[values.language]
    if (name === 'statusSet') return values.statusSet ? t(customerStatusWords[values.statusSet]) : t(words.rule)
    if (name === 'paymentTerms') return t(paymentTermsWords[values.paymentTerms])
    if (name === 'contacts') return formats.names(values.contacts.map(contactText)) || t(words.nothing)
    return String(values[name]) || t(words.nothing)
  }
  return { labelOf: (name: Name) => labels[name] ?? name, textOf }
}

function contactText({ name, email, phone }: CustomerValues['contacts'][number]): string {
  const contactDetails = [email, phone].filter(Boolean).join(' ')
  return contactDetails ? `${name} (${contactDetails})` : name
}
