import * as z from 'zod/mini'
import { quotationRequestSchema, quotationSchema } from '#contract/agents/quotations.ts'
import {
  catalogLookedUpSchema,
  catalogLookupSchema,
  catalogProductRequestSchema,
  catalogProductSchema,
  catalogSearchedSchema,
  catalogSearchSchema,
} from '#contract/agents/ucp.ts'
import { assistantTools } from '#contract/assistant/tools/assistant-tools.ts'
import { toolSourceSchema } from '#contract/assistant/tools/tool.ts'
import { type ToolName, toolNames } from '#contract/assistant/tools/tool-names.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import { fieldErrorOf } from '#contract/problems/field-errors.ts'
import type { createTools } from '#server/modules/assistant/index.ts'
import { problem } from '#server/platform/http/problems.ts'
import type { CallResult } from '../calls/agent-calls.service.ts'
import { askedLines, madeQuotation } from '../quotations/quotations.routes.ts'
import type { Quotations } from '../quotations/quotations.service.ts'
import { foundProduct, foundProducts } from '../ucp/ucp.routes.ts'
import type { UcpCatalogue } from '../ucp/ucp-catalogue.service.ts'

/** Who calls a tool, and where the site is. */
export interface McpCaller {
  client: string
  ip: string
  origin: string
  language: ReaderLanguage
}

export interface McpTool {
  title: string
  description: string
  input: z.core.$ZodType
  output: z.core.$ZodType
  writes: boolean
  /** Returns what the log says of the input, without personal data and secrets. */
  asked: (input: unknown) => string
  /** @throws a problem */
  run: (input: unknown, caller: McpCaller) => Promise<{ output: object; result: CallResult }>
}

interface McpServices {
  tools: ReturnType<typeof createTools>
  ucpCatalogue: UcpCatalogue
  quotations: Quotations
}

/** Ends a call with a code for the program. */
export class McpRefusal extends Error {
  override name = 'McpRefusal'
  readonly code: string
  readonly params: object

  constructor(code: string, params: object) {
    super(code)
    this.code = code
    this.params = params
  }
}

/** Tools of the assistant that only read. */
const readOnly = toolNames.filter((name) => !assistantTools[name].writes)
const meta = z.optional(z.looseObject({}).check(z.describe('UCP: `ucp-agent` with the address of your profile')))

/** Returns all tools of /mcp by name: those of the assistant, UCP's catalogue, and a request for quotation. */
export function mcpTools({ tools, ucpCatalogue, quotations }: McpServices): Record<string, McpTool> {
  const ofAssistant = readOnly.map((name): [string, McpTool] => [name, assistantTool(tools, name)])
  return {
    ...Object.fromEntries(ofAssistant),
    search_catalog: {
      ...named('Search catalogue (UCP)', 'Searches the catalogue by UCP 2026-08-25; amounts are in minor units.'),
      input: z.strictObject({ meta, catalog: catalogSearchSchema }),
      output: catalogSearchedSchema,
      asked: compact,
      async run(input, { origin }) {
        const { catalog } = parsed(z.strictObject({ meta, catalog: catalogSearchSchema }), input)
        const output = await ucpCatalogue.search(catalog, origin)
        return { output, result: foundProducts(output) }
      },
    },
    lookup_catalog: {
      ...named('Look up products (UCP)', 'Looks up products by ids, SKUs or model numbers by UCP 2026-08-25.'),
      input: z.strictObject({ meta, catalog: catalogLookupSchema }),
      output: catalogLookedUpSchema,
      asked: compact,
      async run(input, { origin }) {
        const { catalog } = parsed(z.strictObject({ meta, catalog: catalogLookupSchema }), input)
        const output = await ucpCatalogue.lookUp(catalog, origin)
        return { output, result: foundProducts(output) }
      },
    },
    get_product: {
      ...named('Get product (UCP)', 'Returns a product with its specifications by UCP 2026-08-25.'),
      input: z.strictObject({ meta, catalog: catalogProductRequestSchema }),
      output: catalogProductSchema,
      asked: compact,
      async run(input, { origin }) {
        const { catalog } = parsed(z.strictObject({ meta, catalog: catalogProductRequestSchema }), input)
        const output = await ucpCatalogue.product(catalog, origin)
        return { output, result: foundProduct(output) }
      },
    },
    request_quotation: {
      ...named(
        'Request a quotation',
        'Sends a request for quotation on behalf of a person, who must follow the link mailed to them before it counts. Ask that person first. Use price_list for sums. Keep the id: it is the secret by which request_status and the quotation API read it.',
      ),
      writes: true,
      input: quotationRequestSchema,
      output: quotationSchema,
      asked: (input) => {
        const { success, data } = z.safeParse(quotationRequestSchema, input)
        return success ? askedLines(data) : ''
      },
      async run(input, { origin }) {
        const output = await quotations.request(parsed(quotationRequestSchema, input), origin)
        return { output, result: madeQuotation(output) }
      },
    },
  }
}

function named(title: string, description: string) {
  return { title, description, writes: false }
}

function assistantTool(tools: McpServices['tools'], name: ToolName): McpTool {
  const { title, description, input, output } = assistantTools[name]
  return {
    title: title.en,
    description,
    input,
    output: z.extend(output as z.ZodMiniObject, { sources: z.array(toolSourceSchema) }),
    writes: false,
    // the input of this one is the secret of a private link
    asked: name === 'request_status' ? () => '' : compact,
    async run(given, { language }) {
      const answer = await tools.run(name, given, { language })
      if (!answer.ok) throw new McpRefusal(answer.code, answer.params)
      const output = { ...answer.output, sources: answer.sources }
      const products = answer.sources.flatMap(({ kind, path }) => (kind === 'product' ? slugIn(path) : []))
      return { output, result: { products } }
    },
  }
}

function slugIn(path: string): string {
  return decodeURIComponent(path.split('/').at(-1) ?? '')
}

/** @throws request.invalid */
function parsed<Schema extends z.core.$ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const { success, data, error } = z.safeParse(schema, input)
  if (success) return data
  const errors = error.issues.map((issue) => fieldErrorOf(issue.path.map(String).join('.'), issue))
  throw problem('request.invalid', 'The input does not match the schema', errors)
}

/** Writes the values of an input one after the other. */
function compact(input: unknown): string {
  if (typeof input !== 'object' || input === null) return String(input ?? '')
  return Object.entries(input)
    .filter(([name]) => name !== 'meta')
    .map(([, value]) => compact(value))
    .filter(Boolean)
    .join(' ')
    .slice(0, 300)
}
