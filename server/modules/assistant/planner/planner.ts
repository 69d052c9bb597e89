import type { ToolCall } from '#contract/assistant/conversations.ts'
import type { ToolInput } from '#contract/assistant/tools/assistant-tools.ts'
import { type Proposal, proposalSchema } from '#contract/assistant/tools/proposals.ts'
import type { ToolName } from '#contract/assistant/tools/tool-names.ts'
import { convertedTo } from '#contract/i18n/in-language.ts'
import { type Language, type ReaderLanguage, writtenLanguage } from '#contract/i18n/languages.ts'
import { storedCall } from '../calling/stored-calls.rules.ts'
import type { Found } from '../knowledge/knowledge.service.ts'
import type { Asking, Replier, RunResult } from './asking.ts'
import { memoryOf } from './memory.rules.ts'
import { type Find, isNamed, resolveMentions, withoutPlaces } from './products/resolve.ts'
import { focused, withThings } from './products/things.ts'
import { replyToCompany, replyToCountry } from './replies/company/company.ts'
import { replyToMatter } from './replies/company/matters.ts'
import { replyToComparison } from './replies/compare.ts'
import { replyToCompatibility } from './replies/compatible.ts'
import { replyToCondition } from './replies/conditions.ts'
import { replyToFacts } from './replies/facts.ts'
import { replyToSearch, replyToUnsold, replyToUnstated, replyWithNearest } from './replies/find.ts'
import { replyToOddQuantity, replyToPrice, replyToUnnamedPrice } from './replies/price.ts'
import { replyToBooking, replyToQuotation } from './replies/requests.ts'
import { replyToParts, replyToSizedSystem } from './replies/sized-systems.ts'
import { replyToStock } from './replies/stock.ts'
import { replyToSuperlative } from './replies/superlative.ts'
import { replyToNetworkCost, replyToSystem } from './replies/systems.ts'
import { replyToStatus, replyToTalk, replyWithNothing } from './replies/talk.ts'
import { replyWithHowTo, replyWithStaffAnswer, replyWithTechnology, replyWithText } from './replies/texts.ts'
import { createCitations, type Reply } from './reply.rules.ts'
import type { Request } from './understanding/requests.words.ts'
import { type Understood, understand } from './understanding/understand.rules.ts'

export interface PlannerServices {
  run: <Name extends ToolName>(
    name: Name,
    input: unknown,
    context: { language: ReaderLanguage; links: string[] },
  ) => Promise<RunResult<Name>>
  /** Returns a passage that a page shows now, by its key. */
  passage: (key: string, language: Language) => Promise<Found | undefined>
}

/** A question as it is stored, and what was left out of it. */
export interface PlannedTurn {
  /** Masked. */
  question: string
  language: ReaderLanguage
  /** Private links of the question, for the one tool that reads them. */
  links: string[]
}

export interface PlannedAnswer extends Omit<Reply, 'paragraphs'> {
  /** Markdown, in the reader's script. */
  answer: string
  calls: ToolCall[]
  proposals: Proposal[]
}

/** Kinds of questions, the first that answers wins. */
const repliers: Replier[] = [
  replyToTalk,
  replyToStatus,
  replyToMatter,
  replyToCountry,
  replyToOddQuantity,
  replyToStock,
  replyToBooking,
  replyToQuotation,
  replyToNetworkCost,
  replyToSizedSystem,
  replyToParts,
  replyToSystem,
  replyToCondition,
  replyToComparison,
  replyToSuperlative,
  replyToCompatibility,
  replyWithStaffAnswer,
  replyToCompany,
  replyWithHowTo,
  replyToUnsold,
  replyToPrice,
  replyToFacts,
  replyToSearch,
  replyToUnstated,
  replyWithText,
  replyWithTechnology,
  replyToUnnamedPrice,
  replyWithNearest,
  replyWithNothing,
]

/** Those that answer from texts and facts of the company: a thing that is only described is no product to them. */
const ofTexts = new Set<Replier>([
  replyToMatter,
  replyToCountry,
  replyWithStaffAnswer,
  replyToCompany,
  replyWithHowTo,
  replyWithText,
  replyWithTechnology,
])

/** Answers questions without a language model: understands them by rules, calls the tools, and writes sentences. */
export function createPlanner({ run, passage }: PlannerServices) {
  return {
    /**
     * @param turns tool calls of earlier answers, newest first
     * @param search finds texts of pages and of staff's answers for the question
     */
    async answer(
      { question, language: reader, links }: PlannedTurn,
      turns: readonly ToolCall[][],
      search: () => Promise<readonly Found[]>,
    ): Promise<PlannedAnswer> {
      const language = writtenLanguage(reader)
      const calls: ToolCall[] = []
      const proposals: Proposal[] = []
      const memory = memoryOf(turns)
      const u = continued(understand(named(question, memory)), memory)
      const context = { language: reader, links }
      const given = { question, u, language, context, memory, calls, proposals, run, passage, search }
      const asking = await askingOf(given)
      for (const replier of repliers) {
        const isOrder = u.requests.has('price') && u.quantities.length > 0
        const ofText = ofTexts.has(replier) && !isOrder
        const reply = await replier(ofText ? { ...asking, resolved: asking.named } : asking)
        if (!reply) continue
        const { paragraphs, ...rest } = reply
        const answer = convertedTo(reader, paragraphs.join('\n\n'))
        const sources = rest.sources.map((source) => ({ ...source, title: convertedTo(reader, source.title) }))
        return { ...rest, sources, answer, calls, proposals }
      }
      throw new Error('A question has no reply')
    },
  }
}

