import { type ReactNode, useMemo } from 'react'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import {
  day,
  highNightLoadOffices,
  leakPlaces,
  levelNames,
  minute,
  quarterOf,
  type Report,
  reportOf,
  responseOf,
  type Simulation,
  tenants,
  tenths,
  useTimeText,
  type WorkOrder,
  whole,
} from '../../platform/index.ts'
import { reportWords } from '../report.words.ts'
import { DayBars } from './DayBars.tsx'
import { Table } from './Table.tsx'
import { ViewHead } from './ViewHead.tsx'

export function ReportView({ simulation: { state } }: { simulation: Simulation }) {
  const t = useTranslate()
  const time = useTimeText()
  const until = quarterOf(state.now)
  const report = useMemo(() => reportOf(until), [until])
  return (
    <>
      <ViewHead title={t(reportWords.title)}>
        <Button size="compact" className="noscript:hidden print:hidden" onClick={() => window.print()}>
          {t(reportWords.print)}
        </Button>
      </ViewHead>
      <p className="text-fine text-ink-quiet">{t(reportWords.until)(time.dateTime(until))}</p>
      <div className="mt-5 grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] print:gap-y-6">
        <div className="grid content-start gap-10 print:gap-6">
          <Energy report={report} />
          <Findings until={until} />
        </div>
        <div className="grid content-start gap-10 print:gap-6">
          <Leaks orders={state.orders} />
          <Air report={report} />
          <Parking report={report} />
        </div>
      </div>
    </>
  )
}

function Part({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <section className="min-w-0 print:break-inside-avoid">
      <h3 className="mb-2 font-semibold">{title}</h3>
      {children}
      {hint && <p className="mt-2 text-fine text-ink-quiet">{hint}</p>}
    </section>
  )
}

function Energy({ report: { energy, building, days } }: { report: Report }) {
  const t = useTranslate()
  const time = useTimeText()
  const rows = energy.map(({ level, energy, share, peak, night }) => ({
    key: level,
    cells: [
      <Place key="place" name={t(levelNames[level])} note={t(tenants[level])} />,
      whole(energy),
      `${tenths(100 * share)}%`,
      tenths(peak),
      tenths(night),
    ],
  }))
  const nights = energy.reduce((sum, { night }) => sum + night, 0)
  return (
    <Part title={t(reportWords.energy)} hint={t(reportWords.nightHint)}>
      <DayBars days={days} />
      <p className="mt-1 mb-4 text-fine text-ink-quiet">
        {t(reportWords.buildingPeak)(whole(building.peak), time.dateTime(building.peakAt))}
      </p>
      <Table
        caption={t(reportWords.byFloor)}
        heads={[
          t(reportWords.byFloor),
          t(reportWords.kilowattHours),
          t(reportWords.share),
          t(reportWords.peak),
          t(reportWords.night),
        ]}
        rows={rows}
        foot={[t(reportWords.total), whole(building.energy), '100%', tenths(building.peak), tenths(nights)]}
        narrow={[2]}
      />
    </Part>
  )
}

function Place({ name, note }: { name: string; note: string }) {
  return (
    <>
      {name} <span className="text-fine font-normal text-ink-quiet max-sm:block">{note}</span>
    </>
  )
}

function Air({ report: { air } }: { report: Report }) {
  const t = useTranslate()
  return (
    <Part title={t(reportWords.air)} hint={t(reportWords.airHint)}>
      <Table
        caption={t(reportWords.air)}
        heads={[t(reportWords.byFloor), t(reportWords.hours), t(reportWords.within), t(reportWords.highestCo2)]}
        rows={air.map(({ level, hours, within, highest }) => ({
          key: level,
          isMarked: within < hours,
          cells: [
            t(levelNames[level]),
            whole(hours),
            hours > 0 ? `${tenths((100 * within) / hours)}%` : '–',
            whole(highest),
          ],
        }))}
      />
    </Part>
  )
}

function Leaks({ orders }: { orders: readonly WorkOrder[] }) {
  const t = useTranslate()
  const time = useTimeText()
  const { assigned, isolated, closed } = responseOf(orders)
  const span = (seconds: number | undefined) => (seconds === undefined ? '–' : tenths(seconds / minute))
  return (
    <Part title={t(reportWords.leaks)} hint={t(reportWords.minutesHint)}>
      <Table
        caption={t(reportWords.leaks)}
        heads={[t(reportWords.place), t(reportWords.assigned), t(reportWords.valve), t(reportWords.closed)]}
        rows={orders.map(({ number, level, wetAt, openedAt, done }) => ({
          key: String(number),
          cells: [
            <Place key="place" name={`${t(levelNames[level])} ${t(leakPlaces[level])}`} note={time.dateTime(wetAt)} />,
            ...[done.assign, done.isolate, done.close].map((at) => span(at === undefined ? undefined : at - openedAt)),
          ],
        }))}
        foot={[t(reportWords.mean), span(assigned), span(isolated), span(closed)]}
      />
    </Part>
  )
}

function Parking({ report: { parking } }: { report: Report }) {
  const t = useTranslate()
  return (
    <Part title={t(reportWords.parking)} hint={t(reportWords.parkingHint)}>
      <Table
        caption={t(reportWords.parking)}
        heads={[t(reportWords.byFloor), t(reportWords.parking), t(reportWords.meanTaken), t(reportWords.mostTaken)]}
        rows={parking.map(({ level, bays, mean, most }) => ({
          key: level,
          cells: [t(levelNames[level]), whole(bays), `${whole(100 * mean)}%`, whole(most)],
        }))}
      />
    </Part>
  )
}

const nightHours = 11
const daysOfMonth = 31

function Findings({ until }: { until: number }) {
  const t = useTranslate()
  const offices = until >= 2 * day ? highNightLoadOffices(until) : []
  if (offices.length === 0) return null
  return (
    <Part title={t(reportWords.standsOut)}>
      <ul>
        {offices.map(({ level, night, usual }) => (
          <li key={level} className="border-l-4 border-l-caution pl-3">
            {t(reportWords.saving)(t(levelNames[level]), whole((night - usual) * nightHours * daysOfMonth))}
          </li>
        ))}
      </ul>
    </Part>
  )
}
