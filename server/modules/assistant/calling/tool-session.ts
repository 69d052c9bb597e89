import type { ToolCall } from '#contract/assistant/conversations.ts'
import { type Proposal, proposalSchema } from '#contract/assistant/tools/proposals.ts'
import type { ToolSource } from '#contract/assistant/tools/tool.ts'
import { type ToolName, toolNames } from '#contract/assistant/tools/tool-names.ts'
import type { ProductSummary } from '#contract/catalogue/products.ts'
import { type ReaderLanguage, writtenLanguage } from '#contract/i18n/languages.ts'
import type { GatewayCall } from '../gateway/gateway-reading.ts'
import type { Found } from '../knowledge/knowledge.service.ts'
import type { Tools } from '../tools/tools.service.ts'
import { evidenceOf } from './evidence.rules.ts'
import { storedCall } from './stored-calls.rules.ts'

export interface ToolSessionServices {
  tools: Tools
  /** Listed products by slug. */
  productsAt: (slugs: string[]) => Promise<Map<string, ProductSummary>>
}

export interface SessionTurn {
  language: ReaderLanguage
  links: string[]
}

/** Calls of one answer. */
export const callsMax = 6
/** Characters of a result that a model is given. */
const resultMax = 9000

/**
 * Runs the calls of one answer, each input once, and keeps what they found: numbered sources behind those of the passages, evidence for
 * the answer's figures, and what is stored of them.
 * @param found sources that the answer already has
 */
export function createToolSession(
  { tools, productsAt }: ToolSessionServices,
  { language, links }: SessionTurn,
  found: readonly Found[],
) {
  const sources: Found[] = [...found]
  const calls: ToolCall[] = []
  const proposals: Proposal[] = []
  const done = new Set<string>()

  async function numbered(given: ToolSource[], evidence: string): Promise<number[]> {
    const slugs = given.flatMap(({ kind, path }) => (kind === 'product' ? decodeURIComponent(path.slice(10)) : []))
    const products = slugs.length > 0 ? await productsAt(slugs) : new Map<string, ProductSummary>()
    return given.map(({ kind, title, path }, place) => {
      const at = sources.findIndex((source) => source.path === path)
      const text = place === 0 ? evidence : ''
      const known = sources[at]
      if (known) {
        sources[at] = { ...known, text: `${known.text}\n${text}` }
        return at + 1
      }
      const product = products.get(decodeURIComponent(path.slice(10)))
      return sources.push({
        ...{ kind, title, path, text, score: 1 },
        language: writtenLanguage(language),
        ...(kind === 'product' && product && { product }),
      })
    })
  }

  async function answer(name: string, input: unknown): Promise<string> {
    if (!isTool(name)) return refusal(name, input, 'tool.unknown', { name, tools: toolNames })
    const result = await tools.run(name, input, { language, links })
    if (!result.ok) return refusal(name, input, result.code, result.params)
    calls.push(storedCall({ name, input, fault: null, result: result.output }, writtenLanguage(language)))
    const proposal = proposalSchema.safeParse(result.output)
    if (proposal.success) proposals.splice(0, 1, proposal.data)
    const numbers = await numbered(result.sources, evidenceOf(result.output))
    const cited = result.sources.map(({ title }, place) => `[${numbers[place]}] ${title}`)
    return JSON.stringify({ cite: cited, result: withoutCitations(result.output) })
  }

  function refusal(name: string, input: unknown, fault: string, params: object): string {
    calls.push(storedCall({ name, input, fault, result: null }, writtenLanguage(language)))
    return JSON.stringify({ error: fault, ...params })
  }

  return {
    /** Sources of the passages, then of the calls, each with the figures that it gave. */
    sources: () => sources,
    calls: () => calls,
    /** The last proposal, which replaces former ones. */
    proposals: () => proposals,
    isSpent: () => done.size >= callsMax,

    /** Runs a call and returns what the model is given, also where it called wrongly. */
    async run({ name, input: written }: GatewayCall): Promise<string> {
      const key = `${name} ${written}`
      if (done.has(key)) return JSON.stringify({ error: 'tool.repeated' })
      if (done.size >= callsMax) return JSON.stringify({ error: 'tool.spent' })
      done.add(key)
      const input = parsed(written)
      if (input === undefined)
        return refusal(name, {}, 'tool.input_invalid', { message: 'The arguments are no JSON object' })
      const text = await answer(name, input)
      return text.length > resultMax ? `${text.slice(0, resultMax)}…` : text
    },
  }
}

export type ToolSession = ReturnType<typeof createToolSession>

/** Removes brackets around numbers, which would read as citations. */
function withoutCitations(output: unknown): unknown {
  const text = JSON.stringify(output, (_, value: unknown) =>
    typeof value === 'string' ? value.replace(/\[(\d+)\]/g, '($1)') : value,
  )
  return JSON.parse(text)
}

function isTool(name: string): name is ToolName {
  return toolNames.some((known) => known === name)
}

/** Models write nothing where a tool takes nothing. */
function parsed(written: string): object | undefined {
  try {
    const input: unknown = JSON.parse(written.trim() || '{}')
    return typeof input === 'object' && input !== null && !Array.isArray(input) ? input : undefined
  } catch {
    return undefined
  }
}
