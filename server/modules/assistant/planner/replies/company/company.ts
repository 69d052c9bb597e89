import { countryLabels } from '#contract/catalogue/values/countries.ts'
import { serviceCountries } from '#contract/catalogue/values/served-countries.ts'
import type { Asking, Replier } from '../../asking.ts'
import type { AskedTopic } from '../../understanding/company.words.ts'
import { joints } from '../../words/common.words.ts'
import { companyWords } from '../../words/company.words.ts'
import { namedIn } from '../subject.ts'
import { inSeries, reply } from '../wording.ts'
import { answered, answersOf, factTexts } from './answers.ts'

/** Topics that are of the company whatever product is named beside them. */
const always = new Set<AskedTopic>([
  'payment',
  'currency',
  'returns',
  'response',
  'hours',
  'languages',
  'tax',
  'quotation_validity',
  'partners',
  'careers',
  'about',
])

/** What the company states about itself and how it sells. */
export const replyToCompany: Replier = async (asking) => {
  const { u, language } = asking
  if (u.technologies.length > 1) return undefined
  const hasProduct = namedIn(asking).length > 0
  const fits = (one: AskedTopic) => (!hasProduct || always.has(one)) && !(one === 'countries' && u.details.has('law'))
  const topic = u.topics.find((one) => answersOf[one] && fits(one)) ?? continued(asking)
  const answer = topic && answersOf[topic]
  if (!answer) return undefined
  const lead = topic === 'countries' || topic === 'delivery' ? servedText(asking) : undefined
  const texts = await answered(asking, answer)
  if (!texts) return reply(asking, 'nothing', [companyWords.notStated[language], await contactText(asking)])
  const isSpoken = topic === 'languages' && /speak|spoken|講|識|說/u.test(u.text)
  const spoken = isSpoken
    ? `${companyWords.spoken[language]}${joints[language].space}${(await contactText(asking)) ?? ''}`
    : undefined
  return reply(asking, 'answered', [lead, ...texts, spoken])
}

/** "and in Japan?" after a question about the countries served. */
function continued({ u, isFollowUp, memory }: Asking): AskedTopic | undefined {
  if (!isFollowUp || memory?.name !== 'company_facts' || u.countries.length === 0) return undefined
  return 'countries'
}

function servedText({ u, language }: Asking): string | undefined {
  const served: readonly string[] = serviceCountries
  const texts = [true, false].flatMap((isServed) => {
    const names = u.countries
      .filter((code) => served.includes(code) === isServed)
      .map((code) => countryLabels[code][language])
    if (names.length === 0) return []
    return [companyWords[isServed ? 'served' : 'notServed'][language](inSeries(names, language))]
  })
  return texts.length > 0 ? texts.join(joints[language].space) : undefined
}

export async function contactText(asking: Asking): Promise<string | undefined> {
  const [text] = await factTexts(asking, ['contact'])
  return text
}
