import { Copy, Mail, MessageCircle, Pencil, Phone, Truck, X } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { type OrderDetail, orderMoves } from '#contract/sales/orders.ts'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { useCopy } from '../../../ui/browser/useCopy.ts'
import { useCan } from '../../api/staff/session.ts'
import { useFormats } from '../../i18n/formats.ts'
import { orderPath } from '../../paths/index.ts'
import { tableWords } from '../../records/list/index.ts'
import { RecordHead } from '../../records/page/index.ts'
import { linesSubject, orderContact, RepeatItem } from '../../sales/index.ts'
import { MenuItem, MenuLine, MenuLink } from '../../ui/Menu.tsx'
import { ordersWords } from '../../words/orders.words.ts'
import { isEditable } from '../OrderMenu.tsx'
import { OrderStatusBadge } from '../OrderStatusBadge.tsx'
import type { OrderActions } from '../useOrderActions.ts'
import { useTracking } from '../useTracking.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { NextStep } from './NextStep.tsx'
import { orderPageWords as words } from './order-page.words.ts'
import { leftOf } from './order-shortage.ts'

interface OrderHeadProps {
  order: OrderDetail
  actions: OrderActions
}

export function OrderHead({ order, actions }: OrderHeadProps) {
  const t = useTranslate()
  const language = useLanguage()
  const { exact, dateTime } = useFormats()
  const canWrite = useCan()('sales.write')
  const [isCancelling, setCancelling] = useState(false)
  const { reference, customerName, placedAt, createdBy, status, lines } = order
  return (
    <>
      <RecordHead
        title={[customerName, linesSubject(lines, language)]}
        reference={reference}
        facts={
          <>
            <OrderStatusBadge status={status} />
            {order.isHeld && <Badge tone="danger">{t(words.held)}</Badge>}
            <span>
              <time dateTime={placedAt} title={exact(placedAt)}>
                {dateTime(placedAt)}
              </time>
              {createdBy && ` · ${t(words.placedBy)(createdBy)}`}
            </span>
          </>
        }
        primary={canWrite && <NextStep order={order} actions={actions} />}
        menu={<MoreItems order={order} onCancel={canWrite ? () => setCancelling(true) : undefined} />}
      />
      {isCancelling && <CancelDialog order={order} actions={actions} onClose={() => setCancelling(false)} />}
    </>
  )
}

function MoreItems({ order, onCancel }: { order: OrderDetail; onCancel: (() => void) | undefined }) {
  const t = useTranslate()
  const copy = useCopy()
  const canWrite = useCan()('sales.write')
  const { state }: { state: unknown } = useLocation()
  const { url, explain } = useTracking(order)
  const { mailUrl, telUrl, chatUrl } = orderContact(order)
  const { id, reference, status, lines } = order
  const isRest = status === 'partly_shipped' && lines.some((line) => leftOf(line) > 0)
  const contactLinks = [
    { url: mailUrl, label: ordersWords.write, Icon: Mail },
    { url: telUrl, label: ordersWords.call, Icon: Phone },
    { url: chatUrl, label: ordersWords.whatsApp, Icon: MessageCircle },
  ]
  const truck = <Truck aria-hidden="true" />
  const copyWords = { done: t(ordersWords.copied)(reference), failed: t(tableWords.copyFailed) }
  return (
    <>
      {canWrite && isEditable(order) && (
        <MenuLink to={orderPath(id, 'edit')} state={state} icon={<Pencil aria-hidden="true" />}>
          {t(ordersWords.edit)}
        </MenuLink>
      )}
      {url ? (
        <MenuLink isOutside to={url} icon={truck}>
          {t(ordersWords.track)}
        </MenuLink>
      ) : (
        <MenuItem icon={truck} onSelect={explain}>
          {t(ordersWords.track)}
        </MenuItem>
      )}
      <MenuLine />
      {contactLinks.map(
        ({ url: to, label, Icon }) =>
          to && (
            <MenuLink key={label.en} isOutside to={to} icon={<Icon aria-hidden="true" />}>
              {t(label)}
            </MenuLink>
          ),
      )}
      <MenuItem icon={<Copy aria-hidden="true" />} onSelect={() => void copy(reference, copyWords)}>
        {t(ordersWords.copyReference)}
      </MenuItem>
      <RepeatItem kind="order" id={id} />
      {onCancel && (isRest || orderMoves[status].includes('cancelled')) && (
        <>
          <MenuLine />
          <MenuItem isDangerous icon={<X aria-hidden="true" />} onSelect={onCancel}>
            {t(isRest ? words.closeRest : words.cancel)}
          </MenuItem>
        </>
      )}
    </>
  )
}
