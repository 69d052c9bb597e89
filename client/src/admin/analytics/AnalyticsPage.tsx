import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { type AnalyticsRange, type AnalyticsTab, analyticsRanges, analyticsTabs } from '#contract/staff/figures.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { PageHead } from '../../shell/index.ts'
import { analyticsOptions } from '../api/figures.ts'
import { useCan } from '../api/staff/session.ts'
import { AreaTabs } from '../records/page/index.ts'
import { analyticsRangeWords, figureWords, RefreshStatus, useFigureTexts } from '../reports/index.ts'
import { RangeSwitch } from '../ui/charts/RangeSwitch.tsx'
import { screenWords } from '../words/frame.words.ts'
import { tabWords, analyticsWords as words } from './analytics.words.ts'
import { CustomersTab } from './CustomersTab.tsx'
import { DistributionTab } from './DistributionTab.tsx'
import { ExportReport } from './ExportReport.tsx'
import { FunnelTab } from './FunnelTab.tsx'
import { KeyFigures } from './KeyFigures.tsx'
import { MarginsTab } from './MarginsTab.tsx'
import { ProductsTab } from './ProductsTab.tsx'
import { RevenueTab } from './RevenueTab.tsx'

const usualRange: AnalyticsRange = '30d'
const refreshed = [['figures']]
const tabScreens: Record<AnalyticsTab, typeof RevenueTab> = {
  revenue: RevenueTab,
  products: ProductsTab,
  customers: CustomersTab,
  distribution: DistributionTab,
  margins: MarginsTab,
  funnel: FunnelTab,
}

/** Renders /admin/analytics; the range and the tab are in the address. */
export default function AnalyticsPage() {
  const t = useTranslate()
  const can = useCan()
  const tabs = analyticsTabs.filter((id) => id !== 'margins' || can('figures.costs'))
  const { span } = useFigureTexts()
  const [params] = useSearchParams()
  const range = analyticsRanges.find((known) => known === params.get('range')) ?? usualRange
  const tab = tabs.find((known) => known === params.get('tab')) ?? 'revenue'
  const query = useQuery(analyticsOptions(range))
  const Tab = tabScreens[tab]
  return (
    <div className="grid grid-cols-1 gap-5">
      <PageHead title={t(screenWords.analytics)} isListed={false} />
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h1 className="heading text-title">{t(screenWords.analytics)}</h1>
          <p className="min-h-6 text-fine text-ink-quiet">{query.data && span(query.data)}</p>
        </div>
        {can('figures.export') && <ExportReport range={range} />}
      </header>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <RangeSwitch
          legend={t(figureWords.range)}
          ranges={analyticsRanges.map((id) => ({ id, label: t(analyticsRangeWords[id]) }))}
          selected={range}
        />
        <RefreshStatus queryKeys={refreshed} query={query} />
      </div>
      <KeyFigures query={query} />
      <AreaTabs
        label={t(words.tabs)}
        tabs={tabs.map((id) => ({
          to: `?${new URLSearchParams({ range, tab: id })}`,
          label: t(tabWords[id]),
          isCurrent: id === tab,
        }))}
      />
      <Tab range={range} />
      <p className="text-fine text-ink-quiet">{t(words.inHkd)}</p>
    </div>
  )
}
