import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { forceNames, marketNames } from '#content/choices.words.ts'
import { type Market, markets } from '#contract/content/choices.ts'
import type { ShownRegulation } from '#contract/content/regulations.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { esgWords } from './esg.words.ts'

interface MarketTabsProps {
  selected: Market
  /** Those of all markets. */
  regulations: ShownRegulation[]
  onSelect: (market: Market, by: 'pointer' | 'keyboard') => void
  /** Content of the selected market. */
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

/** Row layout: name, timeline, count. */
const rowClass = 'grid w-full grid-cols-[5.5rem_minmax(0,1fr)_3.5rem] items-center gap-3 px-3'

/** Renders ARIA tabs that are also the rows of a chart of when each market's rules began. */
export function MarketTabs({ selected, regulations, onSelect, children }: MarketTabsProps) {
  const t = useTranslate()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const rulesOf = (market: Market) => regulations.filter((rule) => rule.market === market)
  function onKeyDown(event: KeyboardEvent) {
    const next = markets[steps[event.key]?.(markets.indexOf(selected)) ?? -1]
    if (!next) return
    event.preventDefault()
    onSelect(next, 'keyboard')
    list.current?.querySelector<HTMLElement>(`[data-market="${next}"]`)?.focus()
  }
  return (
    <>
      <div className="min-w-0">
        <p
          aria-hidden="true"
          className="flex flex-wrap gap-y-1 gap-x-4 pb-2 border-b border-ink text-ink-quiet text-fine justify-between"
        >
          {t(esgWords.scale)}
          <span className="inline-flex flex-wrap gap-x-4">
            <span className="inline-flex items-center gap-1.5">
              <span className="size-2.5 rounded-full border-2 border-signal bg-signal" />
              {t(forceNames.mandatory)}
            </span>
            <span className="inline-flex items-center gap-1.5">
              <span className="size-2.5 rounded-full border-2 border-signal" />
              {t(forceNames.voluntary)}
            </span>
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
              className={`group ${rowClass} min-h-14 border-b border-hairline text-start hover:bg-sunken focus-visible:-outline-offset-2 aria-selected:bg-signal-soft aria-selected:text-signal aria-selected:shadow-[inset_4px_0_0_var(--signal)]`}
              onClick={() => onSelect(market, 'pointer')}
            >
              <span className="font-semibold">{t(marketNames[market])}</span>
              <Timeline rules={rulesOf(market)} />
              <span className="text-fine text-right">{t(esgWords.ruleCount)(rulesOf(market).length)}</span>
            </button>
          ))}
        </div>
        <div aria-hidden="true" className={`${rowClass} text-fine text-ink-quiet`}>
          <svg className="block w-full overflow-visible col-2 fill-current" aria-hidden="true" height="20">
            {axisYears.map((year) => (
              <text
                key={year}
                className={year % 10 === 0 ? 'max-sm:hidden' : undefined}
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
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`} className="-mt-6 lg:col-span-full">
        {children}
      </div>
    </>
  )
}

const axisYears = [2005, 2010, 2015, 2020, 2025]
const [firstYear, lastYear] = [2002, 2028]
const percentOf = (year: number) => `${((100 * (year - firstYear)) / (lastYear - firstYear)).toFixed(1)}%`

/** Draws a mark where each rule began; marks of the same date are stacked. */
function Timeline({ rules }: { rules: ShownRegulation[] }) {
  const heightOf = (index: number) =>
    8 * rules.slice(0, index).filter(({ since }) => Math.abs(since - (rules[index]?.since ?? 0)) < 0.4).length
  return (
    <svg aria-hidden="true" className="block w-full overflow-visible" height="32">
      <rect className="fill-edge" y="24" width="100%" height="1" />
      {axisYears.map((year) => (
        <rect key={year} className="fill-edge" x={percentOf(year)} y="20" width="1" height="4" />
      ))}
      {rules.map(({ key, since, force }, index) => (
        <circle
          key={key}
          className={
            force === 'voluntary'
              ? 'fill-surface stroke-ink stroke-2 group-aria-selected:stroke-signal'
              : 'fill-ink stroke-surface stroke-1 group-aria-selected:fill-signal group-aria-selected:stroke-signal-soft'
          }
          cx={percentOf(since)}
          cy={24 - heightOf(index)}
          r="5"
        />
      ))}
    </svg>
  )
}
