import { useTranslate } from '../../../i18n/language.tsx'
import {
  AirChart,
  airAt,
  type Device,
  devicesOn,
  energyBetween,
  Figure,
  glanceOf,
  isTaken,
  LevelDrawing,
  type LevelId,
  levelIds,
  levelNames,
  levels,
  midnightOf,
  PlaceLink,
  PowerChart,
  platformWords,
  readingOf,
  type Simulation,
  type Snapshot,
  StateBadge,
  tenants,
  tenths,
  whole,
} from '../../platform/index.ts'
import { floorWords } from '../floor.words.ts'
import { useDeviceText } from '../useDeviceText.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { ViewHead } from './ViewHead.tsx'

export function FloorView({ simulation: { snapshot }, level }: { simulation: Simulation; level: LevelId }) {
  const t = useTranslate()
  const { state } = glanceOf(level, snapshot)
  const devices = devicesOn(level)
  return (
    <>
      <Breadcrumbs />
      <ViewHead title={`${t(levelNames[level])} · ${t(tenants[level])}`}>
        <StateBadge state={state} />
      </ViewHead>
      <FloorFigures level={level} snapshot={snapshot} />
      <div className="mt-6 grid gap-x-10 gap-y-8 lg:grid-cols-2 xl:gap-x-14">
        <div className="grid content-start gap-6">
          <LevelDrawing level={level} snapshot={snapshot} />
          <PowerChart of={[level]} now={snapshot.now} height={120} />
        </div>
        <div className="grid content-start gap-6">
          <DeviceRows devices={devices.filter(({ kind }) => kind !== 'parking')} snapshot={snapshot} />
          {levels[level].airPeak && <AirChart level={level} now={snapshot.now} />}
          <Bays bays={devices.filter(({ kind }) => kind === 'parking')} now={snapshot.now} />
        </div>
      </div>
      <Neighbours level={level} />
    </>
  )
}

function FloorFigures({ level, snapshot: { now, ...snapshot } }: { level: LevelId; snapshot: Snapshot }) {
  const t = useTranslate()
  const { power, bays } = glanceOf(level, { now, ...snapshot })
  const air = airAt(level, now)
  return (
    <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-5 lg:gap-x-10">
      <Figure name={t(platformWords.power)} value={tenths(power)} note="kW" />
      <Figure
        name={t(platformWords.energyToday)}
        value={whole(energyBetween(level, midnightOf(now), now))}
        note="kWh"
      />
      {air && (
        <>
          <Figure name="CO₂" value={whole(air.co2)} note="ppm" />
          <Figure name={t(floorWords.pm25)} value={whole(air.pm25)} note="µg/m³" />
          <Figure name={t(floorWords.temperature)} value={tenths(air.temperature)} note="°C" />
        </>
      )}
      {bays && (
        <Figure name={t(platformWords.baysFree)} value={t(platformWords.ofBays)(bays.all - bays.taken, bays.all)} />
      )}
    </dl>
  )
}

const columns =
  'grid grid-cols-[minmax(0,1fr)_5rem_4rem] gap-x-3 sm:grid-cols-[minmax(0,1fr)_5.5rem_4.5rem_8rem_6.5rem] lg:grid-cols-[minmax(0,1fr)_5.5rem_4.5rem_6.5rem]'

function DeviceRows({ devices, snapshot: { now, orders } }: { devices: Device[]; snapshot: Snapshot }) {
  const t = useTranslate()
  const text = useDeviceText()
  return (
    <section>
      <h3 className="font-semibold">{t(floorWords.devices)}</h3>
      <p aria-hidden="true" className={`mt-2 text-fine text-ink-quiet ${columns}`}>
        <span>{t(floorWords.device)}</span>
        <span className="text-end">{t(floorWords.value)}</span>
        <span className="text-end">{t(floorWords.battery)}</span>
        <span className="max-sm:hidden lg:hidden">{t(floorWords.signal)}</span>
        <span className="max-sm:hidden">{t(floorWords.heard)}</span>
      </p>
      <ul className="border-t border-hairline">
        {devices.map((device) => (
          <li key={device.id}>
            <PlaceLink
              place={{ view: 'device', device }}
              className={`min-h-12 items-center border-b border-hairline leading-[1.3] hover:bg-sunken focus-visible:-outline-offset-2 ${columns}`}
            >
              <span className="font-semibold">{text.name(device)}</span>
              <span className="text-end">{text.value(device, readingOf(device, orders, now))}</span>
              <span className="text-end text-fine text-ink-quiet">
                <span className="sr-only">{t(floorWords.battery)} </span>
                {text.shortBattery(device, now)}
              </span>
              <span className="text-fine text-ink-quiet max-sm:hidden lg:hidden">{text.signal(device, now)}</span>
              <span className="text-fine text-ink-quiet max-sm:hidden">{text.heard(device, now)}</span>
            </PlaceLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Renders the bays of a parking level, filled if occupied. */
function Bays({ bays, now }: { bays: Device[]; now: number }) {
  const t = useTranslate()
  if (bays.length === 0) return null
  const taken = bays.filter((bay) => isTaken(bay, now)).length
  return (
    <section>
      <h3 className="font-semibold">{t(platformWords.bays)}</h3>
      <p className="text-fine text-ink-quiet">{t(floorWords.bayList)(taken, bays.length)}</p>
      <ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(3rem,1fr))] gap-1">
        {bays.map((bay) => (
          <li key={bay.id}>
            <PlaceLink
              place={{ view: 'device', device: bay }}
              aria-label={`${t(floorWords.bay)(bay.id)}, ${t(isTaken(bay, now) ? floorWords.bayTaken : floorWords.bayFree)}`}
              className={`grid h-11 place-items-center rounded-control border text-fine ${isTaken(bay, now) ? 'border-edge bg-sunken font-semibold' : 'border-dashed border-edge text-ink-quiet'} hover:border-ink`}
            >
              {String(bay.number).padStart(2, '0')}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Neighbours({ level }: { level: LevelId }) {
  const t = useTranslate()
  const index = levelIds.indexOf(level)
  const above = levelIds[index - 1]
  const below = levelIds[index + 1]
  return (
    <p className="mt-6 flex flex-wrap justify-between gap-x-6 border-t border-hairline pt-1">
      {above && (
        <PlaceLink place={{ view: 'floor', level: above }} className="link touchable">
          {t(floorWords.above)(t(levelNames[above]))}
        </PlaceLink>
      )}
      {below && (
        <PlaceLink place={{ view: 'floor', level: below }} className="link touchable ml-auto">
          {t(floorWords.below)(t(levelNames[below]))}
        </PlaceLink>
      )}
    </p>
  )
}
