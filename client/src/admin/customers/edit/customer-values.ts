import type { PaymentTerms } from '#contract/billing/terms.ts'
import type { Country } from '#contract/catalogue/values/countries.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import type { CustomerDetail, CustomerStatus } from '#contract/sales/customers.ts'

export interface ContactValues {
  id?: string | undefined
  name: string
  email: string
  phone: string
  position: string
  isPrimary: boolean
}

// A type alias, because interfaces have no index signature.
export type CustomerValues = {
  version: number
  type: CustomerDetail['type']
  name: string
  nameEn: string
  email: string
  phone: string
  location: string
  address: string
  country: Country
  language: ReaderLanguage
  notes: string
  /** null: derived by the rule. */
  statusSet: CustomerStatus | null
  paymentTerms: PaymentTerms
  /** As typed. */
  depositPercent: string
  /** As typed; '': no limit. */
  creditLimitHkd: string
  contacts: ContactValues[]
}

export const customerFields = [
  'type',
  'name',
  'nameEn',
  'email',
  'phone',
  'location',
  'address',
  'country',
  'language',
  'statusSet',
  'paymentTerms',
  'depositPercent',
  'creditLimitHkd',
  'notes',
  'contacts',
] as const satisfies (keyof CustomerValues)[]

export const blankContact: ContactValues = { name: '', email: '', phone: '', position: '', isPrimary: false }

export const blankCustomer: CustomerValues = {
  version: 0,
  type: 'business',
  name: '',
  nameEn: '',
  email: '',
  phone: '',
  location: '',
  address: '',
  country: 'HK',
  language: 'zh-TW',
  notes: '',
  statusSet: null,
  paymentTerms: 'prepaid',
  depositPercent: '0',
  creditLimitHkd: '',
  contacts: [],
}

/** Builds the request. Text that is not a number is sent as it is, for the contract to refuse. */
export function customerBodyOf<Values extends Pick<CustomerValues, 'depositPercent' | 'creditLimitHkd'>>({
  depositPercent,
  creditLimitHkd: limit,
  ...values
}: Values) {
  const creditLimitHkd = limit.trim() === '' ? null : numberOr(limit.replaceAll(/[\s,]|HK\$/g, ''))
  return { ...values, depositPercent: depositPercent.trim() === '' ? 0 : numberOr(depositPercent), creditLimitHkd }
}

function numberOr(text: string): number | string {
  return Number.isFinite(Number(text)) ? Number(text) : text
}

export function customerValuesOf(customer: CustomerDetail): CustomerValues {
  const { version, type, name, nameEn, ownEmail, ownPhone, location, address, country, language, notes, statusSet } =
    customer
  const contacts = customer.contacts.map((contact): ContactValues => ({ ...contact }))
  const own = { email: ownEmail, phone: ownPhone }
  const { paymentTerms, depositPercent, creditLimitHkd } = customer
  const limit = creditLimitHkd === null ? '' : String(creditLimitHkd)
  const terms = { paymentTerms, depositPercent: String(depositPercent), creditLimitHkd: limit }
  return {
    version,
    type,
    name,
    nameEn,
    ...own,
    location,
    address,
    country,
    language,
    notes,
    statusSet,
    ...terms,
    contacts,
  }
}
