import { randomBytes } from 'node:crypto'
import type { ToolName } from '#contract/assistant/tools/tool-names.ts'
import { toolNames } from '#contract/assistant/tools/tool-names.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import type { ChatAccess } from '#server/modules/settings/index.ts'
import type { PastTurn } from '../chat/chat.repo.ts'
import type { Draft } from '../chat/chat-outcome.ts'
import { enclosed, type PromptSource, promptOf, promptTokens } from '../chat/prompt.rules.ts'
import { languageAgain } from '../chat/prompt.words.ts'
import type { Gateway, GatewayMessage } from '../gateway/gateway.ts'
import { GatewayFault } from '../gateway/gateway-fault.ts'
import type { GatewayCall, GatewayUsage } from '../gateway/gateway-reading.ts'
import { createLeakGuard } from '../masking/leak.rules.ts'
import { functions } from './functions.ts'
import type { ToolSession } from './tool-session.ts'
import { isOfOtherLanguage } from './written-language.rules.ts'

export interface ModelQuestion {
  access: ChatAccess
  company: string
  language: ReaderLanguage
  question: string
  sources: PromptSource[]
  history: PastTurn[]
  /** undefined: the gateway takes no tools. */
  session: ToolSession | undefined
}

export interface ModelReader {
  send: (text: string) => Promise<void>
  look: (tool: ToolName | null) => Promise<void>
  signal: AbortSignal
}

/** Requests to the gateway for one answer. */
const requestsMax = 5

/**
 * Lets the model write an answer into a draft: streamed, with the tools that it calls run in between. What it wrote before a call, or in
 * another language, no longer counts.
 * @throws GatewayFault where there is no answer
 */
export async function writeByModel(
  gateway: Gateway,
  asked: ModelQuestion,
  draft: Draft,
  reader: ModelReader,
): Promise<void> {
  const { access, company, language, question, sources, history, session } = asked
  const canary = `K-${randomBytes(8).toString('hex')}`
  const nonce = randomBytes(12).toString('hex')
  const hasTools = session !== undefined
  const messages: GatewayMessage[] = promptOf({
    company,
    language,
    history,
    sources,
    question,
    nonce,
    canary,
    hasTools,
  })
  let isMended = false
  for (let requests = 1; ; requests += 1) {
    draft.promptTokens += promptTokens(messages)
    const mayCall = session !== undefined && requests < requestsMax && !session.isSpent()
    const called = await stream({ messages, mayCall })
    if (called.length > 0 && session && mayCall) {
      await runAll(called, session)
    } else if (called.length > 0) {
      throw new GatewayFault('chat.unavailable', 'The model calls tools without end', { isDown: true })
    } else if (!isMended && requests < requestsMax && isOfOtherLanguage(draft.text, language)) {
      isMended = true
      messages.push({ role: 'assistant', content: draft.text })
      messages.push({ role: 'user', content: enclosed(nonce, 'language', languageAgain(language)) })
      await beginAnew(null)
    } else {
      return
    }
  }

  async function stream({ messages: sent, mayCall }: { messages: GatewayMessage[]; mayCall: boolean }) {
    const guard = createLeakGuard(canary)
    const done = new AbortController()
    const signal = AbortSignal.any([reader.signal, done.signal])
    const tools = session ? { tools: functions(), mayCall } : {}
    try {
      for await (const piece of gateway.stream({ access, messages: sent, signal, ...tools })) {
        if ('calls' in piece) return piece.calls
        if ('usage' in piece) draft.usage = sumOf(draft.usage, piece.usage)
        else await write(guard.next(piece.text))
      }
      await write(guard.rest())
      return []
    } finally {
      done.abort()
    }
  }

  async function write(text: string | undefined): Promise<void> {
    if (text === undefined) throw new GatewayFault('chat.error', 'The model repeated its instruction')
    if (text === '') return
    draft.text += text
    await reader.send(text)
  }

  async function runAll(called: GatewayCall[], run: ToolSession): Promise<void> {
    messages.push({ role: 'assistant', content: draft.text, calls: called })
    for (const call of called) {
      if (`${call.name}${call.input}`.toLowerCase().includes(canary.toLowerCase())) {
        throw new GatewayFault('chat.error', 'The model repeated its instruction')
      }
      await beginAnew(toolNames.find((name) => name === call.name) ?? null)
      messages.push({ role: 'tool', callId: call.id, content: enclosed(nonce, 'result', await run.run(call)) })
      reader.signal.throwIfAborted()
    }
  }

  async function beginAnew(tool: ToolName | null): Promise<void> {
    draft.text = ''
    await reader.look(tool)
  }
}

function sumOf(one: GatewayUsage | undefined, other: GatewayUsage): GatewayUsage {
  const costs = [one?.costUsd, other.costUsd].filter((cost) => cost !== undefined)
  return {
    promptTokens: (one?.promptTokens ?? 0) + other.promptTokens,
    completionTokens: (one?.completionTokens ?? 0) + other.completionTokens,
    ...(costs.length > 0 && { costUsd: costs.reduce((sum, cost) => sum + cost, 0) }),
  }
}
