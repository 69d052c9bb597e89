import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useTranslate } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { PageHead } from '../../shell/index.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { useHashTarget } from '../../ui/browser/useHashTarget.ts'
import { CallToAction } from '../../ui/CallToAction.tsx'
import { Assistance } from './Assistance.tsx'
import { Cases } from './Cases.tsx'
import { DayChart } from './DayChart.tsx'
import { Integrations } from './Integrations.tsx'
import { PlanCards } from './PlanCards.tsx'
import { propertyWords } from './property.words.ts'

export default function PropertyPage() {
  const t = useTranslate()
  useHashTarget()
  return (
    <div className="page pt-8 lg:pt-12">
      <PageHead title={t(propertyWords.kicker)} description={t(propertyWords.description)} />
      <div className="grid gap-y-10 gap-x-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-center">
        <header>
          <p className="text-fine text-ink-quiet">{t(propertyWords.kicker)}</p>
          <h1 className="heading mt-1 text-heading lg:text-display">{t(propertyWords.title)}</h1>
          <p className="measure mt-4 mb-6 text-body text-ink-quiet">{t(propertyWords.lead)}</p>
          <CallsToAction />
          <LocalLink to={paths.liveDemo} className="link touchable mt-2">
            {t(propertyWords.tryIt)}
          </LocalLink>
        </header>
        <DayChart />
      </div>
      <PlanCards />
      <Assistance />
      <Integrations />
      <Cases />
      <CallToAction title={t(propertyWords.closing)} text={t(propertyWords.closingText)}>
        <CallsToAction />
      </CallToAction>
    </div>
  )
}

function CallsToAction() {
  const t = useTranslate()
  return (
    <div className="flex flex-wrap gap-3">
      <LocalLink to={paths.demo} className={buttonClass('primary')}>
        {t(propertyWords.demo)}
      </LocalLink>
      <LocalLink to={paths.products} className={buttonClass()}>
        {t(propertyWords.products)}
      </LocalLink>
    </div>
  )
}
