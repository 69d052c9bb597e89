/** How many days, weeks and months have their newest backup kept. */
export interface Keeping {
  days: number
  weeks: number
  months: number
}

const nameShape = /^harbour-iot-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.gz\.age$/
const dayMs = 24 * 3_600_000

export function backupName(at: Date): string {
  return `harbour-iot-${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z.tar.gz.age`
}

/** Returns when a backup was made; undefined for other files. */
export function madeAt(name: string): Date | undefined {
  const [, year, month, day, hour, minute, second] = nameShape.exec(name) ?? []
  return year ? new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) : undefined
}

/** Returns the backups that are to be removed: all but the newest of each of the last days, weeks and months that have one. */
export function outdated(names: string[], { days, weeks, months }: Keeping): string[] {
  const backups = names
    .flatMap((name) => {
      const at = madeAt(name)
      return at ? [{ name, at }] : []
    })
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
  const kept = new Set<string>()
  function keep(count: number, periodOf: (at: Date) => string | number): void {
    const newest = new Map<string | number, string>()
    for (const { name, at } of backups) if (!newest.has(periodOf(at))) newest.set(periodOf(at), name)
    for (const name of [...newest.values()].slice(0, count)) kept.add(name)
  }
  keep(days, (at) => Math.floor(at.getTime() / dayMs))
  keep(weeks, (at) => Math.floor((at.getTime() / dayMs + 3) / 7)) // days are counted from a Thursday, weeks begin on Mondays
  keep(months, (at) => at.toISOString().slice(0, 7))
  return backups.map(({ name }) => name).filter((name) => !kept.has(name))
}
