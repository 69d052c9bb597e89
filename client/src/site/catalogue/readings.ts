import { batteryYearsOf } from '#contract/catalogue/specifications/battery.ts'

export { batteryYearsOf }

const percent = /^(\d+(?:\.\d+)?)\s*%$/

/**
 * Where a feature falls on a scale of ten, if it can be drawn on one: a battery's years, or a percentage.
 * @returns 0 to 10
 */
export function tenthsOf(name: string, value: string): number | undefined {
  const share = percent.exec(value.trim())
  const tenths = share ? Number(share[1]) / 10 : batteryYearsOf(name, value)
  return tenths === undefined ? undefined : Math.min(10, tenths)
}
