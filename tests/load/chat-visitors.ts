import { type ChatAnswer, chatAnswerSchema, chatEventSchemas } from '#contract/assistant/chat.ts'
import type { Language } from '#contract/i18n/languages.ts'
import { fromVisitor } from './generator/addresses.ts'

export interface VisitorQuestion {
  message: string
  language?: Language
}

let visitors = 0

function headersOf(accept: string): Record<string, string> {
  visitors += 1
  return { 'content-type': 'application/json', accept, ...fromVisitor(visitors) }
}

/** A new visitor's answer in one piece, and how long it took to its last byte, ms. */
export async function askOnce(origin: string, question: VisitorQuestion): Promise<{ answer: ChatAnswer; ms: number }> {
  const headers = headersOf('application/json')
  const began = performance.now()
  const response = await fetch(`${origin}/api/v1/chat`, { method: 'POST', headers, body: JSON.stringify(question) })
  const text = await response.text()
  const ms = performance.now() - began
  if (!response.ok) throw new Error(`The question was answered with ${response.status}: ${text}`)
  return { answer: chatAnswerSchema.parse(JSON.parse(text)), ms }
}

/** A new visitor's answer as it is streamed. @param onText told each piece @throws unless it ends as the model's answer */
export async function askStream(
  origin: string,
  question: VisitorQuestion,
  onText: (text: string) => void,
): Promise<void> {
  const headers = headersOf('text/event-stream')
  const body = JSON.stringify(question)
  const response = await fetch(`${origin}/api/v1/chat`, { method: 'POST', headers, body })
  if (!response.ok) throw new Error(`The question was answered with ${response.status}: ${await response.text()}`)
  let ended: unknown
  await readEvents(response, (name, data) => {
    if (name === 'text') onText(chatEventSchemas.text.parse(data).text)
    else if (name === 'failed') throw new Error(`There is no answer: ${JSON.stringify(data)}`)
    else if (name === 'answered') ended = data
  })
  const { mode, fallback } = chatAnswerSchema.parse(ended)
  if (mode !== 'ai') throw new Error(`The demo mode answered in the gateway's place: ${fallback}`)
}

/** Reads server-sent events whose data is JSON on one line. */
export async function readEvents({ body }: Response, onEvent: (name: string, data: unknown) => void): Promise<void> {
  let rest = ''
  for await (const chunk of (body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
    const parts = (rest + chunk).split('\n\n')
    rest = parts.pop() ?? ''
    for (const part of parts) {
      const data = /^data: (.*)$/m.exec(part)?.[1]
      if (data !== undefined && data !== '[DONE]') onEvent(/^event: (.*)$/m.exec(part)?.[1] ?? '', JSON.parse(data))
    }
  }
}
