import { countryLabels } from '#contract/catalogue/values/countries.ts'
import { serviceCountries } from '#contract/catalogue/values/served-countries.ts'
import { escaped } from '../../../answers/passage-text.rules.ts'
import type { Asking, Replier } from '../../asking.ts'
import { type AskedTopic, reaching } from '../../understanding/company.words.ts'
import { whichProducts } from '../../understanding/names.words.ts'
import { joints } from '../../words/common.words.ts'
import { companyWords } from '../../words/company.words.ts'
import { namedIn } from '../subject.ts'
import { inSeries, reply } from '../wording.ts'
import { answered, answersOf, factTexts } from './answers.ts'

/** Topics that are of the company whatever thing is named beside them. */
export const companyTopics = new Set<AskedTopic>([
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
  if (u.technologies.length > 1 || (asking.unsold && !u.topics.some((topic) => companyTopics.has(topic))))
    return undefined
  const hasProduct = namedIn(asking).length > 0
  const fits = (one: AskedTopic) =>
    (!hasProduct || companyTopics.has(one)) && !(one === 'countries' && u.details.has('law'))
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

/** Whether the company serves a country that is named: "do you ship to Dubai", whatever is to be shipped. */
export const replyToCountry: Replier = async (asking) => {
  const { u } = asking
  if (u.countries.length === 0 || u.details.has('law') || u.details.has('licence')) return undefined
  const isServed = u.countries.every(isServedIn)
  const isAbroad = u.countries.some((code) => code !== 'HK')
  const isReached =
    u.topics.includes('countries') || (isAbroad && (reaching['zh-TW'].test(u.text) || reaching.en.test(u.text)))
  const isOfProduct = namedIn(asking).length > 0 || (asking.isFollowUp && asking.memory?.products.length)
  const usable = isServed && !isOfProduct && whichProducts.test(u.text) ? await usableText(asking) : undefined
  if (!usable && (!isReached || (isServed && isOfProduct))) return undefined
  const texts = answersOf.countries && (await answered(asking, answersOf.countries))
  return texts && reply(asking, 'answered', [servedText(asking), usable, ...texts])
}

/** The products that list a country among those they may be used in. */
async function usableText({ u, run, language }: Asking): Promise<string | undefined> {
  const [country] = u.countries
  if (!country) return undefined
  const found = await run('find_products', { query: '', country, limit: 20 })
  if (!found.ok || found.output.items.length === 0) return undefined
  const names = inSeries(
    found.output.items.map(({ name }) => `**${escaped(name[language])}**`),
    language,
  )
  return `${companyWords.usable[language](countryLabels[country][language], names)}`
}

function isServedIn(code: string): boolean {
  return (serviceCountries as readonly string[]).includes(code)
}

function servedText({ u, language }: Asking): string | undefined {
  const texts = [true, false].flatMap((isServed) => {
    const names = u.countries
      .filter((code) => isServedIn(code) === isServed)
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
