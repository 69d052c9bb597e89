const batteryName = /battery|電池/i
const years = /(\d+(?:\.\d+)?)\s*\+?\s*(?:年|years?|yrs?)/i
const percent = /^(\d+(?:\.\d+)?)\s*%$/

/** Years that a battery lasts, where an entry of a specification says so. */
export function batteryYearsOf(name: string, value: string): number | undefined {
  const found = batteryName.test(name) ? years.exec(value) : null
  return found ? Number(found[1]) : undefined
}

/**
 * Where a feature falls on a scale of ten, if it can be drawn on one: a battery's years, or a percentage.
 * @returns 0 to 10
 */
export function tenthsOf(name: string, value: string): number | undefined {
  const share = percent.exec(value.trim())
  const tenths = share ? Number(share[1]) / 10 : batteryYearsOf(name, value)
  return tenths === undefined ? undefined : Math.min(10, tenths)
}
