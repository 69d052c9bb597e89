import { currencyCodes } from '#contract/catalogue/money.ts'
import { exactMoney } from '#contract/catalogue/values/exact-money.ts'
import { inLanguage } from '#contract/i18n/in-language.ts'
import type { Activity } from '#contract/sales/activities.ts'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { statusWordsOf } from '../../words/status.words.ts'
import { type ActivityParam, activitySentences, changedFieldWords, threadWords } from './activities.words.ts'

const named = new Set<Activity['actorKind']>(['staff', 'visitor', 'program', 'key'])

type DescribedActivity = Pick<Activity, 'entity' | 'kind' | 'actorKind' | 'actorName' | 'params'>

/** Formats an activity as a sentence, in the reader's language and the shop's time zone. */
export function useSentence(): (activity: DescribedActivity) => string {
  const t = useTranslate()
  const language = useLanguage()
  const { date, names } = useFormats()
  return ({ entity, kind, actorKind, actorName, params }) => {
    const the = (name: ActivityParam) => String(params[name] ?? '')
    const who = named.has(actorKind) ? actorName : ''
    return inLanguage(
      activitySentences[kind],
      language,
    )({
      who: who || t(threadWords.system),
      entity,
      isVisitor: actorKind === 'visitor',
      the,
      status(name) {
        const words = statusWordsOf[entity][the(name)]
        return words ? t(words) : the(name)
      },
      // Noon in Hong Kong is the same day in every time zone that the shop may use.
      day: (name) => (the(name) ? date(`${the(name)}T12:00:00+08:00`) : ''),
      amount: exactMoney(
        Number(params.total ?? params.amount ?? 0),
        currencyCodes.find((code) => code === the('currency')),
      ),
      fields: names(
        the('fields')
          .split(',')
          .flatMap((name) => changedFieldWords[name.trim()] ?? [])
          .map(t),
      ),
    })
  }
}
