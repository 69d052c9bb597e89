import { batteryYearsOf } from '#contract/catalogue/specifications/battery.ts'

export { batteryYearsOf }

const percent = /^(\d+(?:\.\d+)?)\s*%$/

/**
 * Returns a battery life in years or a percentage on a scale of ten; undefined for other features.
 * @returns 0 to 10
 */
export function tenthsOf(name: string, value: string): number | undefined {
  const share = percent.exec(value.trim())
  const tenths = share ? Number(share[1]) / 10 : batteryYearsOf(name, value)
  return tenths === undefined ? undefined : Math.min(10, tenths)
}
