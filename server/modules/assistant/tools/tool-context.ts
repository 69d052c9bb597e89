import type { ToolFault, ToolSource } from '#contract/assistant/tools/tool.ts'
import type { ExchangeRateTable } from '#contract/catalogue/money.ts'
import type { ShownPlan } from '#contract/content/plans.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import type { Site } from '#contract/site/site.ts'
import type { LookupService, ProductsService } from '#server/modules/catalogue/index.ts'
import type { PublishedContent } from '#server/modules/content/index.ts'

export interface ToolServices {
  products: Pick<ProductsService, 'list' | 'detail' | 'batteryYears'>
  lookup: LookupService
  /** Plans that are published now. */
  plans: () => ShownPlan[]
  publishedContent: Pick<PublishedContent, 'current'>
  rates: () => ExchangeRateTable
  site: () => Site
}

export interface ToolContext {
  /** Of sources and texts that are written in one language. */
  language: ReaderLanguage
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
