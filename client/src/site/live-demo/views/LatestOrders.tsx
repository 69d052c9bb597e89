import { useTranslate } from '../../../i18n/language.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import { demoWords } from '../live-demo.words.ts'
import { orderWords } from '../orders.words.ts'
import { PlaceLink } from '../PlaceLink.tsx'
import { isOpen, type WorkOrder } from '../simulation/orders.rules.ts'
import { useOrderPlace } from '../useNews.ts'
import { useTimeText } from '../useTimeText.ts'

const shown = 3

/** The last work orders, the latest first. */
export function LatestOrders({ orders }: { orders: readonly WorkOrder[] }) {
  const t = useTranslate()
  const place = useOrderPlace()
  const time = useTimeText()
  return (
    <section>
      <h3 className="font-semibold">{t(demoWords.orders)}</h3>
      <ul className="mt-2 border-t border-hairline">
        {orders
          .toReversed()
          .slice(0, shown)
          .map((order) => (
            <li key={order.number} className="border-b border-hairline">
              <PlaceLink
                place={{ view: 'orders' }}
                className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-1.5 text-fine leading-[1.4] hover:bg-sunken"
              >
                <span>
                  {order.number} · {t(orderWords.leakAt)(...place(order))}
                  <span className="block text-ink-quiet">{time.dateTime(order.wetAt)}</span>
                </span>
                <Badge tone={isOpen(order) ? 'danger' : 'quiet'}>
                  {t(isOpen(order) ? orderWords.statusOpen : orderWords.statusClosed)}
                </Badge>
              </PlaceLink>
            </li>
          ))}
      </ul>
    </section>
  )
}
