import type { ProductCard } from '#contract/assistant/tools/tool.ts'
import type { Asking } from '../asking.ts'
import { isNamed, type Resolved } from '../products/resolve.ts'

/** Products that are named, first those named alone. */
export function namedIn({ resolved }: Pick<Asking, 'resolved'>): Resolved[] {
  return resolved.filter(isNamed)
}

/** Whether the product is only described, not named: then it answers what it states, and no other question. */
export function isSpokenOf({ resolved, named }: Pick<Asking, 'resolved' | 'named'>): boolean {
  return resolved !== named && resolved.some(isNamed)
}

/** Whether something is looked for, rather than asked about: "may our handyman …" looks for nothing. */
export function isLookingFor({ u }: Pick<Asking, 'u'>): boolean {
  return !ofOne.test(u.text) && (u.requests.has('find') || !yesOrNo.test(u.text))
}

/** "can the bin sensor smell anything" */
const ofOne = /^(?:can|could|does|will|would|is|are) (?:the|your|it|this|that)(?![a-z])/u

const yesOrNo =
  /(?<![a-z])(?:can|could|may|might|does|do|did|will|would|is|are|should|must|how|why|when|where) (?:i|we|it|they|you|the|your|our|my|this|that|to)(?![a-z])|[嗎㗎]|[可得係會要駛使]唔[可得係會要駛使]|係咪|是不是|是否|能否|可否|點解|點算|點樣|如何|怎[樣麼]/u

/** A part's price is not that of the product. */
export const spareParts =
  /(?<![a-z])(?:spare|replacement|new|extra) (?:batter(?:y|ies)|parts?|probes?|cables?|magnets?)(?![a-z])|[換備後][粒個嘅]?(?:用)?電池|電池.{0,4}幾錢/u

/** The product in question: the only one named, or that of the question before. */
export async function subject(asking: Asking): Promise<ProductCard | undefined> {
  const [first] = namedIn(asking)
  const refers = asking.u.references.has('it') || asking.isFollowUp
  if (first && !(refers && first.state === 'several' && asking.memory)) return first.products[0]
  if (asking.u.references.has('cheaper') && !first) {
    const pair = await rememberedPair(asking)
    if (pair.length === 2) return pair.sort((a, b) => (a.price ?? 0) - (b.price ?? 0))[0]
  }
  if (asking.u.references.has('other')) return otherOne(asking)
  return remembered(asking, asking.u.references.has('third') ? 2 : 0)
}

/** "The other one": the second of the last answer, or the only other of its kind. */
export async function otherOne(asking: Asking): Promise<ProductCard | undefined> {
  const before = await remembered(asking)
  const second = await remembered(asking, 1)
  if (second && before && second.category === before.category) return second
  const kind = before?.name.en.split(' ').at(-1) ?? ''
  const found = kind === '' ? undefined : await asking.run('find_products', { query: kind, limit: 20 })
  const others = (found?.ok ? found.output.items : []).filter(
    ({ slug, name, category }) => slug !== before?.slug && category === before?.category && name.en.endsWith(kind),
  )
  return others.length === 1 ? others[0] : undefined
}

/** Reads the two products of the last answer, or those of the last two. */
export async function rememberedPair({ memory, run }: Asking): Promise<ProductCard[]> {
  const [first, second] = memory?.products ?? []
  const keys = memory?.name === 'compare_products' ? [first, second] : [memory?.earlier, first]
  const cards = await Promise.all(
    keys.map(async (key) => {
      const facts = key === undefined ? undefined : await run('product_facts', { product: key })
      return facts?.ok ? facts.output.product : undefined
    }),
  )
  return cards.filter((card) => card !== undefined)
}

/** Reads the product of the question before. */
export async function remembered({ memory, isFollowUp, u, run }: Asking, place = 0): Promise<ProductCard | undefined> {
  const key = memory?.products[place]
  if (!key || !(isFollowUp || u.references.size > 0)) return undefined
  const facts = await run('product_facts', { product: key })
  return facts.ok ? facts.output.product : undefined
}
