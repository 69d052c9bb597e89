import type { ChartTableData } from './chart-data.ts'
import type { Share } from './SharePie.tsx'

/** @param heads of name, value and percentage */
export function shareTable(shares: readonly Share[], heads: readonly [string, string, string]): ChartTableData {
  return { heads, rows: shares.map(({ id, name, to, note, percent }) => ({ id, name, to, cells: [note, percent] })) }
}
