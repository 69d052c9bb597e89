import type { CompanyTopic } from '#contract/assistant/tools/tool-names.ts'
import { countryLabels } from '#contract/catalogue/values/countries.ts'
import { serviceCountries } from '#contract/catalogue/values/served-countries.ts'
import { escaped } from '../../answers/passage-text.rules.ts'
import type { Asking, Replier } from '../asking.ts'
import type { AskedTopic } from '../understanding/company.words.ts'
import { joints } from '../words/common.words.ts'
import { companyWords } from '../words/company.words.ts'
import { namedIn } from './subject.ts'
import { inSeries, reply } from './wording.ts'

/** Topics of questions, as the tool has them; the others are texts. */
const topicsOf: Partial<Record<AskedTopic, CompanyTopic[]>> = {
  payment: ['payment'],
  currency: ['currency'],
  returns: ['returns'],
  faulty: ['repairs', 'returns'],
  warranty: ['warranty'],
  certificates: ['certificates'],
  response: ['response'],
  hours: ['hours'],
  countries: ['countries'],
  address: ['address'],
  languages: ['languages'],
  tax: ['tax'],
  delivery: ['delivery'],
  survey: ['installation'],
  installation: ['installation'],
  quotation_validity: ['quotation_validity'],
  ordering: ['ordering'],
  partners: ['partners'],
  contact: ['contact'],
  person: ['contact'],
  about: ['about'],
  data: ['data'],
  careers: ['careers'],
}

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
  'person',
  'partners',
  'careers',
  'about',
])

/** What the company states about itself and how it sells. */
export const replyToCompany: Replier = async (asking) => {
  const { u, language, run } = asking
  if (u.technologies.length > 1) return undefined
  const hasProduct = namedIn(asking).length > 0
  const fits = (one: AskedTopic) => (!hasProduct || always.has(one)) && !(one === 'countries' && u.details.has('law'))
  const topic = u.topics.find((one) => topicsOf[one] && fits(one)) ?? continued(asking)
  const topics = topic && topicsOf[topic]
  if (!topic || !topics) return undefined
  const result = await run('company_facts', { topics })
  if (!result.ok) return undefined
  const verdict = topic === 'countries' || topic === 'delivery' ? servedText(asking) : undefined
  const lead = topic === 'person' ? companyWords.person[language] : verdict
  const texts = result.output.facts.map(({ isStated, text }, place) =>
    isStated ? `${escapedText(text[language])}${joints[language].space}${asking.cite.of(result.sources[place])}` : '',
  )
  if (texts.every((text) => text === '')) {
    const contact = await contactText(asking)
    return reply(asking, 'nothing', [companyWords.notStated[language], contact])
  }
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

/** Keeps what the tool's text writes, as text. */
function escapedText(text: string): string {
  return escaped(text)
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

export async function contactText({ run, language, cite }: Asking): Promise<string | undefined> {
  const result = await run('company_facts', { topics: ['contact'] })
  const [fact] = result.ok ? result.output.facts : []
  if (!(result.ok && fact?.isStated)) return undefined
  return `${escapedText(fact.text[language])}${joints[language].space}${cite.of(result.sources[0])}`
}
