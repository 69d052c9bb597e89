import { useTranslate } from '../../../i18n/language.tsx'
import { tenths, whole } from '../figures.rules.ts'
import { platformWords } from '../platform.words.ts'
import type { LevelId } from '../simulation/building.ts'
import { day } from '../simulation/clock.rules.ts'
import { midnightOf, powerOfDay } from '../simulation/state.rules.ts'
import { DayTrace } from './DayTrace.tsx'

/**
 * Draws today's power over yesterday's.
 * @param of levels to sum up
 */
export function PowerChart({ of, now, height }: { of: readonly LevelId[]; now: number; height?: number }) {
  const t = useTranslate()
  const midnight = midnightOf(now)
  const today = powerOfDay(of, midnight, now)
  const write = of.length > 1 ? whole : tenths
  return (
    <DayTrace
      title={t(platformWords.today)}
      unit="kW"
      label={t(platformWords.powerTold)(write(today.at(-1) ?? 0), write(Math.max(...today)))}
      values={today}
      compared={powerOfDay(of, midnight - day, midnight)}
      height={height}
    />
  )
}
