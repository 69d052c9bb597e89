import { call } from '../../../api/request.ts'
import type { Marked, Page, Table } from '../table.ts'

const pageSize = 100

/** Returns the rows that an action applies to; loads all that match the filters where they are meant. */
export async function loadMarked<Row>({ rows }: Pick<Table<Row>, 'rows'>, marked: Marked<Row>): Promise<Row[]> {
  if (marked.kind === 'rows') return marked.rows
  const pages = Array.from({ length: Math.ceil(marked.total / pageSize) }, (_, index): Promise<Page<Row>> => {
    const query = new URLSearchParams([...marked.query, ['page', String(index + 1)], ['pageSize', String(pageSize)]])
    return call(rows, { query })
  })
  return (await Promise.all(pages)).flatMap(({ items }) => items)
}

export function countMarked<Row>(marked: Marked<Row>): number {
  return marked.kind === 'all' ? marked.total : marked.rows.length
}
