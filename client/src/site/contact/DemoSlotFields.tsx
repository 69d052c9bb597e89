import { useQuery } from '@tanstack/react-query'
import { type ChangeEvent, useEffect, useState } from 'react'
import { dateText } from '#contract/i18n/formats.ts'
import { dateLocales } from '#contract/i18n/language-values.ts'
import type { DemoClosure, DemoSlots } from '#contract/requests/demo-requests.ts'
import { type DemoTime, demoNoticeHours, demoTimes } from '#contract/requests/demo-values.ts'
import { demoSlotsOptions } from '../../api/forms/demo-requests.ts'
import { frameWords } from '../../i18n/frame.words.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { RadioField } from '../../ui/fields/RadioField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Skeleton } from '../../ui/loading/Skeleton.tsx'
import { demoCopy } from './demo.words.ts'
import { bookableDays } from './demo-days.ts'
import type { DemoForm } from './useDemoForm.ts'

/** Renders the optional day and its free times, both in Hong Kong time. */
export function DemoSlotFields({ form }: { form: DemoForm }) {
  const t = useTranslate()
  const days = useBookableDays()
  const date = form.field('preferredDate')
  function onChange(event: ChangeEvent<HTMLInputElement>) {
    form.set('preferredTime', '')
    date.onChange(event)
  }
  return (
    <div className="grid gap-5">
      <TextField
        {...date}
        onChange={onChange}
        type="date"
        className="[&_input]:max-w-64"
        min={days?.first}
        max={days?.last}
        label={t(demoCopy.date)}
        hint={t(demoCopy.dateHint)(demoNoticeHours)}
      />
      {days && form.date && <Slots key={form.date} form={form} days={days} />}
    </div>
  )
}

/** Returns the bookable days; undefined on the server, whose clock may differ. */
function useBookableDays() {
  const [days, setDays] = useState<ReturnType<typeof bookableDays>>()
  useEffect(() => setDays(bookableDays(Date.now())), [])
  return days
}

/** Mornings above afternoons. */
const slotsClass = 'max-w-120 grid-cols-2 min-[30rem]:grid-cols-3'

function Slots({ form, days }: { form: DemoForm; days: ReturnType<typeof bookableDays> }) {
  const t = useTranslate()
  const day = useDay()(form.date)
  const beyond = closureByReach(form.date, days)
  const { data, isPending, isError, refetch } = useQuery({ ...demoSlotsOptions(form.date), enabled: !beyond })
  const lost = useLostTime(form, data)
  const closed = beyond ?? data?.closed
  const slots = data?.closed === null ? data.slots : []
  return (
    <RadioField<DemoTime | ''>
      name="preferredTime"
      cardsClass={slotsClass}
      label={t(demoCopy.time)(day)}
      hint={t(demoCopy.timeHint)}
      error={form.errorOf('preferredTime') ?? (lost && t(demoCopy.lost)(lost))}
      value={form.time}
      options={slots.length > 0 ? [...slots.map(slotOption), { value: '', label: t(demoCopy.anyTime) }] : []}
      onChange={(time) => form.set('preferredTime', time)}
    >
      <div role="status" className="empty:hidden">
        {!closed && isPending && <Loading />}
        {closed && <p>{t(demoCopy.closed[closed])}</p>}
        {data && !closed && slots.length === 0 && <p>{t(demoCopy.full)}</p>}
        {isError && !data && <p>{t(demoCopy.unknown)}</p>}
      </div>
      {isError && !data && (
        <Button className="justify-self-start" onClick={() => void refetch()}>
          {t(frameWords.tryAgain)}
        </Button>
      )}
    </RadioField>
  )
}

const slotOption = ({ time }: { time: DemoTime }) => ({ value: time, label: time })

/** Returns why a day is out of range, without asking the server. */
function closureByReach(date: string, { first, last }: ReturnType<typeof bookableDays>): DemoClosure | undefined {
  if (date < first) return 'past'
  return date > last ? 'too-far' : undefined
}

/** Clears a chosen time that is no longer free, and returns it for the message. */
function useLostTime(form: DemoForm, data: DemoSlots | undefined): DemoTime | undefined {
  const [lost, setLost] = useState<DemoTime>()
  const { time, set } = form
  const isLost = time !== '' && data !== undefined && !data.slots.some((slot) => slot.time === time)
  useEffect(() => {
    if (time === '') return
    if (!isLost) return setLost(undefined)
    setLost(time)
    set('preferredTime', '')
  })
  return lost
}

function Loading() {
  const t = useTranslate()
  return (
    <div className={`grid gap-2 ${slotsClass}`}>
      <span className="sr-only">{t(demoCopy.looking)}</span>
      {Array.from({ length: demoTimes.length + 1 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <Skeleton key={index} className="h-12" />
      ))}
    </div>
  )
}

/** Returns a function that formats an ISO date in words, such as 2026 年 11 月 25 日星期三. */
export function useDay(): (date: string) => string {
  const locale = dateLocales[useLanguage()]
  return (date) => dateText(date, locale, { dateStyle: 'full', timeZone: 'UTC' })
}
