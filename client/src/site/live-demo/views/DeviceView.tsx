import { LocalLink } from '../../../i18n/LocalLink.tsx'
import { useTranslate } from '../../../i18n/language.tsx'
import { paths } from '../../../paths.ts'
import {
  airAt,
  airLimits,
  type Device,
  day,
  Figure,
  hour,
  interval,
  LineChart,
  lastDay,
  levelNames,
  platformWords,
  readingOf,
  type Simulation,
  type Snapshot,
  tenths,
  useTimeText,
  whole,
} from '../../platform/index.ts'
import { floorWords, kindSearches } from '../floor.words.ts'
import { useDeviceText } from '../useDeviceText.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { ViewHead } from './ViewHead.tsx'

export function DeviceView({ simulation: { snapshot }, device }: { simulation: Simulation; device: Device }) {
  const t = useTranslate()
  const text = useDeviceText()
  const { now, orders } = snapshot
  const facts = [
    [t(floorWords.battery), text.battery(device, now)],
    [t(floorWords.signal), text.signal(device, now)],
    [t(floorWords.heard), text.heard(device, now)],
    ['ID', device.id],
  ]
  return (
    <>
      <Breadcrumbs level={device.level} />
      <ViewHead title={`${text.name(device)} · ${t(levelNames[device.level])}`} />
      <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-4 lg:gap-x-10">
        <Figure name={t(floorWords.value)} value={text.value(device, readingOf(device, orders, now))} />
        {device.kind === 'air' && <AirFigures device={device} now={now} />}
      </dl>
      <div className="mt-6 grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)] xl:gap-x-14">
        <LastDay device={device} snapshot={snapshot} />
        <div>
          <dl className="border-t border-hairline">
            {facts.map(([name, value]) => (
              <div key={name} className="grid grid-cols-[7rem_minmax(0,1fr)] gap-3 border-b border-hairline py-2">
                <dt className="text-ink-quiet">{name}</dt>
                <dd className="font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
          <LocalLink to={paths.search(t(kindSearches[device.kind]))} className="link touchable mt-2">
            {t(floorWords.inCatalogue)}
          </LocalLink>
        </div>
      </div>
    </>
  )
}

function AirFigures({ device, now }: { device: Device; now: number }) {
  const t = useTranslate()
  const air = airAt(device.level, now)
  if (!air) return null
  return (
    <>
      <Figure name={t(floorWords.pm25)} value={whole(air.pm25)} note="µg/m³" />
      <Figure name={t(floorWords.temperature)} value={tenths(air.temperature)} note="°C" />
      <Figure name={t(floorWords.humidity)} value={whole(air.humidity)} note="%" />
    </>
  )
}

const shares = [0, 0.25, 0.5, 0.75, 1]

function LastDay({ device, snapshot: { now, orders } }: { device: Device; snapshot: Snapshot }) {
  const t = useTranslate()
  const text = useDeviceText()
  const time = useTimeText()
  const { kind } = device
  const values = lastDay(device, orders, now)
  const isSwitch = kind === 'leak' || kind === 'parking'
  const low = Math.min(...values)
  const high = Math.max(...values)
  const latest = text.value(device, values.at(-1) ?? 0)
  const share = Math.round((100 * values.filter(Boolean).length) / values.length)
  const description = isSwitch
    ? t(floorWords.switchTold)(share, text.value(device, 1), latest)
    : t(floorWords.dayTold)(text.value(device, low), text.value(device, high), latest)
  return (
    <figure className="min-w-0">
      <figcaption className="mb-3">
        <h3 className="font-semibold">{t(floorWords.lastDay)}</h3>
        <p className="text-fine text-ink-quiet">{description}</p>
      </figcaption>
      <LineChart
        values={values}
        steps={day / interval}
        marks={shares.map((share) => [share, time.time(now - day + share * 24 * hour)])}
        label={description}
        isSwitch={isSwitch}
        height={isSwitch ? 72 : 200}
        {...(kind === 'air' && { limit: airLimits.co2 })}
      />
      {kind === 'air' && (
        <p aria-hidden="true" className="mt-1 flex items-center gap-1.5 pl-12 text-fine text-ink-quiet">
          <span className="w-4 border-t border-dashed border-caution" />
          {t(platformWords.limit)} {whole(airLimits.co2)} ppm
        </p>
      )}
    </figure>
  )
}
