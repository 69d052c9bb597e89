/** Names of specifications about battery life; must match the database column `batteryYears`. */
export const batteryNames = /電池|电池|續航|续航|battery/i
const years = /(\d{1,3}(?:\.\d+)?) *\+? *(?:年|years?|yrs?)/i

/** Returns the battery life in years, if the entry states one. Used by claims and comparisons. */
export function batteryYearsOf(name: string, value: string): number | undefined {
  const found = batteryNames.test(name) ? years.exec(value) : null
  return found ? Number(found[1]) : undefined
}
