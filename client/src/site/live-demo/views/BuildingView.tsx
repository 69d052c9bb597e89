import { useTranslate } from '../../../i18n/language.tsx'
import { whole } from '../figures.rules.ts'
import { demoWords } from '../live-demo.words.ts'
import { devices, levelIds } from '../simulation/building.ts'
import { airAt, buildingPowerAt, energyBetween, isWithinLimits, takenOn } from '../simulation/readings.rules.ts'
import { highestCo2Level, midnightOf } from '../simulation/state.rules.ts'
import type { Simulation } from '../useSimulation.ts'
import { AirChart } from './AirChart.tsx'
import { FloorRows } from './FloorRows.tsx'
import { Notices } from './Notices.tsx'
import { PowerChart } from './PowerChart.tsx'
import { Figure, ViewHead } from './ViewHead.tsx'

export function BuildingView({ simulation: { snapshot } }: { simulation: Simulation }) {
  const t = useTranslate()
  return (
    <>
      <ViewHead title={t(demoWords.floors)} />
      <Glance now={snapshot.now} />
      <div className="mt-6 grid gap-x-14 gap-y-8 xl:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]">
        <FloorRows snapshot={snapshot} />
        <div className="grid content-start gap-x-10 gap-y-8 md:grid-cols-2 xl:grid-cols-1">
          <PowerChart of={levelIds} now={snapshot.now} />
          <Notices notices={snapshot.notices} />
          <AirChart level={highestCo2Level(snapshot.now)} now={snapshot.now} />
        </div>
      </div>
    </>
  )
}

const bays = devices.filter(({ kind }) => kind === 'parking')

function Glance({ now }: { now: number }) {
  const t = useTranslate()
  const midnight = midnightOf(now)
  const energy = levelIds.reduce((sum, level) => sum + energyBetween(level, midnight, now), 0)
  const air = levelIds.flatMap((level) => airAt(level, now) ?? [])
  return (
    <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-4 lg:gap-x-10">
      <Figure name={t(demoWords.power)} value={whole(buildingPowerAt(now))} note="kW" />
      <Figure name={t(demoWords.energyToday)} value={whole(energy)} note="kWh" />
      <Figure
        name={t(demoWords.airWithin)}
        value={t(demoWords.ofFloors)(air.filter(isWithinLimits).length, air.length)}
      />
      <Figure name={t(demoWords.baysFree)} value={t(demoWords.ofBays)(bays.length - takenOn(bays, now), bays.length)} />
    </dl>
  )
}
