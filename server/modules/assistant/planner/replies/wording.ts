import type { NamedProduct, ToolSource } from '#contract/assistant/tools/tool.ts'
import type { Bilingual, Language } from '#contract/i18n/languages.ts'
import { escaped } from '../../answers/passage-text.rules.ts'
import type { Asking } from '../asking.ts'
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
