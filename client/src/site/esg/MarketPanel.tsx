import { marketNames } from '#content/choices.words.ts'
import type { Market } from '#contract/content/choices.ts'
import type { Readings } from '#contract/content/readings.ts'
import type { ShownRegulation } from '#contract/content/regulations.ts'
import { ReadingTable, RegulationRow } from '../../content/index.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { esgWords } from './esg.words.ts'

interface MarketPanelProps {
  market: Market
  /** Those of this market. */
  regulations: ShownRegulation[]
  /** Undefined if none are published for it. */
  readings: Readings | undefined
}

export function MarketPanel({ market, regulations, readings }: MarketPanelProps) {
  const t = useTranslate()
  const name = t(marketNames[market])
  return (
    <>
      <h2 className="heading mt-12 text-title lg:text-heading">{t(esgWords.regulationsOf)(name)}</h2>
      {regulations.length === 0 && <p className="measure mt-3 text-ink-quiet">{t(esgWords.noRules)}</p>}
      <ul className="mt-3 border-t border-ink empty:hidden">
        {regulations.map(({ key, ...regulation }) => (
          <RegulationRow key={key} id={key} regulation={regulation} />
        ))}
      </ul>
      {readings && <ReadingTable readings={readings} id="readings" />}
      <p className="measure mt-4 text-fine text-ink-quiet">{t(esgWords.disclaimer)}</p>
    </>
  )
}
