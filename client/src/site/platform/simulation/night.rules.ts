import { type LevelId, levelIds, levels } from './building.ts'
import { day, hour, interval } from './clock.rules.ts'
import { energyIn } from './readings.rules.ts'

const nights = 7

/** @returns average kW from 01:00 to 05:00 over the last seven complete nights */
export function nightLoad(level: LevelId, until: number): number {
  const last = Math.floor((until - 5 * hour) / day)
  const loads: number[] = []
  for (let night = Math.max(0, last - nights + 1); night <= last; night++) {
    for (let at = night * day + hour; at < night * day + 5 * hour; at += interval) {
      loads.push((energyIn(level, at) * hour) / interval)
    }
  }
  return loads.length > 0 ? loads.reduce((sum, load) => sum + load, 0) / loads.length : 0
}

/** Ratio to the other offices' night load from which an office is reported. */
const reportedRatio = 1.6

export function highNightLoadOffices(until: number): { level: LevelId; night: number; usual: number }[] {
  const offices = levelIds
    .filter((level) => levels[level].use === 'office')
    .map((level) => ({ level, night: nightLoad(level, until) }))
  const sorted = offices.map(({ night }) => night).sort((one, other) => one - other)
  const usual = sorted[Math.floor(sorted.length / 2)] ?? 0
  return offices.filter(({ night }) => night > usual * reportedRatio).map((office) => ({ ...office, usual }))
}
