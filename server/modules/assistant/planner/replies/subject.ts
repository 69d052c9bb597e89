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
  const place = asking.u.references.has('third') ? 2 : asking.u.references.has('other') ? 1 : 0
  return remembered(asking, place)
}

/** Reads the product of the question before. */
export async function remembered({ memory, isFollowUp, u, run }: Asking, place = 0): Promise<ProductCard | undefined> {
  const key = memory?.products[place]
  if (!key || !(isFollowUp || u.references.size > 0)) return undefined
  const facts = await run('product_facts', { product: key })
  return facts.ok ? facts.output.product : undefined
}
