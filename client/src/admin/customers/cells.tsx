import type { CustomerType, StaffCustomer } from '#contract/sales/customers.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { customerTypeWords } from '../words/customers.words.ts'

export function NameCell({ customer: { name, nameEn } }: { customer: StaffCustomer }) {
  return (
    <>
      <span className="md:line-clamp-2">{name}</span>
      {nameEn && nameEn !== name && <span className="block text-fine font-normal text-ink-quiet">{nameEn}</span>}
    </>
  )
}

export function TypeCell({ type }: { type: CustomerType }) {
  return useTranslate()(customerTypeWords[type])
}
