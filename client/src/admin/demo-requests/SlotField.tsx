import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { type DemoTime, demoTimes } from '#contract/requests/demo-requests.ts'
import type { DemoCalendar } from '#contract/requests/messages.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { FieldError } from '../../ui/fields/Field.tsx'
import { demoCalendarOptions } from '../api/messages.ts'
import { useClock } from '../ui/useClock.ts'
import { appointmentWords as words } from './appointments.words.ts'

interface SlotFieldProps {
  /** The demo request that takes the slot. */
  requestId: string
  /** In Hong Kong, YYYY-MM-DD; empty before one is chosen. */
  day: string
  time: string
  error: string | undefined
  onChange: (time: DemoTime) => void
}

/** Chooses a start time of a day; shows who has the taken ones. */
export function SlotField({ requestId, day, time, error, onChange }: SlotFieldProps) {
  const t = useTranslate()
  const id = useId()
  const now = useClock()
  const { data, isError } = useQuery({ ...demoCalendarOptions({ from: day, to: day }), enabled: day !== '' })
  const hint =
    day === '' ? t(words.pickDay) : isError ? t(words.timesFailed) : !data ? t(words.loadingTimes) : undefined
  const reason = data?.closed[0]?.reason
  const slots = data && !reason ? slotsOf(data, day, now) : []
  return (
    <div role="radiogroup" aria-labelledby={`${id}-label`} aria-invalid={error !== undefined} className="field">
      <p id={`${id}-label`} className="field-label">
        {t(words.time)}
      </p>
      <p role="status" className="field-hint">
        {hint ?? (reason && t(words[reason]))}
        {slots.length > 0 && slots.every(({ state }) => state !== 'free') && t(words.noTimes)}
      </p>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2">
        {slots.map(({ start, state, holder }) => {
          const isTheirs = holder?.id === requestId
          return (
            <label
              key={start}
              className="grid min-h-11 cursor-pointer grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2.5 rounded-control border border-edge bg-raised px-3 py-1.5 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-signal has-checked:border-signal has-checked:bg-signal-soft has-disabled:cursor-not-allowed has-disabled:border-hairline has-disabled:bg-transparent has-disabled:text-ink-quiet"
            >
              <input
                className="size-4.5"
                type="radio"
                name={`${id}-slot`}
                value={start}
                checked={time === start}
                disabled={state === 'gone' || (state === 'taken' && !isTheirs)}
                onChange={() => onChange(start)}
              />
              <span className="font-semibold">{start}</span>
              {state === 'gone' && <span className="col-2 truncate text-[0.75rem]">{t(words.gone)}</span>}
              {state === 'taken' && holder && (
                <span className="col-2 truncate text-[0.75rem]" title={holder.name}>
                  {isTheirs ? t(words.theirs) : t(words.takenBy)(holder.name)}
                </span>
              )}
            </label>
          )
        })}
      </div>
      {error && <FieldError id={undefined}>{error}</FieldError>}
    </div>
  )
}

function slotsOf({ items }: DemoCalendar, day: string, now: Date) {
  return demoTimes.map((start) => {
    const holder = items.find(({ scheduledDate, scheduledTime }) => scheduledDate === day && scheduledTime === start)
    const isGone = Date.parse(`${day}T${start}:00+08:00`) <= now.getTime()
    return { start, holder, state: isGone ? ('gone' as const) : holder ? ('taken' as const) : ('free' as const) }
  })
}
