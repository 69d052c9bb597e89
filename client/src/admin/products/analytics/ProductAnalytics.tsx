import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import type { EditedProduct, ProductAnalytics as Figures } from '#contract/catalogue/product-edits.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Skeleton } from '../../../ui/loading/Skeleton.tsx'
import { type AnalyticsDays, analyticsOptions } from '../../api/products.ts'
import { useFormats } from '../../i18n/formats.ts'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { daysWords, measures, analyticsWords as words } from './analytics.words.ts'
import { MeasureCard } from './MeasureCard.tsx'
import { StepCharts } from './StepCharts.tsx'
import { WeeksTable } from './WeeksTable.tsx'

const spans: AnalyticsDays[] = ['30', '90', '365']

/** Shows visitors' interest in a product by week against the period before, with price and stock over the same time. */
export function ProductAnalytics({ product }: { product: EditedProduct }) {
  const t = useTranslate()
  const [params] = useSearchParams()
  const days = spans.find((span) => span === params.get('days')) ?? '90'
  const { data, error, refetch, isPlaceholderData } = useQuery(analyticsOptions(product.id, days))
  return (
    <section aria-label={t(words.title)} aria-busy={!data || isPlaceholderData} className="grid grid-cols-1 gap-5">
      <Head days={days} figures={data} />
      {!data && error && <LoadFailure title={t(words.failed)} error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton className="h-64 w-full" />}
      {data && <Shown product={product} figures={data} />}
    </section>
  )
}

function Head({ days, figures }: { days: AnalyticsDays; figures: Figures | undefined }) {
  const t = useTranslate()
  const { date } = useFormats()
  const [, setParams] = useSearchParams()
  return (
    <header className="flex flex-wrap items-end justify-between gap-3">
      <div>
        <h2 className="font-semibold">{t(words.title)}</h2>
        <p className="text-fine text-ink-quiet">
          {figures && t(words.span)(date(noon(figures.from)), date(noon(figures.to)))}
        </p>
      </div>
      <fieldset className="flex gap-1">
        <legend className="sr-only">{t(words.period)}</legend>
        {spans.map((span) => (
          <Button
            key={span}
            size="compact"
            variant="quiet"
            className="aria-pressed:bg-signal-soft aria-pressed:font-semibold"
            aria-pressed={span === days}
            onClick={() => setParams({ days: span }, { replace: true })}
          >
            {t(daysWords[span])}
          </Button>
        ))}
      </fieldset>
    </header>
  )
}

function Shown({ product, figures }: { product: EditedProduct; figures: Figures }) {
  const t = useTranslate()
  const isQuiet = measures.every((measure) => figures.totals[measure] === 0)
  return (
    <>
      {isQuiet && (
        <p className="border-l-2 border-hairline bg-raised px-4 py-3">
          <strong className="block font-semibold">{t(words.none)}</strong>
          <span className="text-ink-quiet">{t(words.noneHint)}</span>
        </p>
      )}
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-px overflow-hidden rounded-panel border border-hairline bg-hairline">
        {measures.map((measure) => (
          <li key={measure}>
            <MeasureCard product={product} figures={figures} measure={measure} />
          </li>
        ))}
      </ul>
      <WeeksTable figures={figures} />
      <StepCharts figures={figures} />
    </>
  )
}

/** Returns a moment that falls on the same day in every time zone that the shop may use. */
function noon(day: string): string {
  return `${day}T04:00:00Z`
}
