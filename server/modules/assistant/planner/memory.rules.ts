import type { ToolCall } from '#contract/assistant/conversations.ts'
import type { CurrencyCode } from '#contract/catalogue/money.ts'
import { currencyCodes } from '#contract/catalogue/money.ts'

/** What the last answer was about, by its tool calls. */
export interface Memory {
  name: (typeof byWeight)[number]
  /** Slugs with quantities, of a price or a request for a quotation. */
  lines: { product: string; quantity: number }[]
  /** Slugs or keys, the one in question first. */
  products: string[]
  /** First product of the answer before that one: "which of those two". */
  earlier: string | undefined
  currency: CurrencyCode
  topics: string[]
  input: Record<string, unknown>
}

/** What an answer is about, the first of these that it called. */
const byWeight = [
  'propose_quote_request',
  'price_list',
  'stock_and_lead_time',
  'compare_products',
  'compatibility',
  'build_system',
  'lpwan_cost',
  'product_facts',
  'company_facts',
  'find_products',
] as const

/** @param turns tool calls of earlier turns, newest first */
export function memoryOf(turns: readonly ToolCall[][]): Memory | undefined {
  const isOfAnswer = (turn: ToolCall[]) => turn.some(({ name }) => (byWeight as readonly string[]).includes(name))
  const last = turns.findIndex(isOfAnswer)
  const calls = turns[last]
  const [main] = byWeight.flatMap((name) =>
    (calls ?? []).filter((call) => call.name === name).map((call) => ({ ...call, name })),
  )
  if (!(main && calls)) return undefined
  const lines = linesOf(main.input.lines)
  const found = calls.find(({ name }) => name === 'find_products')?.products ?? []
  const own = [...lines.map(({ product }) => product), ...keysOf(main.input), ...main.products]
  const products = [...new Set([...own, ...found])].slice(0, 10)
  const [before] = turns.slice(last + 1, last + 2).flatMap((turn) => memoryOf([turn])?.products ?? [])
  return {
    name: main.name,
    lines,
    products,
    earlier: before === products[0] ? undefined : before,
    currency: currencyCodes.find((code) => code === main.input.currency) ?? 'HKD',
    topics: stringsOf(main.input.topics),
    input: main.input,
  }
}

function linesOf(given: unknown): Memory['lines'] {
  if (!Array.isArray(given)) return []
  return given.flatMap((line: unknown) => {
    const { product, quantity } = Object(line) as Record<string, unknown>
    return typeof product === 'string' && typeof quantity === 'number' ? [{ product, quantity }] : []
  })
}

function keysOf({ product, products }: Record<string, unknown>): string[] {
  const listed = Array.isArray(products)
    ? products.flatMap((one: unknown) => {
        const key = typeof one === 'string' ? one : Object(one).product
        return typeof key === 'string' ? [key] : []
      })
    : []
  return typeof product === 'string' ? [product, ...listed] : listed
}

function stringsOf(given: unknown): string[] {
  return Array.isArray(given) ? given.filter((one) => typeof one === 'string') : []
}