export type Planner = ReturnType<typeof createPlanner>

interface Given extends PlannerServices {
  question: string
  u: Understood
  language: Language
  context: { language: ReaderLanguage; links: string[] }
  memory: Asking['memory']
  calls: ToolCall[]
  proposals: Proposal[]
  search: () => Promise<readonly Found[]>
}

async function askingOf(given: Given): Promise<Asking> {
  const { question, u, language, context, memory, calls, proposals, run, passage, search } = given
  const runKept = async <Name extends ToolName>(
    name: Name,
    input: Partial<ToolInput<Name>>,
  ): Promise<RunResult<Name>> => {
    const result = await run(name, input, context)
    if (!result.ok) return result
    calls.push(storedCall({ name, input, fault: null, result: result.output }, language))
    const proposal = proposalSchema.safeParse(result.output)
    if (proposal.success) proposals.splice(0, 1, proposal.data)
    return result
  }
  let found: Promise<Found[]> | undefined
  const searches = new Map<string, ReturnType<Find>>()
  // the words of a question are searched for together and alone, some of them several times
  const find: Find = (query, category) => {
    const input = { query: query.slice(0, 100), limit: 20, ...(category && { category }) }
    const key = JSON.stringify(input)
    const search = searches.get(key) ?? run('find_products', input, context).then(foundOf)
    searches.set(key, search)
    return search
  }
  const isOfNetworks = u.technologies.length > 1 && !/gateway|sim|plan|sensor|meter|網關|卡|計劃|感測器/u.test(u.text)
  const named = isOfNetworks
    ? []
    : focused(withoutPlaces(await resolveMentions(u.mentions, find, u.requests.has('compare')), u.text), u)
  const isOfParts = memory !== undefined && u.facts.has('parts')
  const { resolved, isSpoken, unsold } = isOfParts
    ? { resolved: named, isSpoken: false, unsold: undefined }
    : await withThings(named, u, find)
  const isThin = !resolved.some(isNamed)
  const isBare = u.mentions.every(({ text }) => text === '') && u.topics.length === 0
  const refers = u.references.size > 0 || isShort(u.text) || isBare
  const goesOn =
    u.references.has('goesOn') || /^(?:再?加|add|plus|remove|drop|without|take (?:out|away)|唔要|不要|減)/u.test(u.text)
  return {
    question,
    u,
    language,
    resolved,
    named: isSpoken ? named : resolved,
    unsold,
    memory,
    isFollowUp: memory !== undefined && ((isThin && refers) || goesOn),
    currency: u.currency ?? u.price?.currency ?? memory?.currency ?? 'HKD',
    cite: createCitations(),
    run: runKept,
    textAt: (key) => passage(key, language),
    texts() {
      found ??= search().then((all) => all.filter(({ kind }) => kind !== 'product'))
      return found
    },
  }
}

/** Names what is counted of the last answer beside something else: "8 of them with a gateway", 「三個連網關」. */
function named(question: string, memory: Asking['memory']): string {
  const name = memory?.products[0]?.replaceAll('-', ' ').replaceAll(' and ', ' ')
  if (!name) return question
  return question
    .replace(
      /^((?:ok|right|no|then|please)?[, ]*make (?:it|that) \d+)(?=,? (?:and|with|plus) )(?:,? (?:and|plus))?(?: (?:put|add|throw|include))?(?: (?:an?|one|the))?(?= )/iu,
      `$1 ${name}, plus 1`,
    )
    .replace(/(?<=^(?:and |ok,? |so )?(?:how much|what)[^,.]{0,20} for \d+)(?=,? (?:with|and|plus) )/iu, ` ${name}`)
    .replace(
      /(?<=\b(?:\d+|two|three|four|five|six|eight|ten|twelve) )of (?:them|those|these)(?= (?:with|and|plus) )/iu,
      `pcs of ${name}`,
    )
    .replace(/^((?:咁|要|我要)?[\d一二兩两三四五六七八九十百廿]+[個个件部隻只套])(?:連|连|加|同|和)埋?/u, `$1${name}、`)
}

/** Asks the other product what the last answer was asked for: "the other one". */
function continued(u: Understood, memory: Asking['memory']): Understood {
  const isBare = u.requests.size + u.facts.size + u.topics.length + u.quantities.length === 0
  const isOther = u.references.has('other') || (memory?.name === 'compatibility' && u.references.has('goesOn'))
  const request = memory && isBare && isOther ? continuedRequests[memory.name] : undefined
  return request ? { ...u, requests: new Set([request]) } : u
}

const continuedRequests: Partial<Record<NonNullable<Asking['memory']>['name'], Request>> = {
  stock_and_lead_time: 'stock',
  price_list: 'price',
  compatibility: 'compatible',
}

function foundOf(result: RunResult<'find_products'>): Awaited<ReturnType<Find>> {
  return result.ok ? { items: result.output.items, without: result.output.without } : { items: [], without: [] }
}

function isShort(text: string): boolean {
  return text.split(/\s+/).length <= 6 && [...text].length <= 30
}
