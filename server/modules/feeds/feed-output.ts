import { buffer } from 'node:stream/consumers'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import type { FeedKind } from '#contract/site/feeds.ts'
import type { StockValue } from '#contract/stock/value.ts'
import { type Orders, orderColumns } from '#server/modules/sales/index.ts'
import { systemActor } from '#server/platform/audit.ts'
import { type CsvColumns, counted, csvOf } from '#server/platform/documents/csv.ts'

/** Transactions that began before are written by then. */
const writtenAfterMs = 60_000

interface FeedOutputServices {
  orders: Pick<Orders, 'all'>
  allStock: () => AsyncIterable<StockValue>
  language: () => ReaderLanguage
}

interface Span {
  /** When the last file was made. */
  since: Date | undefined
  until: Date
}

export type FeedOutput = ReturnType<typeof createFeedOutput>

/** Makes the files that are put out: the orders placed since the last one, and all stock. */
export function createFeedOutput({ orders, allStock, language }: FeedOutputServices) {
  return (kind: FeedKind, stamp: string, span: Span) => {
    if (kind === 'stock_out') return fileOf(`stock-${stamp}.csv`, allStock(), stockColumns)
    const [from, to] = [span.since, span.until].map(
      (moment) => moment && new Date(moment.getTime() - writtenAfterMs).toISOString(),
    )
    const rows = orders.all(systemActor, { from, to, sort: 'placedAt' })
    return fileOf(`orders-${stamp}.csv`, rows, orderColumns(language()))
  }
}

/** Without costs: whoever reads the file need not know them. */
const stockColumns: CsvColumns<StockValue> = [
  ['SKU', ({ sku }) => sku],
  ['Product', ({ name }) => name],
  ['Product (English)', ({ nameEn }) => nameEn],
  ['Location', ({ location }) => location],
  ['Quantity', ({ quantity }) => quantity],
]

async function fileOf<Row>(name: string, all: AsyncIterable<Row>, columns: CsvColumns<Row>) {
  let rows = 0
  const counting = counted(all, async (count) => {
    rows = count
  })
  const bytes = await buffer(csvOf(counting, columns))
  return { name, bytes, rows }
}
