import type * as z from 'zod/mini'
import { companyFacts } from './company-tools.ts'
import { buildSystem, lpwanCost, priceList } from './price-tools.ts'
import { compareProducts, compatibility, findProducts, productFacts, stockAndLeadTime } from './product-tools.ts'
import { demoSlots, proposeBooking, proposeQuoteRequest, requestStatus } from './request-tools.ts'
import type { ToolName } from './tool-names.ts'

/** All tools by name. */
export const assistantTools = {
  find_products: findProducts,
  product_facts: productFacts,
  compare_products: compareProducts,
  price_list: priceList,
  compatibility,
  build_system: buildSystem,
  lpwan_cost: lpwanCost,
  stock_and_lead_time: stockAndLeadTime,
  company_facts: companyFacts,
  demo_slots: demoSlots,
  propose_booking: proposeBooking,
  propose_quote_request: proposeQuoteRequest,
  request_status: requestStatus,
} satisfies Record<ToolName, { name: ToolName }>

export type ToolInput<Name extends ToolName> = z.output<(typeof assistantTools)[Name]['input']>
export type ToolOutput<Name extends ToolName> = z.output<(typeof assistantTools)[Name]['output']>
