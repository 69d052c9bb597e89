import { Mail, Pencil, Phone, Plus, ShoppingCart } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import type { CustomerDetail } from '#contract/sales/customers.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { mailUrl } from '../../mail-url.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { useCan } from '../api/staff/session.ts'
import { customerPath, newOrderPath, ordersOfCustomer } from '../paths/index.ts'
import { internationalDigits } from '../requests/index.ts'
import { customersWords, customerTypeWords } from '../words/customers.words.ts'
import { customerPageWords as words } from './customer-page.words.ts'
import { CustomerStatus } from './customers-table.tsx'

export function CustomerHead({ customer }: { customer: CustomerDetail }) {
  const t = useTranslate()
  const { name, nameEn, type, status, isStatusSet } = customer
  return (
    <header className="message-head">
      <div className="min-w-0">
        <h1 className="heading text-title">{name}</h1>
        <p className="mt-1 flex flex-wrap items-baseline gap-x-4 text-fine text-ink-quiet">
          {nameEn && nameEn !== name && <span lang="en">{nameEn}</span>}
          <span>{t(customerTypeWords[type])}</span>
          <span>
            <CustomerStatus status={status} /> · {t(isStatusSet ? words.bySet : words.byRule)}
          </span>
        </p>
      </div>
      <HeadActions customer={customer} />
    </header>
  )
}

function HeadActions({ customer }: { customer: CustomerDetail }) {
  const t = useTranslate()
  const canWrite = useCan()('sales.write') && customer.erasedAt === null
  const { state }: { state: unknown } = useLocation()
  const { id, email, phone } = customer
  const digits = internationalDigits(phone)
  return (
    <div className="flex flex-wrap gap-2">
      {email && (
        <a href={mailUrl(email)} className={buttonClass('secondary', 'compact')}>
          <Mail aria-hidden="true" className="size-4" />
          {t(customersWords.sendEmail)}
        </a>
      )}
      {digits && (
        <a href={`tel:+${digits}`} className={buttonClass('secondary', 'compact')}>
          <Phone aria-hidden="true" className="size-4" />
          {t(customersWords.call)}
        </a>
      )}
      <Link to={ordersOfCustomer(id)} className={buttonClass('secondary', 'compact')}>
        <ShoppingCart aria-hidden="true" className="size-4" />
        {t(customersWords.viewOrders)}
      </Link>
      {canWrite && (
        <Link to={customerPath(id, 'edit')} state={state} className={buttonClass('secondary', 'compact')}>
          <Pencil aria-hidden="true" className="size-4" />
          {t(customersWords.edit)}
        </Link>
      )}
      {canWrite && (
        <Link to={`${newOrderPath}?customer=${id}`} className={buttonClass('primary', 'compact')}>
          <Plus aria-hidden="true" className="size-4" />
          {t(words.createOrder)}
        </Link>
      )}
    </div>
  )
}
