/** The five colours of the charts, in turn (spec §9); each has a pattern of its own, for those who do not tell colours apart. */
export const chartColors = [1, 2, 3, 4, 5] as const
export type ChartColor = (typeof chartColors)[number]

/** @param index of a slice or a series, from 0 */
export function colorAt(index: number): ChartColor {
  return chartColors[index % chartColors.length] ?? 1
}

/** Spec §9: how often a tooltip follows the pointer, milliseconds. */
export const tooltipThrottleMs = 1000 / 60

/** A place on the axis of a chart over time, or one of several things that are compared. */
export interface ChartPoint {
  id: string
  /** On the axis: short. */
  label: string
  /** In the tooltip and the table: whole. */
  title: string
  /** The rows that it stands for. */
  to?: string | undefined
  /** By the id of their series. */
  values: Readonly<Record<string, number>>
}

export interface ChartSeries {
  id: string
  name: string
  kind: 'area' | 'line' | 'bar'
  color: ChartColor
  /** A thin dashed line: what it was before. */
  isQuiet?: boolean
  /** Pieces beside money are read off an axis of their own. */
  isOnRight?: boolean
  format: (value: number) => string
}

export interface ChartTableData {
  heads: readonly string[]
  rows: readonly { id: string; name: string; to?: string | undefined; cells: readonly string[] }[]
}

/** The table of a chart: the same points and series, in figures. @param head of the first column */
export function tableOf(head: string, points: readonly ChartPoint[], series: readonly ChartSeries[]): ChartTableData {
  return {
    heads: [head, ...series.map(({ name }) => name)],
    rows: points.map(({ id, title, to, values }) => ({
      id,
      name: title,
      to,
      cells: series.map((one) => one.format(values[one.id] ?? 0)),
    })),
  }
}
