import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { OrderDetail } from '#contract/sales/orders.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button, buttonClass } from '../../../ui/Button.tsx'
import { deviceKeysUrl, devicesOfOptions } from '../../api/sales/devices.ts'
import { useCan } from '../../api/staff/session.ts'
import { useFormats } from '../../i18n/formats.ts'
import { devicePath, devicesOf } from '../../paths/index.ts'
import { DeviceStateBadge } from '../../sales/index.ts'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { shipmentsWords } from '../shipments/shipments.words.ts'
import { orderDevicesWords as words } from './order-devices.words.ts'
import { RecordDevicesDialog } from './RecordDevicesDialog.tsx'

/** Renders the devices of an order that has shipments, by serial number. */
export function OrderDevicesPanel({ order }: { order: OrderDetail }) {
  const t = useTranslate()
  const can = useCan()
  const { number } = useFormats()
  const [isRecording, setRecording] = useState(false)
  const hasShipments = order.shipments.length > 0
  const { data, error, refetch } = useQuery({ ...devicesOfOptions(order.id), enabled: hasShipments })
  if (!hasShipments) return null
  const { items, total } = data ?? { items: [], total: 0 }
  return (
    <section className="message-panel" aria-label={t(words.title)}>
      <h2>{t(words.title)}</h2>
      {!data && error && <LoadFailure title={t(words.failed)} error={error} onRetry={refetch} />}
      {data && total === 0 && <p className="text-fine text-ink-quiet">{t(words.none)}</p>}
      {items.length > 0 && (
        <ul className="max-h-80 overflow-auto" tabIndex={-1}>
          {items.map(({ id, serial, devEui, shipmentNumber, state }) => (
            <li key={id} className="flex flex-wrap items-baseline gap-x-3 py-0.5">
              <Link to={devicePath(id)} className="link wrap-anywhere">
                {serial}
              </Link>
              <span className="min-w-0 flex-1 text-fine text-ink-quiet">
                {[devEui !== serial && devEui, t(shipmentsWords.shipment)(shipmentNumber)].filter(Boolean).join(' · ')}
              </span>
              <DeviceStateBadge state={state} />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-3">
        {can('sales.write') && (
          <Button size="compact" variant="secondary" onClick={() => setRecording(true)}>
            {t(words.record)}
          </Button>
        )}
        {total > 0 && (
          <Link to={devicesOf('order', order.id)} className="link">
            {t(words.all)(number(total))}
          </Link>
        )}
        {can('devices.keys') && items.some(({ hasKey }) => hasKey) && (
          <a href={deviceKeysUrl(order.id)} download className={buttonClass('quiet', 'compact')}>
            {t(words.keys)}
          </a>
        )}
      </div>
      {isRecording && <RecordDevicesDialog order={order} onClose={() => setRecording(false)} />}
    </section>
  )
}
