import type { ProductCard } from '#contract/assistant/tools/tool.ts'
import type { Asking } from '../asking.ts'
import { isNamed, type Resolved } from '../products/resolve.ts'

/** Products that are named, first those named alone. */
export function namedIn({ resolved }: Pick<Asking, 'resolved'>): Resolved[] {
  return resolved.filter(isNamed)
}

/** The product in question: the only one named, or that of the question before. */
export async function subject(asking: Asking): Promise<ProductCard | undefined> {
  const [first] = namedIn(asking)
  const refers = asking.u.references.has('it') || asking.isFollowUp
  if (first && !(refers && first.state === 'several' && asking.memory)) return first.products[0]
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

/** Reads the product of the question before. */
export async function remembered({ memory, isFollowUp, u, run }: Asking, place = 0): Promise<ProductCard | undefined> {
  const key = memory?.products[place]
  if (!key || !(isFollowUp || u.references.size > 0)) return undefined
  const facts = await run('product_facts', { product: key })
  return facts.ok ? facts.output.product : undefined
}
