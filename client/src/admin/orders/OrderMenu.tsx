import { Copy, Eye, Mail, MessageCircle, MessageSquareText, Pencil, Phone, Truck } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import type { StaffOrder } from '#contract/sales/orders.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { useCopy } from '../../ui/browser/useCopy.ts'
import { useCan } from '../api/staff/session.ts'
import { orderPath } from '../paths/index.ts'
import { tableWords } from '../records/list/index.ts'
import { orderContact, RepeatItem } from '../sales/index.ts'
import { MenuItem, MenuLine, MenuLink, MenuMore } from '../ui/Menu.tsx'
import { ordersWords as words } from '../words/orders.words.ts'
import { useTracking } from './useTracking.ts'

export function OrderMenu({ order }: { order: StaffOrder }) {
  const t = useTranslate()
  const copy = useCopy()
  const canWrite = useCan()('sales.write')
  const { pathname, search } = useLocation()
  const state = { list: pathname + search }
  const { id, reference } = order
  return (
    <>
      <MenuLink to={orderPath(id)} state={state} icon={<Eye aria-hidden="true" />}>
        {t(words.viewDetails)}
      </MenuLink>
      {canWrite && isEditable(order) && (
        <MenuLink to={orderPath(id, 'edit')} state={state} icon={<Pencil aria-hidden="true" />}>
          {t(words.edit)}
        </MenuLink>
      )}
      <TrackItem order={order} />
      <ContactItems order={order} />
      <RepeatItem kind="order" id={id} />
      <MenuLine />
      <MenuItem
        icon={<Copy aria-hidden="true" />}
        onSelect={() => void copy(reference, { done: t(words.copied)(reference), failed: t(tableWords.copyFailed) })}
      >
        {t(words.copyReference)}
      </MenuItem>
    </>
  )
}

function TrackItem({ order }: { order: StaffOrder }) {
  const t = useTranslate()
  const { url, explain } = useTracking(order)
  const icon = <Truck aria-hidden="true" />
  if (!url) {
    return (
      <MenuItem icon={icon} onSelect={explain}>
        {t(words.track)}
      </MenuItem>
    )
  }
  return (
    <MenuLink isOutside to={url} icon={icon}>
      {t(words.track)}
    </MenuLink>
  )
}

function ContactItems({ order }: { order: StaffOrder }) {
  const t = useTranslate()
  const { mailUrl, telUrl, chatUrl } = orderContact(order)
  const contactLinks = [
    { url: mailUrl, label: words.write, Icon: Mail },
    { url: telUrl, label: words.call, Icon: Phone },
    { url: chatUrl, label: words.whatsApp, Icon: MessageCircle },
  ]
  return (
    <MenuMore label={t(words.contactCustomer)} icon={<MessageSquareText aria-hidden="true" />}>
      {!mailUrl && !telUrl && (
        <MenuItem disabled onSelect={() => undefined}>
          {t(words.noContact)}
        </MenuItem>
      )}
      {contactLinks.map(
        ({ url, label, Icon }) =>
          url && (
            <MenuLink key={label.en} isOutside to={url} icon={<Icon aria-hidden="true" />}>
              {t(label)}
            </MenuLink>
          ),
      )}
    </MenuMore>
  )
}

/** Returns whether any field of an order may be edited. */
export function isEditable({ status }: Pick<StaffOrder, 'status'>): boolean {
  return status !== 'delivered' && status !== 'cancelled'
}
