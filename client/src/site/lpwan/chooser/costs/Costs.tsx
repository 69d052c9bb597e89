import { Download } from 'lucide-react'
import type { Deployment } from '#contract/catalogue/lpwan.ts'
import type { Recommendation, Score } from '#contract/catalogue/lpwan-choice.ts'
import { countryWords } from '../../../../i18n/countries.words.ts'
import { useLanguage, useTranslate } from '../../../../i18n/language.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { useToast } from '../../../../ui/Toast.tsx'
import { chooserCopy } from '../chooser.words.ts'
import { Breakdown } from './Breakdown.tsx'
import { CostChart } from './CostChart.tsx'
import { CostTable } from './CostTable.tsx'
import { saveCosts } from './cost-rows.ts'
import type { Costs as Reckoning } from './useCosts.ts'

interface CostsProps {
  plan: Deployment
  recommendation: Recommendation
  best: Score
  costs: Reckoning
}

/** Renders the costs of the technologies that fit, as a chart, a table and a CSV download. */
export function Costs({ plan, recommendation, best, costs }: CostsProps) {
  const t = useTranslate()
  const toast = useToast()
  const language = useLanguage()
  const country = t(countryWords[plan.country])
  const fitting = recommendation.fitting.map(({ technology }) => technology)
  function save() {
    saveCosts({ plan, fitting, country, language, costs })
    toast(t(chooserCopy.downloaded))
  }
  return (
    <div className="mt-12 grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <header className="flex flex-wrap items-end justify-between gap-3 lg:col-span-full">
        <h3 className="heading text-title">{t(chooserCopy.costs)}</h3>
        <Button size="compact" onClick={save}>
          <Download aria-hidden="true" className="size-4" />
          {t(chooserCopy.download)}
        </Button>
      </header>
      <CostChart plan={plan} technologies={fitting} costs={costs} />
      <div className="grid min-w-0 content-start gap-8">
        <CostTable plan={plan} technologies={fitting} costs={costs} />
        <Breakdown plan={plan} technology={best.technology} costs={costs} />
      </div>
    </div>
  )
}
