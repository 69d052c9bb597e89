import type { ToolFault, ToolSource } from '#contract/assistant/tools/tool.ts'
import type { BuyerOrder } from '#contract/billing/buyer-orders.ts'
import type { SystemParts } from '#contract/builder/parts.ts'
import type { ExchangeRateTable } from '#contract/catalogue/money.ts'
import type { ShownPlan } from '#contract/content/plans.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import type { DemoSlots } from '#contract/requests/demo-requests.ts'
import type { QuoteFollow } from '#contract/sales/quote-requests.ts'
import type { Site } from '#contract/site/site.ts'
import type { LookupService, ProductsService } from '#server/modules/catalogue/index.ts'
import type { PublishedContent } from '#server/modules/content/index.ts'

export interface ToolServices {
  products: Pick<ProductsService, 'find' | 'detail' | 'batteryYears'>
  lookup: LookupService
  /** Plans that are published now. */
  plans: () => ShownPlan[]
  publishedContent: Pick<PublishedContent, 'current'>
  /** Devices, gateways and plans that the system builder plans with. */
  systemParts: () => Promise<SystemParts>
  /** Free slots of a day in Hong Kong. */
  demoSlots: (date: string) => Promise<DemoSlots>
  /** Read private links; both throw a problem where there is none. */
  followQuote: (token: string) => Promise<QuoteFollow>
  followOrder: (token: string) => Promise<BuyerOrder>
  rates: () => ExchangeRateTable
  site: () => Site
  now: () => Date
}

export interface ToolContext {
  /** Language of sources and texts. */
  language: ReaderLanguage
  /** Secrets of private links in the question, in whose place it has `[link]`. */
  links?: string[]
}

export interface Answered<Output> {
  output: Output
  sources: ToolSource[]
}

/** Values of a fault's sentence. */
export type FaultValues = Record<string, string | number>

/** Ends a tool without output; `run` answers with its code. */
export class ToolRefusal extends Error {
  override name = 'ToolRefusal'
  readonly code: ToolFault
  readonly params: FaultValues

  constructor(code: ToolFault, params: FaultValues = {}) {
    super(code)
    this.code = code
    this.params = params
  }
}
