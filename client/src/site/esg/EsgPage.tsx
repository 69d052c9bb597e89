import { useQuery } from '@tanstack/react-query'
import { startTransition, useOptimistic } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type Market, markets } from '#contract/content/choices.ts'
import type { ShownRegulations } from '#contract/content/regulations.ts'
import { regulationsOptions } from '../../api/content.ts'
import { failureCodeOf } from '../../api/failure.ts'
import { problemWords } from '../../api/problems/problems.words.ts'
import { frameWords } from '../../i18n/frame.words.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useTranslate } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { PageHead } from '../../shell/index.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { useHashTarget } from '../../ui/browser/useHashTarget.ts'
import { CallToAction } from '../../ui/CallToAction.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Skeleton } from '../../ui/loading/Skeleton.tsx'
import { esgWords, trail } from './esg.words.ts'
import { MarketPanel } from './MarketPanel.tsx'
import { MarketTabs } from './MarketTabs.tsx'

/** Reads the market from the address; defaults to Hong Kong. */
function marketOf(parameters: URLSearchParams): Market {
  const requested = parameters.get('market')
  return markets.find((market) => market === requested) ?? 'hong-kong'
}

function withMarket(parameters: URLSearchParams, market: Market): URLSearchParams {
  const changed = new URLSearchParams(parameters)
  if (market === 'hong-kong') changed.delete('market')
  else changed.set('market', market)
  return changed
}

export default function EsgPage() {
  const t = useTranslate()
  const { data, error, refetch } = useQuery(regulationsOptions)
  return (
    <div className="page pt-8 lg:pt-12">
      <PageHead title={t(esgWords.kicker)} description={t(esgWords.description)} />
      <div className="grid gap-y-8 gap-x-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-center">
        <header>
          <p className="text-fine text-ink-quiet">{t(esgWords.kicker)}</p>
          <h1 className="heading mt-1 text-heading lg:text-display">{t(esgWords.title)}</h1>
          <p className="measure mt-4 mb-6 text-body text-ink-quiet">{t(esgWords.lead)}</p>
          <CallsToAction />
        </header>
        {data ? (
          <Markets {...data} />
        ) : error ? (
          <EmptyState title={t(esgWords.failed)} hint={t(problemWords[failureCodeOf(error)])}>
            <Button variant="primary" onClick={() => void refetch()}>
              {t(frameWords.tryAgain)}
            </Button>
          </EmptyState>
        ) : (
          <Skeleton className="h-96 w-full" />
        )}
      </div>
      <Trail />
      <CallToAction title={t(esgWords.closing)} text={t(esgWords.closingText)}>
        <CallsToAction />
      </CallToAction>
    </div>
  )
}

function Markets({ items: regulations, readings }: ShownRegulations) {
  const { market, choose } = useMarket()
  useHashTarget()
  return (
    <MarketTabs selected={market} regulations={regulations} onSelect={choose}>
      <MarketPanel
        market={market}
        regulations={regulations.filter((rule) => rule.market === market)}
        readings={readings.find((one) => one.market === market)}
      />
    </MarketTabs>
  )
}

/**
 * Returns the market in the address. Keyboard navigation replaces the history entry, so that Back does not step through
 * markets.
 */
function useMarket() {
  const [present, setParameters] = useSearchParams()
  const [parameters, anticipate] = useOptimistic(present)
  function choose(market: Market, by: 'pointer' | 'keyboard') {
    const next = withMarket(parameters, market)
    startTransition(() => {
      anticipate(next)
      setParameters(next, { replace: by === 'keyboard' })
    })
  }
  return { market: marketOf(parameters), choose }
}

function CallsToAction() {
  const t = useTranslate()
  return (
    <div className="flex flex-wrap gap-3">
      <LocalLink to={paths.demo} className={buttonClass('primary')}>
        {t(esgWords.demo)}
      </LocalLink>
      <LocalLink to={paths.products} className={buttonClass()}>
        {t(esgWords.products)}
      </LocalLink>
    </div>
  )
}

function Trail() {
  const t = useTranslate()
  return (
    <section className="mt-16">
      <h2 className="heading text-title">{t(esgWords.trail)}</h2>
      <p className="measure mt-2 text-ink-quiet">{t(esgWords.trailLead)}</p>
      <ol className="mt-5 grid lg:grid-cols-4">
        {trail.map(({ figure, title, detail }) => (
          <li
            key={figure}
            className="relative border-signal before:absolute before:size-3 before:rounded-full before:border-2 before:border-signal before:bg-surface last:border-transparent last:before:bg-signal max-lg:border-l-2 max-lg:pb-6 max-lg:pl-7 max-lg:before:top-1 max-lg:before:-left-1.75 lg:border-t-2 lg:pt-6 lg:pr-8 lg:before:-top-1.75 lg:before:left-0"
          >
            <h3 className="text-fine text-ink-quiet">{t(title)}</h3>
            <p className="text-title leading-tight font-semibold">{figure}</p>
            <p className="mt-2">{t(detail)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
