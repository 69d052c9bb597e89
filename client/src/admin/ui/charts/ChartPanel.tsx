import './charts.css'
import { ChartNoAxesColumn, Table2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Skeleton } from '../../../ui/loading/Skeleton.tsx'
import { LoadFailure } from '../LoadFailure.tsx'
import { ChartTable } from './ChartTable.tsx'
import type { ChartTableData } from './chart-data.ts'
import { chartWords as words } from './charts.words.ts'
import { ChartComing } from './lazy-charts.ts'

/** As TanStack Query answers. */
interface QueryState<Data> {
  data: Data | undefined
  error: unknown
  refetch: () => unknown
  isPlaceholderData: boolean
}

interface ChartPanelProps<Data> {
  title: string
  query: QueryState<Data>
  /** Said where it could not be loaded. */
  failed: string
  /** Of what comes, while it is on its way: a Tailwind height. */
  skeleton: string
  /** What would fill it, where there is nothing to draw. */
  none: (data: Data) => ReactNode | false
  /** The same in figures; without it, the figures are what is shown. */
  table?: (data: Data) => ChartTableData
  /** Beside the title. */
  tools?: ReactNode
  /** Over the chart and the table: figures. */
  head?: (data: Data | undefined) => ReactNode
  /** The chart, which may be loaded lazily. */
  children: (data: Data) => ReactNode
}

/** A chart with its title, and in its place the same figures as a table, a skeleton, what went wrong, or what would fill it. */
export function ChartPanel<Data>(props: ChartPanelProps<Data>) {
  const { title, query, tools, head } = props
  const { data, error, refetch, isPlaceholderData } = query
  const [isTable, setIsTable] = useState(false)
  const isFailed = error !== null && data === undefined
  const none = data !== undefined && props.none(data)
  return (
    <section
      aria-label={title}
      aria-busy={isPlaceholderData || (!data && !isFailed)}
      className="flex min-w-0 flex-col rounded-panel border border-hairline bg-raised"
    >
      <header className="flex min-h-11 flex-wrap items-center gap-x-3 border-b border-hairline pr-1.5 pl-4 lg:min-h-10">
        <h2 className="flex-1 py-2 font-semibold">{title}</h2>
        {tools}
        {data && !none && props.table && <TableSwitch isTable={isTable} onChange={setIsTable} />}
      </header>
      {isFailed ? (
        <LoadFailure isSmall title={props.failed} error={error} onRetry={refetch} />
      ) : (
        <div className={`grid flex-1 content-start gap-3 px-4 pt-3.5 pb-4 ${isPlaceholderData ? 'opacity-55' : ''}`}>
          {head?.(data)}
          {none || <Figures {...props} data={data} isTable={isTable} />}
        </div>
      )}
    </section>
  )
}

type FiguresProps<Data> = ChartPanelProps<Data> & { data: Data | undefined; isTable: boolean }

function Figures<Data>({ title, data, isTable, skeleton, table, children }: FiguresProps<Data>) {
  const t = useTranslate()
  const coming = <Skeleton className={`w-full ${skeleton}`} />
  if (data === undefined) return coming
  if (isTable && table) return <ChartTable label={t(words.tableOf)(title)} table={table(data)} />
  return <ChartComing value={coming}>{children(data)}</ChartComing>
}

function TableSwitch({ isTable, onChange }: { isTable: boolean; onChange: (isTable: boolean) => void }) {
  const t = useTranslate()
  const Icon = isTable ? ChartNoAxesColumn : Table2
  const label = t(isTable ? words.asChart : words.asTable)
  return (
    <Button variant="quiet" size="compact" className="text-ink-quiet" onClick={() => onChange(!isTable)}>
      <Icon aria-hidden="true" className="size-4" />
      <span className="max-sm:sr-only">{label}</span>
    </Button>
  )
}

/** In place of a chart without figures: what would fill it, and the next step. */
export function NothingToDraw({ title, hint, children }: { title: string; hint: string; children?: ReactNode }) {
  return (
    <div className="grid content-center justify-items-start gap-1 py-6">
      <p className="font-semibold">{title}</p>
      <p className="measure text-ink-quiet">{hint}</p>
      {children && <div className="mt-2">{children}</div>}
    </div>
  )
}
