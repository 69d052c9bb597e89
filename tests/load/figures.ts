/** What a figure is to be. */
export interface Target {
  sign: '≤' | '≥'
  limit: number
  unit: string
}

export function atMost(limit: number, unit = ''): Target {
  return { sign: '≤', limit, unit }
}

export function atLeast(limit: number, unit = ''): Target {
  return { sign: '≥', limit, unit }
}

/** One line of the bench's table. */
export interface Row {
  name: string
  target: string
  measured: string
  isMet: boolean
}

/** @param detail what the figure was made of */
export function row(name: string, measured: number, { sign, limit, unit }: Target, detail = ''): Row {
  const value = withUnit(Number(measured.toPrecision(4)), unit)
  return {
    name,
    target: `${sign} ${withUnit(limit, unit)}`,
    measured: detail ? `${value} (${detail})` : value,
    isMet: sign === '≤' ? measured <= limit : measured >= limit,
  }
}

/** A row as it is told when it is measured. */
export function lineOf({ name, target, measured, isMet }: Row): string {
  return `${name}: ${measured}, target ${target}: ${isMet ? 'met' : 'MISSED'}`
}

/** All rows as docs/performance.md has them. */
export function tableOf(rows: Row[]): string {
  const cells = rows.map(({ name, target, measured, isMet }) => [name, target, measured, isMet ? 'met' : '**MISSED**'])
  return markdown([['figure', 'target', 'measured', 'verdict'], ['---', '---', '---', '---'], ...cells])
}

export function markdown(lines: string[][]): string {
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** The end of the bench. */
export function summaryOf(rows: Row[]): string {
  const missed = rows.filter(({ isMet }) => !isMet)
  if (missed.length === 0) return `All ${rows.length} targets are met.`
  return [`Of ${rows.length} targets, ${missed.length} are MISSED:`, ...missed.map(lineOf)].join('\n')
}

export function median(values: number[]): number {
  return percentile(values, 50)
}

/** The nearest-rank percentile: the smallest value that at least this percentage of all do not exceed. */
export function percentile(values: number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(Math.ceil((sorted.length * percent) / 100) - 1, 0)] ?? Number.NaN
}

export function mebibytes(bytes: number): number {
  return Math.round(bytes / 1024 ** 2)
}

function withUnit(value: number, unit: string): string {
  return unit ? `${value} ${unit}` : String(value)
}
