import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { PageHead } from '../../shell/index.ts'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/loading/Skeleton.tsx'
import { demoCalendarOptions } from '../api/messages.ts'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { useClock } from '../ui/useClock.ts'
import { useMediaQuery } from '../ui/useMediaQuery.ts'
import { screenWords } from '../words/frame.words.ts'
import { appointmentWords as words } from './appointments.words.ts'
import { CalendarAgenda } from './CalendarAgenda.tsx'
import { CalendarMonth } from './CalendarMonth.tsx'
import { monthName, shiftMonth, todayInHongKong, weeksOf } from './calendar-days.ts'
import { DemoViews } from './DemoViews.tsx'

const wide = '(width >= 64rem)'

export default function DemoCalendarPage() {
  const t = useTranslate()
  const isWide = useMediaQuery(wide)
  const today = todayInHongKong(useClock())
  const [params, setParams] = useSearchParams()
  const month = /^20\d\d-(0[1-9]|1[0-2])$/.exec(params.get('month') ?? '')?.[0] ?? today.slice(0, 7)
  const weeks = weeksOf(month)
  const days = { from: weeks[0]?.[0] ?? '', to: weeks.at(-1)?.at(-1) ?? '' }
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...demoCalendarOptions(days),
    placeholderData: keepPreviousData,
  })
  const Days = isWide ? CalendarMonth : CalendarAgenda
  const title = t(words.calendarTitle)
  return (
    <>
      <PageHead title={title} isListed={false} />
      <h1 className="heading text-title">{t(screenWords.demoRequests)}</h1>
      <DemoViews current="calendar" />
      <MonthHead month={month} today={today} onMonth={(next) => setParams({ month: next })} />
      {data && (
        <div aria-busy={isPlaceholderData}>
          <Days calendar={data} weeks={weeks} month={month} today={today} />
        </div>
      )}
      {!data && !error && <Skeleton className="h-120 w-full" />}
      {!data && error && <LoadFailure title={t(words.calendarFailed)} error={error} onRetry={refetch} />}
    </>
  )
}

interface MonthHeadProps {
  month: string
  today: string
  onMonth: (month: string) => void
}

function MonthHead({ month, today, onMonth }: MonthHeadProps) {
  const t = useTranslate()
  const language = useLanguage()
  return (
    <div className="mt-4 mb-3 flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <h2 className="heading text-body" aria-live="polite">
        {monthName(month, language)}
      </h2>
      <p className="text-fine text-ink-quiet">{t(words.hongKong)}</p>
      <div className="ms-auto flex gap-1">
        <Button size="compact" aria-label={t(words.previousMonth)} onClick={() => onMonth(shiftMonth(month, -1))}>
          <ChevronLeft aria-hidden="true" className="size-4" />
        </Button>
        <Button size="compact" disabled={month === today.slice(0, 7)} onClick={() => onMonth(today.slice(0, 7))}>
          {t(words.today)}
        </Button>
        <Button size="compact" aria-label={t(words.nextMonth)} onClick={() => onMonth(shiftMonth(month, 1))}>
          <ChevronRight aria-hidden="true" className="size-4" />
        </Button>
      </div>
    </div>
  )
}
