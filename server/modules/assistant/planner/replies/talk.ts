import type { Replier } from '../asking.ts'
import { commonWords } from '../words/common.words.ts'
import { companyWords } from '../words/company.words.ts'
import { contactText } from './company/company.ts'
import { priceText } from './price.ts'
import { namedIn } from './subject.ts'
import { reply } from './wording.ts'

/** What is said beside questions, and attempts to change the assistant. */
export const replyToTalk: Replier = async (asking) => {
  const { u, language } = asking
  if (u.isHostile) {
    const product = u.requests.has('price') ? namedIn(asking)[0]?.products[0] : undefined
    const more = product ? await priceText(asking, product.slug) : companyWords.canDo[language]
    return reply(asking, 'talk', [companyWords.hostile[language], more], product ? [product.slug] : [])
  }
  const said = !/[\p{L}\p{N}]/u.test(u.text) ? 'greeting' : u.talk
  if (!said) return undefined
  if (said === 'help' || said === 'whoAreYou')
    return reply(asking, 'talk', [
      said === 'help' ? undefined : companyWords.whoAreYou[language],
      companyWords.canDo[language],
    ])
  return reply(asking, said === 'offTopic' ? 'nothing' : 'talk', [companyWords[said][language]])
}

/** Where a request or an order stands: by its private link alone. */
export const replyToStatus: Replier = async (asking) => {
  const { u, language, run, question } = asking
  const hasLink = /\[link\]|\/(?:quotes?|orders?|q|o)\/[\w-]{16,}/.test(question)
  if (!(u.requests.has('status') || u.matters.includes('status') || hasLink)) return undefined
  if (hasLink) {
    const result = await run('request_status', { link: /https?:\S+|\/\S+|\[link\]/.exec(question)?.[0] ?? '[link]' })
    if (result.ok)
      return reply(asking, 'answered', [companyWords.statusOf[language](result.output.reference, result.output.status)])
  }
  return reply(asking, 'answered', [
    companyWords.link[language],
    companyWords.lostLink[language],
    await contactText(asking),
  ])
}

/** There is nothing: says so, and the next best way. */
export const replyWithNothing: Replier = async (asking) => {
  const { language } = asking
  return reply(asking, 'nothing', [
    companyWords.nothing[language],
    companyWords.canDo[language],
    commonWords.people[language],
  ])
}
