import { useTranslate } from '../../../i18n/language.tsx'
import { platformWords } from '../platform.words.ts'
import { day, interval } from '../simulation/clock.rules.ts'
import { LineChart } from './LineChart.tsx'

const marks = [0, 6, 12, 18, 24].map((hour): [number, string] => [hour / 24, `${String(hour).padStart(2, '0')}:00`])

interface DayTraceProps {
  title: string
  unit: string
  label: string
  /** Every 15 minutes since midnight. */
  values: readonly number[]
  /** The whole previous day. */
  compared: readonly number[]
  limit?: number
  height?: number | undefined
}

export function DayTrace({ title, unit, label, values, compared, limit, height }: DayTraceProps) {
  const t = useTranslate()
  return (
    <figure className="min-w-0">
      <figcaption className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-semibold">
          {title} <span className="text-fine font-normal text-ink-quiet">{unit}</span>
        </h3>
        <p aria-hidden="true" className="flex gap-4 text-fine text-ink-quiet">
          <Key look="border-t-2 border-signal" name={t(platformWords.untilNow)} />
          <Key look="border-t border-edge" name={t(platformWords.sameDay)} />
          {limit !== undefined && <Key look="border-t border-dashed border-caution" name={t(platformWords.limit)} />}
        </p>
      </figcaption>
      <LineChart
        values={values}
        compared={compared}
        steps={day / interval}
        marks={marks}
        label={label}
        {...(limit !== undefined && { limit })}
        {...(height !== undefined && { height })}
      />
    </figure>
  )
}

function Key({ look, name }: { look: string; name: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <span className={`w-4 ${look}`} />
      {name}
    </span>
  )
}
