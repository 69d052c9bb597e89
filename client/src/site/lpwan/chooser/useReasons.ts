import { type Deployment, gatewaysFor, type Technology } from '#contract/catalogue/lpwan.ts'
import {
  availability,
  type Criterion,
  type Exclusion,
  messageLimits,
  type Recommendation,
  type Score,
} from '#contract/catalogue/lpwan-choice.ts'
import { numberText } from '#contract/i18n/formats.ts'
import { countryWords } from '../../../i18n/countries.words.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { chooserCopy } from './chooser.words.ts'
import { coverageCopy, networkCopy, reasonCopy } from './reasons.words.ts'

/** Returns functions that explain a technology's score or exclusion. */
export function useReasons(plan: Deployment, { fitting }: Recommendation) {
  const t = useTranslate()
  const country = t(countryWords[plan.country])
  const messages = numberText(plan.messagesPerDay)
  const cheapest = fitting.find(({ costRatio }) => costRatio === 1)

  function of({ technology, costRatio }: Score, criterion: Criterion): string {
    const { id } = technology
    switch (criterion) {
      case 'cost':
        return costRatio === 1 || !cheapest
          ? t(reasonCopy.cheapest)(plan.years)
          : t(reasonCopy.dearer)(costRatio.toFixed(1), cheapest.technology.name)
      case 'coverage': {
        const { low, high } = gatewaysFor(technology, plan)
        return t(coverageCopy[id][plan.depth](t(chooserCopy.gatewayCount)(low, high)))
      }
      case 'data': {
        const limit = messageLimits[id]
        const percent = Math.max(1, Math.round((100 * plan.messagesPerDay) / limit))
        return t(reasonCopy.messages)(messages, numberText(limit), percent)
      }
      case 'network': {
        const known = availability[id][plan.country]
        return known === 'none' ? t(reasonCopy.noNetwork)(country) : t(networkCopy[id][known](country))
      }
    }
  }

  function against({ id }: Technology, exclusion: Exclusion): string {
    if (exclusion === 'network') return t(reasonCopy.noNetwork)(country)
    if (exclusion === 'coverage') return t(reasonCopy.tooDeep)()
    return t(reasonCopy.tooManyMessages)(messages, numberText(messageLimits[id]))
  }
  return { of, against }
}
