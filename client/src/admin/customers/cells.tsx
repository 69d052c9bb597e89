import type { CustomerType, StaffCustomer } from '#contract/sales/customers.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { customerTypeWords } from '../words/customers.words.ts'

export function NameCell({ customer: { name, nameEn } }: { customer: StaffCustomer }) {
  return (
    <>
      {name}
      {nameEn && nameEn !== name && <span className="font-normal text-ink-quiet max-md:hidden"> · {nameEn}</span>}
    </>
  )
}

export function TypeCell({ type }: { type: CustomerType }) {
  return useTranslate()(customerTypeWords[type])
}
