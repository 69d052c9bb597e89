import './charts.css'
import { ChartNoAxesColumn, Table2 } from 'lucide-react'
import { createContext, type ReactNode, use, useState } from 'react'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { lazyComponents } from '../../../ui/loading/lazy-component.tsx'
import { Skeleton } from '../../../ui/loading/Skeleton.tsx'
import { LoadFailure } from '../LoadFailure.tsx'
import { ChartTable } from './ChartTable.tsx'
import type { ChartTableData } from './chart-data.ts'
import { chartWords as words } from './charts.words.ts'

/** Placeholder while the chart's code loads. */
const ChartPlaceholder = createContext<ReactNode>(null)

const { lazyComponent } = lazyComponents(() => use(ChartPlaceholder))

/** The chart library is loaded with the first chart. */
export const AxisChart = lazyComponent(() => import('./AxisChart.tsx'))
export const SharePie = lazyComponent(() => import('./SharePie.tsx'))

interface QueryState<Data> {
  data: Data | undefined
  error: unknown
  refetch: () => unknown
  isPlaceholderData: boolean
}

interface ChartPanelProps<Data> {
  title: string
  query: QueryState<Data>
  failed: string
  /** Tailwind height of the skeleton. */
  skeleton: string
  /** Returns what to show without data, or false. */
  none: (data: Data) => ReactNode | false
  /** Returns the figures as a table; without it, only the children are shown. */
  table?: (data: Data) => ChartTableData
  tools?: ReactNode
  head?: (data: Data | undefined) => ReactNode
  children: (data: Data) => ReactNode
}

/** Renders a chart with title, a table alternative, a skeleton, and empty and failed states. */
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
  return <ChartPlaceholder value={coming}>{children(data)}</ChartPlaceholder>
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

export function EmptyChart({ title, hint, children }: { title: string; hint: string; children?: ReactNode }) {
  return (
    <div className="grid content-center justify-items-start gap-1 py-6">
      <p className="font-semibold">{title}</p>
      <p className="measure text-ink-quiet">{hint}</p>
      {children && <div className="mt-2">{children}</div>}
    </div>
  )
}
