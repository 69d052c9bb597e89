/** One line of the bench's table. */
export interface Figure {
  figure: string
  target: string
  measured: string
  met: boolean
}

/** A figure that is good when it is at most `most`. */
export function atMost(figure: string, measured: number, most: number, unit: string): Figure {
  return {
    figure,
    target: `≤ ${withUnit(most, unit)}`,
    measured: withUnit(rounded(measured), unit),
    met: measured <= most,
  }
}

/** The table as Markdown. */
export function tableOf(figures: Figure[]): string {
  const rows = figures.map(({ figure, target, measured, met }) => [
    figure,
    target,
    measured,
    met ? 'met' : '**missed**',
  ])
  return [['figure', 'target', 'measured', 'verdict'], ['---', '---', '---', '---'], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

export function median(values: number[]): number {
  return percentile(values, 50)
}

/** The nearest-rank percentile: the smallest value that at least this percentage of all do not exceed. */
export function percentile(values: number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(Math.ceil((sorted.length * percent) / 100) - 1, 0)] ?? Number.NaN
}

function withUnit(value: number, unit: string): string {
  return unit ? `${value} ${unit}` : String(value)
}

function rounded(value: number): number {
  return Number(value.toPrecision(4))
}
