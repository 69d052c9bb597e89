import type { NamedProduct, ProductCard, ToolSource } from '#contract/assistant/tools/tool.ts'
import type { Bilingual, Language } from '#contract/i18n/languages.ts'
import { escaped } from '../../answers/passage-text.rules.ts'
import type { Asking } from '../asking.ts'
import { isNamed, type Resolved } from '../products/resolve.ts'
import type { Outcome, Reply } from '../reply.rules.ts'
import { joints } from '../words/common.words.ts'

/** A name for Markdown. */
export function nameOf({ name }: { name: Bilingual }, language: Language): string {
  return escaped(name[language])
}

export function productSource({ slug, name }: NamedProduct, language: Language): ToolSource {
  return { kind: 'product', title: name[language], path: `/products/${encodeURIComponent(slug)}` }
}

export function cited({ cite, language }: Asking, product: NamedProduct): string {
  return `${joints[language].space}${cite.of(productSource(product, language))}`
}

/** Ends a sentence, in English with a capital letter. */
export function sentence(text: string, language: Language): string {
  const ended = /[。！？.!?:：]$/.test(text) ? text : text + joints[language].stop
  return joints[language].begin(ended)
}

/** "A, B and C", 「A、B 和 C」. */
export function inSeries(texts: string[], language: Language): string {
  const [last] = texts.slice(-1)
  if (texts.length < 2 || last === undefined) return last ?? ''
  const { and, between } = joints[language]
  return `${texts.slice(0, -1).join(between)}${and}${last}`
}

export function reply(
  asking: Asking,
  outcome: Outcome,
  paragraphs: (string | undefined)[],
  products: string[] = [],
): Reply {
  return {
    outcome,
    paragraphs: paragraphs.filter((text): text is string => Boolean(text)),
    sources: asking.cite.sources,
    products: [...new Set(products)],
  }
}

/** Products that are named, first those named alone. */
export function namedIn({ resolved }: Pick<Asking, 'resolved'>): Resolved[] {
  return resolved.filter(isNamed)
}

/** The product in question: the only one named, or that of the question before. */
export async function subject(asking: Asking): Promise<ProductCard | undefined> {
  const [first] = namedIn(asking)
  const refers = asking.u.references.has('it') || asking.isFollowUp
  if (first && !(refers && first.state === 'several' && asking.memory)) return first.products[0]
  return remembered(asking)
}

/** Reads the product of the question before. */
export async function remembered({ memory, isFollowUp, u, run }: Asking, place = 0): Promise<ProductCard | undefined> {
  const key = memory?.products[place]
  if (!key || !(isFollowUp || u.references.size > 0)) return undefined
  const facts = await run('product_facts', { product: key })
  return facts.ok ? facts.output.product : undefined
}
