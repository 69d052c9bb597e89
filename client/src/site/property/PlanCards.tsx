import { useQuery } from '@tanstack/react-query'
import { baseCurrency } from '#contract/catalogue/values/money-values.ts'
import type { ShownPlan } from '#contract/content/plans.ts'
import { withFallback } from '#contract/i18n/in-language.ts'
import { plansOptions } from '../../api/content.ts'
import { failureCodeOf } from '../../api/failure.ts'
import { problemWords } from '../../api/problems/problems.words.ts'
import { devices, PlanView, Renderings } from '../../content/index.ts'
import { frameWords } from '../../i18n/frame.words.ts'
import { LocalLink } from '../../i18n/LocalLink.tsx'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Skeleton } from '../../ui/loading/Skeleton.tsx'
import { useMoney } from '../catalogue/index.ts'
import { AddPlan } from './AddPlan.tsx'
import { propertyWords } from './property.words.ts'

export function PlanCards() {
  const t = useTranslate()
  const { currency } = useMoney()
  const { data, error, refetch } = useQuery(plansOptions)
  const isFour = !data || data.items.length === 4
  return (
    <section id="plans" tabIndex={-1} className="mt-16">
      <h2 className="heading text-title">{t(isFour ? propertyWords.plans : propertyWords.plansOfAny)}</h2>
      <p className="measure mt-2 text-ink-quiet">{t(propertyWords.plansLead)}</p>
      <div className="mt-5">
        {data ? (
          <Plans plans={data.items} />
        ) : error ? (
          <EmptyState title={t(propertyWords.plansFailed)} hint={t(problemWords[failureCodeOf(error)])}>
            <Button variant="primary" onClick={() => void refetch()}>
              {t(frameWords.tryAgain)}
            </Button>
          </EmptyState>
        ) : (
          <Skeleton className="h-96 w-full" />
        )}
      </div>
      {data && data.items.length > 0 && <Renderings className="mt-3" />}
      <LocalLink to={paths.builder} className="link mt-4 touchable">
        {t(propertyWords.build)}
      </LocalLink>
      {currency !== baseCurrency && (
        <p className="mt-3 text-fine text-ink-quiet">{t(propertyWords.converted)(currency)}</p>
      )}
    </section>
  )
}

function Plans({ plans }: { plans: ShownPlan[] }) {
  const t = useTranslate()
  const language = useLanguage()
  const { format } = useMoney()
  if (plans.length === 0) {
    return (
      <EmptyState title={t(propertyWords.noPlans)} hint={t(propertyWords.noPlansHint)}>
        <LocalLink to={paths.contact} className={buttonClass('primary')}>
          {t(propertyWords.contact)}
        </LocalLink>
      </EmptyState>
    )
  }
  return (
    <ul className="grid gap-y-10 gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
      {plans.map((plan) => (
        <PlanView key={plan.key} plan={plan} format={format}>
          <AddPlan plan={plan} />
          <LocalLink
            to={t(devices[plan.need].catalogue)}
            aria-label={t(propertyWords.seeSensorsOf)(withFallback(plan.name, language))}
            className="link touchable"
          >
            {t(propertyWords.seeSensors)}
          </LocalLink>
        </PlanView>
      ))}
    </ul>
  )
}
