import { onTestFinished } from 'vitest'
import { createGateway, type GatewayMessage } from '#server/modules/assistant/gateway/gateway.ts'
import type { Answer } from '#tests/support/gateway/stand-in.ts'
import { type GatewayStandIn, startGateway } from '#tests/support/gateway/stand-in.ts'

export const messages: GatewayMessage[] = [
  { role: 'system', content: 'Answer from the sources.' },
  { role: 'user', content: '機密問題：IP67 夠不夠？' },
]
export const site = { name: { 'zh-TW': '港灣物聯', en: 'Harbour IoT' }, origin: 'https://iot.example' }

/** A gateway that answers as said, and one question at a time to it. */
export async function connect(...answers: Answer[]) {
  const standIn = await startGateway()
  onTestFinished(standIn.close)
  const [first, ...others] = answers
  if (first) standIn.answerWith(first, ...others)
  return { standIn, ask: (options?: AskOptions) => ask(standIn, options) }
}

export interface AskOptions {
  apiUrl?: string
  apiKey?: string
  signal?: AbortSignal
  silenceMs?: number
  wholeMs?: number
  named?: typeof site | { name: typeof site.name; origin: null }
  /** Told each piece of text as it comes; awaited. */
  onText?: (text: string) => unknown
}

/** What came of a question: the text until its end, in pieces, and the error that ended it. */
async function ask(standIn: GatewayStandIn, options: AskOptions = {}) {
  const { apiUrl = standIn.url, apiKey = standIn.apiKey, signal = AbortSignal.timeout(40_000), onText } = options
  const { silenceMs = 40_000, wholeMs = 40_000, named = site } = options
  const gateway = createGateway({ site: () => named, timeouts: { silenceMs, wholeMs } })
  const access = { apiUrl, apiKey, model: 'anthropic/claude-sonnet-4.5' }
  const pieces: string[] = []
  const usages: object[] = []
  let error: unknown
  try {
    for await (const piece of gateway.stream({ access, messages, signal })) {
      if ('text' in piece) {
        pieces.push(piece.text)
        await onText?.(piece.text)
      } else if ('usage' in piece) usages.push(piece.usage)
    }
  } catch (reason) {
    error = reason
  }
  return { pieces, text: pieces.join(''), usages, error }
}
