import type { ToolInput, ToolOutput } from '#contract/assistant/tools/assistant-tools.ts'
import type { BuyerOrder } from '#contract/billing/buyer-orders.ts'
import { chargedTotals } from '#contract/catalogue/charges.ts'
import type { QuoteFollow } from '#contract/sales/quote-requests.ts'
import { ProblemError } from '#server/platform/http/problems.ts'
import { linksIn } from '../masking/masking-links.rules.ts'
import { bothNames } from './product-cards.rules.ts'
import { type Answered, type ToolContext, ToolRefusal, type ToolServices } from './tool-context.ts'

type Output = ToolOutput<'request_status'>

/** Reads what the private link itself shows, without names and addresses. */
export function requestStatus({ followQuote, followOrder }: ToolServices) {
  return async ({ link }: ToolInput<'request_status'>, { links = [] }: ToolContext): Promise<Answered<Output>> => {
    const token = linksIn(link)[0] ?? links[0]
    if (token === undefined) throw new ToolRefusal('tool.link_not_found')
    const output =
      (await found(async () => ofQuote(await followQuote(token)))) ??
      (await found(async () => ofOrder(await followOrder(token))))
    if (!output) throw new ToolRefusal('tool.link_not_found')
    return { output, sources: [] }
  }
}

async function found(read: () => Promise<Output>): Promise<Output | undefined> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof ProblemError) return undefined
    throw error
  }
}

function ofQuote(quote: QuoteFollow): Output {
  const { reference, status, createdAt, offer, orderReference } = quote
  const lines = offer?.lines ?? quote.lines
  return {
    kind: 'quote',
    reference,
    status,
    createdAt,
    currency: offer?.currency ?? quote.currency,
    lines: lines.map((line) => ({ name: bothNames(line), quantity: line.quantity })),
    total: offer?.total ?? null,
    validUntil: offer?.validUntil ?? null,
    orderReference,
    shipments: [],
  }
}

function ofOrder({ reference, status, placedAt, currency, lines, charges, shipments }: BuyerOrder): Output {
  return {
    kind: 'order',
    reference,
    status,
    createdAt: placedAt,
    currency,
    lines: lines.map((line) => ({ name: bothNames(line), quantity: line.quantity })),
    total: chargedTotals(lines, charges).firstYear,
    validUntil: null,
    orderReference: reference,
    shipments: shipments.map(({ carrier, shippedAt, deliveredAt }) => ({ carrier, shippedAt, deliveredAt })),
  }
}
