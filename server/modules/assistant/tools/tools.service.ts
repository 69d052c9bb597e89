import type { Logger } from 'pino'
import type { ToolInput, ToolOutput } from '#contract/assistant/tools/assistant-tools.ts'
import { assistantTools } from '#contract/assistant/tools/assistant-tools.ts'
import type { ToolFault, ToolSource } from '#contract/assistant/tools/tool.ts'
import { type ToolName, toolNames } from '#contract/assistant/tools/tool-names.ts'
import { fieldErrorOf } from '#contract/problems/field-errors.ts'
import { buildSystem } from './build-system.ts'
import { companyFacts } from './company-facts.ts'
import { compareProducts } from './compare-products.ts'
import { compatibility } from './compatibility.ts'
import { demoSlots, proposeBooking } from './demo-slots.ts'
import { findProducts } from './find-products.ts'
import { lpwanCost } from './lpwan-cost.ts'
import { priceList } from './price-list.ts'
import { productFacts } from './product-facts.ts'
import { proposeQuoteRequest } from './propose-quote-request.ts'
import { requestStatus } from './request-status.ts'
import { stockAndLeadTime } from './stock-and-lead-time.ts'
import { type Answered, type FaultValues, type ToolContext, ToolRefusal, type ToolServices } from './tool-context.ts'

export type ToolResult<Name extends ToolName = ToolName> =
  | { ok: true; output: ToolOutput<Name>; sources: ToolSource[] }
  | { ok: false; code: ToolFault; params: FaultValues }

type Run<Name extends ToolName> = (input: ToolInput<Name>, context: ToolContext) => Promise<Answered<ToolOutput<Name>>>
type Runs = { [Name in ToolName]: Run<Name> }

/** Runs the assistant's tools over the services that visitors' own pages use: public facts, and no writing. */
export function createTools(services: ToolServices & { log: Logger }) {
  const runs: Runs = {
    find_products: findProducts(services),
    product_facts: productFacts(services),
    compare_products: compareProducts(services),
    price_list: priceList(services),
    compatibility: compatibility(services),
    build_system: buildSystem(services),
    lpwan_cost: lpwanCost(services),
    stock_and_lead_time: stockAndLeadTime(services),
    company_facts: companyFacts(services),
    demo_slots: demoSlots(services),
    propose_booking: proposeBooking(services),
    propose_quote_request: proposeQuoteRequest(services),
    request_status: requestStatus(services),
  }

  async function answer<Name extends ToolName>(name: Name, given: unknown, context: ToolContext) {
    const parsed = assistantTools[name].input.safeParse(given)
    if (!parsed.success) throw invalid(parsed.error.issues)
    const run: Run<Name> = runs[name]
    return run(parsed.data as ToolInput<Name>, context)
  }

  return {
    /** Runs a tool on whatever somebody gave. Never throws: a fault is a code with the values of its sentence. */
    async run<Name extends ToolName>(name: Name, given: unknown, context: ToolContext): Promise<ToolResult<Name>> {
      try {
        if (!toolNames.includes(name)) throw new ToolRefusal('tool.unknown', { name: String(name).slice(0, 60) })
        return { ok: true, ...(await answer(name, given, context)) }
      } catch (error) {
        if (error instanceof ToolRefusal) return { ok: false, code: error.code, params: error.params }
        services.log.warn({ err: error, tool: name }, 'A tool of the assistant failed')
        return { ok: false, code: 'tool.failed', params: {} }
      }
    },
  }
}

export type Tools = ReturnType<typeof createTools>

function invalid([issue]: readonly { path: PropertyKey[]; message: string }[]): ToolRefusal {
  if (!issue) return new ToolRefusal('tool.input_invalid')
  const { path, message, code } = fieldErrorOf(issue.path.map(String).join('.'), issue)
  return new ToolRefusal('tool.input_invalid', { path, fault: code, message })
}
