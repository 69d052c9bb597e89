import type { Share } from './SharePie.tsx'

/** The five chart colours, used in turn; each has its own pattern for colour-blind readers. */
export const chartColors = [1, 2, 3, 4, 5] as const
export type ChartColor = (typeof chartColors)[number]

/** @param index of a slice or a series, from 0 */
export function colorAt(index: number): ChartColor {
  return chartColors[index % chartColors.length] ?? 1
}

/** How often a tooltip follows the pointer, in milliseconds. */
export const tooltipThrottleMs = 1000 / 60

/** A point in time, or one of several compared things. */
export interface ChartPoint {
  id: string
  /** Short, for the axis. */
  label: string
  /** In full, for tooltip and table. */
  title: string
  /** Address of the rows behind it. */
  to?: string | undefined
  /** By series id. */
  values: Readonly<Record<string, number>>
}

export interface ChartSeries {
  id: string
  name: string
  kind: 'area' | 'line' | 'bar'
  color: ChartColor
  /** Thin dashed line, for the previous period. */
  isQuiet?: boolean
  /** Uses the right axis, as for pieces beside money. */
  isOnRight?: boolean
  format: (value: number) => string
}

export interface ChartTableData {
  heads: readonly string[]
  rows: readonly { id: string; name: string; to?: string | undefined; cells: readonly string[] }[]
}

/** Converts a chart's points and series into a table. @param head of the first column */
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

/** @param heads of name, value and percentage */
export function shareTable(shares: readonly Share[], heads: readonly [string, string, string]): ChartTableData {
  return { heads, rows: shares.map(({ id, name, to, note, percent }) => ({ id, name, to, cells: [note, percent] })) }
}
