import { randomUUID } from 'node:crypto'

export interface Usage {
  promptTokens: number
  completionTokens: number
  /** As OpenRouter says it; other gateways do not. */
  costUsd?: number
}

/** A call of a tool; `input` as JSON, or as the model writes it. */
export interface Call {
  name: string
  input: object | string
}

export const done = event('[DONE]')
export const comment = ': OPENROUTER PROCESSING\n\n'

export function event(data: string, name?: string): string {
  return `${name ? `event: ${name}\n` : ''}data: ${data}\n\n`
}

/** Builds the events of one answer, in OpenRouter's format. */
export function createChunks(model: string) {
  const head = { id: `gen-${randomUUID()}`, provider: 'Stand-in', model, created: 1_795_000_000 }
  const chunk = (more: object) => event(JSON.stringify({ ...head, object: 'chat.completion.chunk', ...more }))
  const delta = (content: string, finish: string | null = null) =>
    chunk({ choices: [{ index: 0, delta: { role: 'assistant', content }, finish_reason: finish, logprobs: null }] })
  return {
    piece: (content: string) => delta(content),
    /** As gateways stream it: the name first, then its input in parts. */
    calls: (calls: Call[]) => {
      const part = (index: number, more: object) =>
        chunk({ choices: [{ index: 0, delta: { tool_calls: [{ index, ...more }] }, finish_reason: null }] })
      return calls
        .flatMap(({ name, input }, index) => {
          const text = written(input)
          const half = Math.ceil(text.length / 2)
          return [
            part(index, { id: `call-${index}`, type: 'function', function: { name, arguments: '' } }),
            part(index, { function: { arguments: text.slice(0, half) } }),
            part(index, { function: { arguments: text.slice(half) } }),
          ]
        })
        .join('')
    },
    finished: (reason: string) => delta('', reason),
    /** Beside a choice without text, as OpenRouter sends it; OpenAI sends none. */
    usage: (usage: Usage) =>
      chunk({ choices: [{ index: 0, delta: { role: 'assistant', content: '' } }], usage: usageOf(usage) }),
    emptyChoices: () => chunk({ choices: [] }),
    error: (code: number | string, message: string) =>
      chunk({ error: { code, message }, choices: [{ index: 0, delta: { content: '' }, finish_reason: 'error' }] }),
    failedChoice: () => delta('', 'error'),
    /** Body of an answer that is not streamed. */
    whole: (content: string, usage: Usage, calls: Call[] = []) =>
      JSON.stringify({
        ...head,
        object: 'chat.completion',
        choices: [{ index: 0, message: { role: 'assistant', content, ...callsOf(calls) }, finish_reason: 'stop' }],
        usage: usageOf(usage),
      }),
  }
}
function callsOf(calls: Call[]): object {
  if (calls.length === 0) return {}
  const tool_calls = calls.map(({ name, input }, index) => ({
    id: `call-${index}`,
    type: 'function',
    function: { name, arguments: written(input) },
  }))
  return { tool_calls }
}

function written(input: Call['input']): string {
  return typeof input === 'string' ? input : JSON.stringify(input)
}

export type Chunks = ReturnType<typeof createChunks>

function usageOf({ promptTokens, completionTokens, costUsd }: Usage): object {
  return {
    prompt_tokens: promptTokens,
    completion_tokens: completionTokens,
    total_tokens: promptTokens + completionTokens,
    ...(costUsd === undefined ? {} : { cost: costUsd }),
  }
}

/** The body of an error that comes before the answer. */
export function errorBody(code: number, message: string): string {
  return JSON.stringify({ error: { code, message }, user_id: 'user_stand_in' })
}
