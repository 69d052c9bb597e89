import { type Need, needs } from '#contract/sales/offerings.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { day, leakHours, type Trace } from './day.ts'
import { dayWords } from './day.words.ts'
import { propertyWords } from './property.words.ts'

/** In order of their events. */
const traces = needs.toSorted((one, other) => day[one].event - day[other].event)
const hours = 24
const rowHeight = 56
const percentOf = (hour: number) => `${(100 * hour) / hours}%`

const rowClass =
  'grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-3 border-t border-hairline text-fine leading-[1.3] text-ink-quiet sm:grid-cols-[7rem_minmax(0,1fr)]'

export function DayChart() {
  const t = useTranslate()
  return (
    <figure className="p-4 border border-hairline rounded-panel bg-raised sm:p-6">
      <figcaption className="flex justify-between gap-4 mb-2">
        <span className="font-semibold">{t(propertyWords.dayTitle)}</span>
        <span className="text-fine text-ink-quiet">{t(propertyWords.dayNote)}</span>
      </figcaption>
      <div aria-hidden="true">
        {traces.map((need, index) => (
          <Row key={need} need={need} number={index + 1} />
        ))}
        <div className={rowClass}>
          <span />
          <svg aria-hidden="true" className="block w-full overflow-visible fill-current" height="20">
            {[0, 6, 12, 18, 24].map((hour) => (
              <text
                key={hour}
                className={hour % 12 === 0 ? undefined : 'max-sm:hidden'}
                x={percentOf(hour)}
                y="15"
                textAnchor={anchorOf(hour)}
              >
                {`${String(hour).padStart(2, '0')}:00`}
              </text>
            ))}
          </svg>
        </div>
      </div>
      <ol className="mt-3 text-fine [counter-reset:event]">
        {traces.map((need) => (
          <li
            key={need}
            className="grid grid-cols-[1.25rem_minmax(0,1fr)] py-1.5 border-t border-hairline [counter-increment:event] before:content-[counter(event)] before:text-signal before:font-semibold"
          >
            {t(dayWords[need].event)}
          </li>
        ))}
      </ol>
    </figure>
  )
}

function anchorOf(hour: number): 'start' | 'middle' | 'end' {
  if (hour === 0) return 'start'
  return hour === hours ? 'end' : 'middle'
}

function Row({ need, number }: { need: Need; number: number }) {
  const t = useTranslate()
  const { levels, event } = day[need]
  const level = need === 'leak' ? 1 : (levels[event] ?? 0)
  const y = Math.max(11, rowHeight * (1 - level) - 8)
  return (
    <div className={rowClass}>
      <span>{t(dayWords[need].trace)}</span>
      <svg className="block w-full overflow-visible" aria-hidden="true" height={rowHeight}>
        {[6, 12, 18].map((hour) => (
          <rect key={hour} className="fill-hairline" x={percentOf(hour)} width="1" height={rowHeight} />
        ))}
        <svg aria-hidden="true" viewBox={`0 0 ${hours} 1`} preserveAspectRatio="none" width="100%" height={rowHeight}>
          <path className="fill-signal-soft" d={`M0 1${lineOf(need, levels)}L${hours} 1z`} />
          <path
            className="fill-none stroke-signal stroke-[1.5px] [vector-effect:non-scaling-stroke]"
            d={`M0 ${1 - (levels[0] ?? 0)}${lineOf(need, levels)}`}
          />
        </svg>
        <circle className="fill-ink" cx={percentOf(event)} cy={y} r="9" />
        <text className="fill-raised font-semibold" x={percentOf(event)} y={y + 4.5} textAnchor="middle">
          {number}
        </text>
      </svg>
    </div>
  )
}

/** Returns the path: lines between readings; a leak is on or off. */
function lineOf(need: Need, levels: Trace['levels']): string {
  const dry = 1 - (levels[0] ?? 0)
  if (need === 'leak') return `L${leakHours.from} ${dry}V.35H${leakHours.to}V${dry}H${hours}`
  return levels.map((level, hour) => `L${hour} ${(1 - level).toFixed(3)}`).join('')
}
