import type { Column, Decimals } from './table.ts'

/** Returns how many decimals a column's amounts are shown with: none where all of them are whole. */
export function decimalsOf<Row>({ amount }: Pick<Column<Row>, 'amount'>, rows: readonly Row[]): Decimals {
  return amount && rows.every((row) => Number.isInteger(amount(row) ?? 0)) ? 0 : 2
}
