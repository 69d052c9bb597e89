import { useTranslate } from '../../../i18n/language.tsx'
import { Badge } from '../../../ui/Badge.tsx'
import {
  calendarOf,
  crewTitles,
  isOpen,
  litresOf,
  minute,
  momentNames,
  orderWords,
  type Simulation,
  tenths,
  timelineOf,
  timeOfDay,
  useOrderPlace,
  useTimeText,
  type WorkOrder,
} from '../../platform/index.ts'
import { demoWords } from '../live-demo.words.ts'
import { timelineWords } from '../timeline.words.ts'
import { ViewHead } from './ViewHead.tsx'

export function OrdersView({ simulation: { state } }: { simulation: Simulation }) {
  const t = useTranslate()
  return (
    <>
      <ViewHead title={t(demoWords.orders)} />
      <p className="measure text-fine text-ink-quiet">{t(timelineWords.ordersLead)}</p>
      <ul className="mt-4">
        {state.orders.toReversed().map((order) => (
          <Order key={order.number} order={order} now={state.now} />
        ))}
      </ul>
      <p className="measure mt-3 text-fine text-ink-quiet">{t(timelineWords.valve)}</p>
    </>
  )
}

function Order({ order, now }: { order: WorkOrder; now: number }) {
  const t = useTranslate()
  const place = useOrderPlace()
  const time = useTimeText()
  const open = isOpen(order)
  const { done, openedAt, crew } = order
  const spanOf = (until: number | undefined) =>
    until === undefined ? t(timelineWords.noneYet) : t(timelineWords.minutes)(tenths((until - openedAt) / minute))
  const facts = [
    [t(timelineWords.assignedTo), crew ? t(crewTitles[crew]) : t(timelineWords.noneYet)],
    [t(timelineWords.toValve), spanOf(done.isolate)],
    [t(timelineWords.toClose), spanOf(done.close)],
    [t(timelineWords.water), t(orderWords.litresOf)(Math.round(litresOf(order, now)))],
  ]
  return (
    <li className="grid gap-x-10 gap-y-3 border-t border-ink py-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div>
        <h3 className="flex flex-wrap items-baseline gap-x-3 font-semibold">
          {t(orderWords.order)(order.number)}
          <Badge tone={open ? 'danger' : 'quiet'}>
            {t(open ? timelineWords.statusOpen : timelineWords.statusClosed)}
          </Badge>
        </h3>
        <p className="text-ink-quiet">
          {t(timelineWords.leakAt)(...place(order))} · {time.date(order.wetAt)}
        </p>
        <dl className="mt-2 text-fine">
          {facts.map(([name, value]) => (
            <div key={name} className="flex justify-between gap-4 border-t border-hairline py-1.5">
              <dt className="text-ink-quiet">{name}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <ol
        aria-label={t(timelineWords.timeline)}
        className="relative self-start before:absolute before:inset-y-3 before:left-[5.125rem] before:w-px before:bg-edge"
      >
        {timelineOf(order, now).map(({ moment, at }) => (
          <li
            key={moment}
            className="relative grid grid-cols-[4.25rem_1.25rem_minmax(0,1fr)] items-baseline gap-x-1 py-1"
          >
            <time className="text-end text-fine text-ink-quiet">{withSeconds(at)}</time>
            <span
              aria-hidden="true"
              className={`relative size-2 -translate-y-0.5 justify-self-center rounded-[50%] ${moment === 'wet' ? 'bg-danger' : 'bg-signal'}`}
            />
            <span className="text-fine">{t(momentNames[moment])}</span>
          </li>
        ))}
      </ol>
    </li>
  )
}

function withSeconds(at: number): string {
  return `${timeOfDay(at)}:${String(calendarOf(at).seconds).padStart(2, '0')}`
}
