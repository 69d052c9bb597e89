import { Ellipsis, Mail, MessageCircle, Pencil, Phone, Truck, X } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { type OrderDetail, orderMoves } from '#contract/sales/orders.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { buttonClass } from '../../../ui/Button.tsx'
import { useCan } from '../../api/staff/session.ts'
import { useFormats } from '../../i18n/formats.ts'
import { orderPath } from '../../paths/index.ts'
import { orderContact, RepeatItem } from '../../sales/index.ts'
import { Menu, MenuItem, MenuLine, MenuLink } from '../../ui/Menu.tsx'
import { ordersWords } from '../../words/orders.words.ts'
import { isEditable } from '../OrderMenu.tsx'
import { OrderStatusBadge } from '../OrderStatusBadge.tsx'
import type { OrderActions } from '../useOrderActions.ts'
import { useTracking } from '../useTracking.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { NextStep } from './NextStep.tsx'
import { orderPageWords as words } from './order-page.words.ts'

interface OrderHeadProps {
  order: OrderDetail
  actions: OrderActions
}

export function OrderHead({ order, actions }: OrderHeadProps) {
  const t = useTranslate()
  const { exact, dateTime } = useFormats()
  const canWrite = useCan()('sales.write')
  const { state }: { state: unknown } = useLocation()
  const [isCancelling, setCancelling] = useState(false)
  const { reference, customerName, placedAt, createdBy, status, id } = order
  return (
    <header className="message-head">
      <div className="min-w-0">
        <h1 className="heading text-title">
          {reference} · {customerName}
        </h1>
        <p className="mt-1 flex flex-wrap items-baseline gap-x-4 text-fine text-ink-quiet">
          <OrderStatusBadge status={status} />
          <span>
            <time dateTime={placedAt} title={exact(placedAt)}>
              {dateTime(placedAt)}
            </time>
            {createdBy && ` · ${t(words.placedBy)(createdBy)}`}
          </span>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {canWrite && isEditable(order) && (
          <Link to={orderPath(id, 'edit')} state={state} className={buttonClass('secondary', 'compact')}>
            <Pencil aria-hidden="true" className="size-4" />
            {t(ordersWords.edit)}
          </Link>
        )}
        <MoreMenu order={order} onCancel={canWrite ? () => setCancelling(true) : undefined} />
        {canWrite && <NextStep order={order} actions={actions} />}
      </div>
      {isCancelling && <CancelDialog order={order} actions={actions} onClose={() => setCancelling(false)} />}
    </header>
  )
}

function MoreMenu({ order, onCancel }: { order: OrderDetail; onCancel: (() => void) | undefined }) {
  const t = useTranslate()
  const { url, explain } = useTracking(order)
  const { mailUrl, telUrl, chatUrl } = orderContact(order)
  const contactLinks = [
    { url: mailUrl, label: ordersWords.write, Icon: Mail },
    { url: telUrl, label: ordersWords.call, Icon: Phone },
    { url: chatUrl, label: ordersWords.whatsApp, Icon: MessageCircle },
  ]
  const truck = <Truck aria-hidden="true" />
  return (
    <Menu
      trigger={
        <button type="button" className={buttonClass('secondary', 'compact')} aria-label={t(words.more)}>
          <Ellipsis aria-hidden="true" className="size-4" />
        </button>
      }
    >
      {url ? (
        <MenuLink isOutside to={url} icon={truck}>
          {t(ordersWords.track)}
        </MenuLink>
      ) : (
        <MenuItem icon={truck} onSelect={explain}>
          {t(ordersWords.track)}
        </MenuItem>
      )}
      {contactLinks.map(
        ({ url: to, label, Icon }) =>
          to && (
            <MenuLink key={label.en} isOutside to={to} icon={<Icon aria-hidden="true" />}>
              {t(label)}
            </MenuLink>
          ),
      )}
      <RepeatItem kind="order" id={order.id} />
      {onCancel && orderMoves[order.status].includes('cancelled') && (
        <>
          <MenuLine />
          <MenuItem isDangerous icon={<X aria-hidden="true" />} onSelect={onCancel}>
            {t(words.cancel)}
          </MenuItem>
        </>
      )}
    </Menu>
  )
}
