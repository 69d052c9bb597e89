import { useTranslate } from '../../i18n/language.tsx'
import { whole } from './figures.rules.ts'
import { platformWords } from './platform.words.ts'
import { devices, levelIds } from './simulation/building.ts'
import { airAt, buildingPowerAt, energyBetween, isWithinLimits, takenOn } from './simulation/readings.rules.ts'
import { midnightOf } from './simulation/state.rules.ts'

/** Renders a figure with its name, in a `dl`. */
export function Figure({ name, value, note }: { name: string; value: string; note?: string | undefined }) {
  return (
    <div className="border-t border-ink pt-2">
      <dt className="text-fine text-ink-quiet">{name}</dt>
      <dd className="leading-tight">
        <span className="text-title font-semibold">{value}</span>
        {note && <span className="ml-1 text-fine text-ink-quiet">{note}</span>}
      </dd>
    </div>
  )
}

const bays = devices.filter(({ kind }) => kind === 'parking')

/** Renders the building's four main figures. */
export function Glance({ now }: { now: number }) {
  const t = useTranslate()
  const midnight = midnightOf(now)
  const energy = levelIds.reduce((sum, level) => sum + energyBetween(level, midnight, now), 0)
  const air = levelIds.flatMap((level) => airAt(level, now) ?? [])
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-4 lg:gap-x-10">
      <Figure name={t(platformWords.power)} value={whole(buildingPowerAt(now))} note="kW" />
      <Figure name={t(platformWords.energyToday)} value={whole(energy)} note="kWh" />
      <Figure
        name={t(platformWords.airWithin)}
        value={t(platformWords.ofFloors)(air.filter(isWithinLimits).length, air.length)}
      />
      <Figure
        name={t(platformWords.baysFree)}
        value={t(platformWords.ofBays)(bays.length - takenOn(bays, now), bays.length)}
      />
    </dl>
  )
}
