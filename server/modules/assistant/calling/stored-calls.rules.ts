import type { ToolCall } from '#contract/assistant/conversations.ts'
import type { Language } from '#contract/i18n/languages.ts'
import { masked } from '../masking/masking.rules.ts'

const textMax = 500
const itemsMax = 12
const productsMax = 10
const resultMax = 8000
const depthMax = 6

/** Returns a call as it is stored: its input masked like the question, its result shortened. */
export function storedCall(
  { name, input, fault, result }: { name: string; input: unknown; fault: string | null; result: unknown },
  language: Language,
): ToolCall {
  const plain = shortened(input, (text) => masked(text, language))
  const kept = shortened(result, (text) => text)
  return {
    name: name.slice(0, 60),
    input: typeof plain === 'object' && plain !== null && !Array.isArray(plain) ? { ...plain } : {},
    fault,
    products: slugsOf(result),
    result: JSON.stringify(kept ?? null).length > resultMax ? null : (kept ?? null),
  }
}

function shortened(value: unknown, write: (text: string) => string, depth = 0): unknown {
  if (typeof value === 'string') return write(value.toWellFormed().replaceAll('\0', '')).slice(0, textMax)
  if (typeof value !== 'object' || value === null) return value
  if (depth === depthMax) return null
  if (Array.isArray(value)) return value.slice(0, itemsMax).map((one) => shortened(one, write, depth + 1))
  const entries = Object.entries(value).slice(0, 3 * itemsMax)
  return Object.fromEntries(entries.map(([name, one]) => [name.slice(0, 60), shortened(one, write, depth + 1)]))
}

/** Returns the slugs of the products of a result, best first. */
function slugsOf(result: unknown): string[] {
  const { product, items, products, lines } = Object(result) as Record<string, unknown>
  const slugs = [product, items, products, lines].flat().flatMap((one) => {
    const slug: unknown = Object(one).slug
    return typeof slug === 'string' ? [slug] : []
  })
  return [...new Set(slugs)].slice(0, productsMax)
}
