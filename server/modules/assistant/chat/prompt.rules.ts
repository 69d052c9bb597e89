import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import type { PastTurn } from './chat.repo.ts'
import { estimatedTokens, reservedTokens } from './limits.rules.ts'
import { answerLanguages, instruction, noSources, toolRules } from './prompt.words.ts'

export interface ChatMessage {
  role: 'system' | 'user' | 'assistant'
  content: string
}

export interface PromptSource {
  number: number
  title: string
  text: string
}

interface Prompt {
  company: string
  language: ReaderLanguage
  /** Newest first. */
  history: PastTurn[]
  sources: PromptSource[]
  /** Masked. */
  question: string
  /** Random per request, so that no source or question can contain it. */
  nonce: string
  /** Random per request; an answer that contains it repeats the instruction. */
  canary: string
  /** Whether the model may call tools. */
  hasTools?: boolean
}

const historyTokens = 2000
const sourceCharacters = 2400
const sourcesTokens = 4500

/**
 * Builds the messages for the model: the instruction, earlier turns as far as they fit, and the question with its sources between markers
 * that their texts cannot forge.
 */
export function promptOf(prompt: Prompt): ChatMessage[] {
  const { company, language, canary, question } = prompt
  const mark = markOf(prompt.nonce)
  const facts: Record<string, string> = { company, language: answerLanguages[language], mark, canary }
  const text = prompt.hasTools ? `${instruction}\n\n${toolRules}` : instruction
  const system = text.replace(/\{(\w+)\}/g, (_, name: string) => facts[name] ?? '')
  const sources = fittingSources(prompt.sources).map(
    ({ number, title, text }) => `${mark} source [${number}]: ${oneLine(title)}\n${quoted(text, mark)}`,
  )
  const content = [
    ...(sources.length > 0 ? sources : [`${mark} sources\n${noSources}`]),
    `${mark} question\n${quoted(question, mark)}`,
    `${mark} end`,
  ].join('\n\n')
  return [{ role: 'system', content: system }, ...historyMessages(prompt.history), { role: 'user', content }]
}

function markOf(nonce: string): string {
  return `#${nonce}#`
}

/** Encloses a text that comes after the question, such as a tool's result. */
export function enclosed(nonce: string, kind: 'result' | 'language', text: string): string {
  const mark = markOf(nonce)
  return `${mark} ${kind}\n${kind === 'result' ? text.replaceAll(mark, '') : text}\n${mark} end`
}

export function promptTokens(messages: readonly { content: string }[]): number {
  return Math.min(
    reservedTokens.prompt,
    messages.reduce((sum, { content }) => sum + estimatedTokens(content) + 4, 0),
  )
}

/** Returns the newest turns that fit, oldest first, without citations, since those are of other sources. */
function historyMessages(newestFirst: PastTurn[]): ChatMessage[] {
  const messages: ChatMessage[] = []
  let left = historyTokens
  for (const { question, answer } of newestFirst) {
    const answerText = answer.replace(/ ?\[\d+(?:\s*[,，、]\s*\d+)*\]/g, '').trim()
    left -= estimatedTokens(question) + estimatedTokens(answerText)
    if (left < 0) break
    if (answerText === '') continue
    messages.unshift({ role: 'user', content: question }, { role: 'assistant', content: answerText })
  }
  return messages
}

function fittingSources(sources: PromptSource[]): PromptSource[] {
  let left = sourcesTokens
  return sources.flatMap((source) => {
    const text = source.text.length > sourceCharacters ? `${source.text.slice(0, sourceCharacters)}…` : source.text
    left -= estimatedTokens(text)
    return left < 0 ? [] : [{ ...source, text }]
  })
}

/** Removes markers, and brackets that would read as citations. */
function quoted(text: string, mark: string): string {
  return text.replaceAll(mark, '').replace(/\[(\d+)\]/g, '($1)')
}

function oneLine(title: string): string {
  return title.replace(/\s+/g, ' ').replace(/[[\]]/g, '')
}
