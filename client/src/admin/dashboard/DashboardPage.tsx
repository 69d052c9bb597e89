import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { type DashboardRange, dashboardRanges } from '#contract/staff/figures.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { PageHead } from '../../shell/index.ts'
import { dashboardOptions } from '../api/figures.ts'
import { useSession } from '../api/staff/session.ts'
import { useFormats } from '../i18n/formats.ts'
import { RefreshStatus } from '../reports/index.ts'
import { useClock } from '../ui/useClock.ts'
import { screenWords } from '../words/frame.words.ts'
import { ActivityPanel } from './ActivityPanel.tsx'
import { CategoryPanel } from './CategoryPanel.tsx'
import { greetingAt } from './greeting.rules.ts'
import { QualityPanel } from './QualityPanel.tsx'
import { QuickActions } from './QuickActions.tsx'
import { RevenuePanel } from './RevenuePanel.tsx'
import { StockCards } from './StockCards.tsx'
import { WaitingCards } from './WaitingCards.tsx'
import { WaitingList } from './WaitingList.tsx'

const usualRange: DashboardRange = '30d'
const refreshed = [['figures'], ['activities'], ['products']]

export default function DashboardPage() {
  const t = useTranslate()
  const [params] = useSearchParams()
  const range = dashboardRanges.find((known) => known === params.get('range')) ?? usualRange
  const query = useQuery(dashboardOptions(range))
  return (
    <div className="grid gap-6">
      <PageHead title={t(screenWords.dashboard)} isListed={false} />
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <Greeting />
        <RefreshStatus queryKeys={refreshed} query={query} />
      </header>
      {(query.data || !query.error) && <WaitingCards waiting={query.data?.waiting} />}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <RevenuePanel query={query} range={range} />
        <WaitingList />
      </div>
      <StockCards />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="grid grid-cols-1 gap-6">
          <ActivityPanel />
          <CategoryPanel query={query} />
        </div>
        <div className="grid grid-cols-1 gap-6">
          <QuickActions />
          <QualityPanel />
        </div>
      </div>
    </div>
  )
}

function Greeting() {
  const t = useTranslate()
  const formats = useFormats()
  const { name } = useSession().user
  const now = useClock()
  const greeting = greetingAt(now)
  return (
    <div>
      <p className="text-fine text-ink-quiet">{formats.date(now)}</p>
      <h1 className="heading text-title">{greeting && t(greeting)(name)}</h1>
    </div>
  )
}
