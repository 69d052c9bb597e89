import './market-tabs.css'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { marketNames } from '#content/markets.words.ts'
import { regulations } from '#content/regulations.words.ts'
import { type Market, markets } from '#contract/requests/markets.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { esgWords } from './esg.words.ts'

interface MarketTabsProps {
  selected: Market
  onSelect: (market: Market, by: 'pointer' | 'keyboard') => void
  /** Of the market that is selected. */
  children: ReactNode
}

const count = markets.length
const steps: Record<string, (index: number) => number> = {
  ArrowDown: (index) => (index + 1) % count,
  ArrowRight: (index) => (index + 1) % count,
  ArrowUp: (index) => (index + count - 1) % count,
  ArrowLeft: (index) => (index + count - 1) % count,
  Home: () => 0,
  End: () => count - 1,
}

/** Tabs by the ARIA pattern that are at the same time the rows of a chart: when each market's rules began. */
export function MarketTabs({ selected, onSelect, children }: MarketTabsProps) {
  const t = useTranslate()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  function onKeyDown(event: KeyboardEvent) {
    const next = markets[steps[event.key]?.(markets.indexOf(selected)) ?? -1]
    if (!next) return
    event.preventDefault()
    onSelect(next, 'keyboard')
    list.current?.querySelector<HTMLElement>(`[data-market="${next}"]`)?.focus()
  }
  return (
    <>
      <div className="markets">
        <p aria-hidden="true" className="markets-head">
          {t(esgWords.scale)}
          <span className="market-key">
            <span className="market-dot" />
            {t(esgWords.mandatory)}
          </span>
          <span className="market-key">
            <span className="market-dot is-voluntary" />
            {t(esgWords.voluntary)}
          </span>
        </p>
        <div
          ref={list}
          role="tablist"
          aria-label={t(esgWords.markets)}
          aria-orientation="vertical"
          onKeyDown={onKeyDown}
        >
          {markets.map((market) => (
            <button
              key={market}
              type="button"
              role="tab"
              id={`${id}-${market}`}
              data-market={market}
              aria-selected={market === selected}
              aria-controls={`${id}-panel`}
              tabIndex={market === selected ? 0 : -1}
              className="market"
              onClick={() => onSelect(market, 'pointer')}
            >
              <span className="font-semibold">{t(marketNames[market])}</span>
              <Timeline market={market} />
              <span className="market-count">{t(esgWords.ruleCount)(regulations[market].length)}</span>
            </button>
          ))}
        </div>
        <div aria-hidden="true" className="market-axis">
          <svg aria-hidden="true" height="20">
            {axisYears.map((year) => (
              <text
                key={year}
                className={year % 10 === 0 ? 'market-between' : undefined}
                x={percentOf(year)}
                y="15"
                textAnchor="middle"
              >
                {year}
              </text>
            ))}
          </svg>
        </div>
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`}>
        {children}
      </div>
    </>
  )
}

const axisYears = [2005, 2010, 2015, 2020, 2025]
const [firstYear, lastYear] = [2002, 2028]
const percentOf = (year: number) => `${((100 * (year - firstYear)) / (lastYear - firstYear)).toFixed(1)}%`

/** A mark where each rule began; those of one day stand above each other. */
function Timeline({ market }: { market: Market }) {
  const rules = regulations[market]
  const heightOf = (index: number) =>
    8 * rules.slice(0, index).filter(({ since }) => Math.abs(since - (rules[index]?.since ?? 0)) < 0.4).length
  return (
    <svg aria-hidden="true" className="market-line" height="32">
      <rect className="market-rule" y="24" width="100%" height="1" />
      {axisYears.map((year) => (
        <rect key={year} className="market-rule" x={percentOf(year)} y="20" width="1" height="4" />
      ))}
      {rules.map(({ id, since, isVoluntary }, index) => (
        <circle
          key={id}
          className={isVoluntary ? 'market-mark is-voluntary' : 'market-mark'}
          cx={percentOf(since)}
          cy={24 - heightOf(index)}
          r="5"
        />
      ))}
    </svg>
  )
}
