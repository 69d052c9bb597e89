import { Mail, Pencil, Phone, Plus, ShoppingCart } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import type { CustomerDetail } from '#contract/sales/customers.ts'
import { mailUrl } from '../../contact-urls.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { useCan } from '../api/staff/session.ts'
import { customerPath, newOrderPath, ordersOfCustomer } from '../paths/index.ts'
import { RecordHead } from '../records/page/index.ts'
import { internationalDigits } from '../requests/index.ts'
import { MenuLink } from '../ui/Menu.tsx'
import { customersWords, customerTypeWords } from '../words/customers.words.ts'
import { customerPageWords as words } from './customer-page.words.ts'
import { CustomerStatus } from './customers-table.tsx'

export function CustomerHead({ customer }: { customer: CustomerDetail }) {
  const t = useTranslate()
  const canWrite = useCan()('sales.write') && customer.erasedAt === null
  const { id, name, nameEn, type, status, isStatusSet } = customer
  return (
    <RecordHead
      title={[name, t(customerTypeWords[type])]}
      facts={
        <>
          {nameEn && nameEn !== name && <span lang="en">{nameEn}</span>}
          <span>
            <CustomerStatus status={status} /> · {t(isStatusSet ? words.bySet : words.byRule)}
          </span>
        </>
      }
      primary={
        canWrite && (
          <Link to={`${newOrderPath}?customer=${id}`} className={buttonClass('primary', 'compact')}>
            <Plus aria-hidden="true" className="size-4" />
            {t(words.createOrder)}
          </Link>
        )
      }
      menu={<MoreItems customer={customer} canWrite={canWrite} />}
    />
  )
}

function MoreItems({ customer, canWrite }: { customer: CustomerDetail; canWrite: boolean }) {
  const t = useTranslate()
  const { state }: { state: unknown } = useLocation()
  const { id, email, phone } = customer
  const digits = internationalDigits(phone)
  return (
    <>
      {canWrite && (
        <MenuLink to={customerPath(id, 'edit')} state={state} icon={<Pencil aria-hidden="true" />}>
          {t(customersWords.edit)}
        </MenuLink>
      )}
      {email && (
        <MenuLink isOutside to={mailUrl(email)} icon={<Mail aria-hidden="true" />}>
          {t(customersWords.sendEmail)}
        </MenuLink>
      )}
      {digits && (
        <MenuLink isOutside to={`tel:+${digits}`} icon={<Phone aria-hidden="true" />}>
          {t(customersWords.call)}
        </MenuLink>
      )}
      <MenuLink to={ordersOfCustomer(id)} icon={<ShoppingCart aria-hidden="true" />}>
        {t(customersWords.viewOrders)}
      </MenuLink>
    </>
  )
}
