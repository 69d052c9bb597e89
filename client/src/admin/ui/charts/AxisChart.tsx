import { type ComponentProps, useId } from 'react'
import { Area, Bar, CartesianGrid, ComposedChart, Line, Tooltip, XAxis, YAxis } from 'recharts'
import { useTranslate } from '../../../i18n/language.tsx'
import { ActivePoint } from './ActivePoint.tsx'
import { ChartTip } from './ChartTip.tsx'
import { type ChartPoint, type ChartSeries, tooltipThrottleMs } from './chart-data.ts'
import { chartWords as words } from './charts.words.ts'
import { Patterns, patternOf, quietBar } from './Patterns.tsx'
import { ChartKeys, Swatch } from './Swatch.tsx'
import { usePointLinks } from './usePointLinks.ts'

interface AxisChartProps {
  title: string
  points: readonly ChartPoint[]
  series: readonly ChartSeries[]
  /** Ids of the series that are drawn; the others are only in the tooltip. */
  visibleIds?: readonly string[]
  height: number
  compact: (value: number) => string
  compactRight?: (value: number) => string
  /** Horizontal bars, for points with long names. */
  isHorizontal?: boolean
}

const margin = { top: 8, right: 8, bottom: 0, left: 0 }
const namesWidth = 104

/** Draws areas, lines and bars. A click, or Enter on the focused point, opens its rows. */
export default function AxisChart(props: AxisChartProps) {
  const { title, points, series, height, isHorizontal = false } = props
  const t = useTranslate()
  const scope = useId()
  const { active, onClick, onKeyDown } = usePointLinks(points)
  const shown = props.visibleIds ? series.filter(({ id }) => props.visibleIds?.includes(id)) : series
  const isLeading = points.some(({ to }) => to)
  // Spread, because the chart does not declare the attribute but passes it on to the SVG.
  const name = { 'aria-label': t(words.walk)(title) }
  return (
    <>
      {shown.length > 1 && <ChartKeys series={shown} />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the drawing within has the focus and the role */}
      <div
        className="chart relative min-w-0 select-none"
        data-leads={isLeading || undefined}
        onClickCapture={onClick}
        onKeyDown={onKeyDown}
      >
        <ComposedChart
          {...name}
          responsive
          style={{ width: '100%', height }}
          data={[...points]}
          layout={isHorizontal ? 'vertical' : 'horizontal'}
          margin={margin}
          barGap={2}
          barCategoryGap="24%"
          throttleDelay={tooltipThrottleMs}
        >
          <Patterns scope={scope} />
          <CartesianGrid horizontal={!isHorizontal} vertical={isHorizontal} />
          {axes({ ...props, series: shown })}
          <Tooltip
            isAnimationActive={false}
            content={({ active: isActive, payload }) => {
              const point: ChartPoint | undefined = payload[0]?.payload
              return isActive && point && <Tip point={point} series={series} />
            }}
          />
          {shown.map((one) => renderSeries(one, scope))}
          <ActivePoint points={points} active={active} />
        </ComposedChart>
      </div>
    </>
  )
}

const calm = { isAnimationActive: false } as const
const axisLook = { tickLine: false, tickMargin: 6, ...calm } as const

function axes({ series, compact, compactRight = compact, isHorizontal }: AxisChartProps) {
  if (isHorizontal) {
    return (
      <>
        <XAxis type="number" tickFormatter={compact} axisLine={false} minTickGap={16} {...axisLook} />
        <YAxis type="category" dataKey="label" width={namesWidth} interval={0} {...axisLook} />
      </>
    )
  }
  return (
    <>
      <XAxis dataKey="label" minTickGap={20} interval="preserveStartEnd" {...axisLook} />
      <YAxis tickFormatter={compact} width="auto" axisLine={false} {...axisLook} />
      {series.some(({ isOnRight }) => isOnRight) && (
        <YAxis
          yAxisId="right"
          orientation="right"
          tickFormatter={compactRight}
          allowDecimals={false}
          width="auto"
          axisLine={false}
          {...axisLook}
        />
      )}
    </>
  )
}

function renderSeries({ id, kind, color, isQuiet = false, isOnRight = false }: ChartSeries, scope: string) {
  const ink = isQuiet ? 'var(--edge)' : `var(--chart-${color})`
  const shared = {
    dataKey: (point: ChartPoint) => point.values[id] ?? 0,
    ...(isOnRight && { yAxisId: 'right' }),
    ...calm,
  }
  const line: Partial<ComponentProps<typeof Line>> = isQuiet
    ? { strokeWidth: 1.5, strokeDasharray: '3 3', activeDot: false }
    : { strokeWidth: 2 }
  if (kind === 'bar') {
    const fill = isQuiet ? quietBar : patternOf(scope, color)
    return <Bar key={id} {...shared} fill={fill} maxBarSize={28} radius={isQuiet ? 0 : 1} />
  }
  if (kind === 'area') {
    return <Area key={id} {...shared} stroke={ink} strokeWidth={2} fill={ink} fillOpacity={0.1} dot={false} />
  }
  return <Line key={id} {...shared} {...line} stroke={ink} dot={false} />
}

function Tip({ point: { title, to, values }, series }: { point: ChartPoint; series: readonly ChartSeries[] }) {
  const lines = series.map(({ id, name, format, ...look }) => ({
    id,
    name,
    value: format(values[id] ?? 0),
    swatch: <Swatch {...look} />,
  }))
  return <ChartTip title={title} lines={lines} isLeading={to !== undefined} />
}
