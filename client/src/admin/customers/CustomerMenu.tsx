import { Eye, Mail, Pencil, Phone, ShoppingCart } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import type { StaffCustomer } from '#contract/sales/customers.ts'
import { mailUrl } from '../../contact-urls.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { useCan } from '../api/staff/session.ts'
import { customerPath, ordersOfCustomer } from '../paths/index.ts'
import { internationalDigits } from '../requests/index.ts'
import { MenuItem, MenuLink } from '../ui/Menu.tsx'
import { customersWords as words } from '../words/customers.words.ts'

export function CustomerMenu({ customer }: { customer: StaffCustomer }) {
  const t = useTranslate()
  const canWrite = useCan()('sales.write')
  const { pathname, search } = useLocation()
  const state = { list: pathname + search }
  const { id, email, phone } = customer
  const digits = internationalDigits(phone)
  return (
    <>
      <MenuLink to={customerPath(id)} state={state} icon={<Eye aria-hidden="true" />}>
        {t(words.viewProfile)}
      </MenuLink>
      {canWrite && (
        <MenuLink to={customerPath(id, 'edit')} state={state} icon={<Pencil aria-hidden="true" />}>
          {t(words.edit)}
        </MenuLink>
      )}
      <WayItem to={email && mailUrl(email)} Icon={Mail} label={t(words.sendEmail)} missing={t(words.noEmail)} />
      <WayItem to={digits && `tel:+${digits}`} Icon={Phone} label={t(words.call)} missing={t(words.noPhone)} />
      <MenuLink to={ordersOfCustomer(id)} icon={<ShoppingCart aria-hidden="true" />}>
        {t(words.viewOrders)}
      </MenuLink>
    </>
  )
}

interface WayItemProps {
  /** Empty where there is no address. */
  to: string
  Icon: typeof Mail
  label: string
  /** Hint for a disabled item. */
  missing: string
}

function WayItem({ to, Icon, label, missing }: WayItemProps) {
  const icon = <Icon aria-hidden="true" />
  if (to) {
    return (
      <MenuLink isOutside to={to} icon={icon}>
        {label}
      </MenuLink>
    )
  }
  return (
    <MenuItem disabled icon={icon} onSelect={() => undefined}>
      <span>
        {label} <span className="block text-fine">{missing}</span>
      </span>
    </MenuItem>
  )
}
