import type { Asking, Replier } from '../../asking.ts'
import type { Resolved } from '../../products/resolve.ts'
import type { Matter } from '../../understanding/matters/matters.ts'
import { siteMatters } from '../../understanding/matters/sites.words.ts'
import { thingsIn } from '../../understanding/things.words.ts'
import { namedIn } from '../subject.ts'
import { quoted, sameQuestion } from '../texts.ts'
import { reply } from '../wording.ts'
import { answered, answersOf } from './answers.ts'

/** Answers a question whose whole sense is known, by the text, fact or rule that is the answer to it. */
export const replyToMatter: Replier = async (asking) => {
  const known = asking.u.matters.filter((matter) => answersOf[matter] && fits(matter, asking))
  const [matter] = known
  const answer = matter && answersOf[matter]
  if (!answer) return undefined
  const same = await sameQuestion(asking)
  if (same) return reply(asking, 'answered', [quoted(asking, same)])
  const paragraphs = await answered(asking, answer)
  if (!paragraphs) return undefined
  const fault = matter === 'complaint' && known.includes('faulty') ? await answered(asking, faultSteps) : []
  const outcome = answer.isUnstated ? 'nothing' : 'answered'
  return reply(asking, outcome, [...paragraphs.slice(0, 1), ...(fault ?? []), ...paragraphs.slice(1)])
}

/** What to try first, beside a complaint about a device. */
const faultSteps = { facts: ['repairs' as const] }

/** Matters of people and orders, whatever is to be priced beside them. */
const always = new Set<Matter>(['complaint', 'person', 'holding', 'returning', 'faulty'])

/** Matters of Hong Kong's rules. */
const ofHongKong = new Set<Matter>(['radioLicence', 'iaqLabel', 'disclosure', 'energyAudit'])

/** Matters of the platform or of all products, of which a device that is named has its own facts. */
const ofNoDevice = new Set<Matter>(['misunderstood', 'platformSecurity', 'smallestOrder', 'statedBattery'])

function isDevice({ state, products }: Resolved): boolean {
  return state === 'one' && products[0]?.category !== 'software'
}

function fits(matter: Matter, asking: Asking): boolean {
  const { u } = asking
  if (always.has(matter)) return true
  const named = namedIn(asking)
  const isPriced = u.quantities.length > 0 && (u.requests.has('price') || u.isFirstYear || u.isOverYears)
  if (isPriced && named.length > 0) return false
  if (matter in siteMatters && thingsIn(u.text).length > 0) return false
  if (ofHongKong.has(matter) && u.countries.some((code) => code !== 'HK')) return false
  return !ofNoDevice.has(matter) || !named.some(isDevice)
}
