/** Names of lines that may tell how long a battery lasts, as the database's column `batteryYears` reads them, too. */
export const batteryNames = /電池|电池|續航|续航|battery/i
const years = /(\d{1,3}(?:\.\d+)?) *\+? *(?:年|years?|yrs?)/i

/** Years that a battery lasts, where an entry of a specification says so: the one rule for claims, scales and comparisons. */
export function batteryYearsOf(name: string, value: string): number | undefined {
  const found = batteryNames.test(name) ? years.exec(value) : null
  return found ? Number(found[1]) : undefined
}
