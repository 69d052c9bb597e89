import { useTranslate } from '../../../i18n/language.tsx'
import { levelNames } from '../building.words.ts'
import { whole } from '../figures.rules.ts'
import { platformWords } from '../platform.words.ts'
import type { LevelId } from '../simulation/building.ts'
import { day } from '../simulation/clock.rules.ts'
import { airLimits } from '../simulation/readings.rules.ts'
import { co2OfDay, midnightOf } from '../simulation/state.rules.ts'
import { DayTrace } from './DayTrace.tsx'

export function AirChart({ level, now }: { level: LevelId; now: number }) {
  const t = useTranslate()
  const midnight = midnightOf(now)
  const today = co2OfDay(level, midnight, now)
  const floor = t(levelNames[level])
  return (
    <DayTrace
      title={t(platformWords.co2On)(floor)}
      unit="ppm"
      label={t(platformWords.co2Told)(floor, whole(today.at(-1) ?? 0), whole(Math.max(...today)))}
      values={today}
      compared={co2OfDay(level, midnight - day, midnight)}
      limit={airLimits.co2}
      height={120}
    />
  )
}
