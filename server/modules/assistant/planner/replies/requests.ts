import { demoKindCopy } from '#content/demo.words.ts'
import { dateLocales } from '#contract/i18n/languages.ts'
import { demoKinds } from '#contract/requests/demo-values.ts'
import type { Asking, Replier } from '../asking.ts'
import { listed } from '../reply.rules.ts'
import { outsideHours } from '../understanding/names.words.ts'
import { joints } from '../words/common.words.ts'
import { companyWords } from '../words/company.words.ts'
import { lineTexts, totalTexts } from './price.rules.ts'
import { linesOf } from './price-list.ts'
import { namedIn } from './subject.ts'
import { cited, nameOf, reply } from './wording.ts'

/** Demonstrations: what they are, free times, and a booking to confirm. */
export const replyToBooking: Replier = async (asking) => {
  const { u, run, language, isFollowUp, memory } = asking
  const isOfDay = outsideHours.test(u.text)
  const goesOn = isFollowUp && memory?.topics.includes('demo') && isOfDay
  if (!(u.requests.has('booking') || u.matters.includes('demo') || goesOn)) return undefined
  const [slots, facts] = await Promise.all([run('demo_slots', { days: 3 }), run('company_facts', { topics: ['demo'] })])
  const kinds = demoKinds.map((kind) => `${demoKindCopy[kind].name[language]} (${demoKindCopy[kind].length[language]})`)
  const days = slots.ok
    ? slots.output.days.map(({ date, times }) =>
        companyWords.demoDay[language](dayOf(date, language), times.slice(0, 4).join(joints[language].between)),
      )
    : []
  const [fact] = facts.ok ? facts.output.facts : []
  const about =
    fact?.isStated && facts.ok
      ? `${fact.text[language]}${joints[language].space}${asking.cite.of(facts.sources[0])}`
      : undefined
  const product = namedIn(asking)[0]?.products[0]
  if (/book|預約|約|arrange|schedule|想睇|想看|would like|want/u.test(u.text))
    await run('propose_booking', { product: product?.name[language].slice(0, 100) ?? '' })
  return reply(
    asking,
    'answered',
    [
      isOfDay ? companyWords.demoDays[language] : undefined,
      about,
      companyWords.demoKinds[language](kinds.join(joints[language].between)),
      days.length > 0 ? companyWords.demoSlots[language](days.join(joints[language].list)) : undefined,
      product ? companyWords.demoProduct[language](nameOf(product, language)) : undefined,
      companyWords.demoBook[language],
    ],
    product ? [product.slug] : [],
  )
}

function dayOf(date: string, language: Asking['language']): string {
  return new Date(`${date}T12:00:00Z`).toLocaleDateString(dateLocales[language], {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
}

/** A request for quotation to confirm, with its sum; asks for products where none is named. */
export const replyToQuotation: Replier = async (asking) => {
  const { u, run, language, currency, isFollowUp, memory } = asking
  if (!u.requests.has('quote') || u.topics.includes('quotation_validity')) return undefined
  const isHow =
    u.details.has('howTo') || /binding|account|戶口|帳戶|等於|約束|是不是|係咪|係唔係|how (?:do|can)/u.test(u.text)
  if (isHow && namedIn(asking).length === 0) return undefined
  const { lines } = await linesOf(
    isFollowUp || u.references.has('it') ? { ...asking, isFollowUp: memory !== undefined } : asking,
  )
  if (lines.length === 0)
    return asking.resolved.some(({ state }) => state === 'near' || state === 'none')
      ? undefined
      : reply(asking, 'asked', [companyWords.quoteWhat[language]])
  const list = await run('price_list', { lines, currency })
  await run('propose_quote_request', { lines, currency })
  if (!list.ok) return undefined
  return reply(
    asking,
    'answered',
    [
      companyWords.quoteProposed[language],
      listed(lineTexts(list.output, language, (line) => cited(asking, line))),
      totalTexts(list.output, [], language).join(joints[language].space || '\n'),
    ],
    list.output.lines.map(({ slug }) => slug),
  )
}
