import { useTranslate } from '../../../i18n/language.tsx'
import {
  AirChart,
  FloorRows,
  Glance,
  highestCo2Level,
  levelIds,
  Notices,
  PowerChart,
  type Simulation,
} from '../../platform/index.ts'
import { demoWords } from '../live-demo.words.ts'
import { ViewHead } from './ViewHead.tsx'

export function BuildingView({ simulation: { snapshot } }: { simulation: Simulation }) {
  const t = useTranslate()
  return (
    <>
      <ViewHead title={t(demoWords.floors)} />
      <div className="mt-4">
        <Glance now={snapshot.now} />
      </div>
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
