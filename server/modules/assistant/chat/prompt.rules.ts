import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import type { PastTurn } from './chat.repo.ts'
import { estimatedTokens, reservedTokens } from './limits.rules.ts'
import { answerLanguages, instruction, noSources } from './prompt.words.ts'

/** As a chat-completions gateway takes it. */
export interface ChatMessage {
  role: 'system' | 'user' | 'assistant'
  content: string
}

/** A source as the model is given it. */
export interface PromptSource {
  number: number
  title: string
  text: string
}

interface Prompt {
  company: string
  language: ReaderLanguage
  /** The newest first. */
  history: PastTurn[]
  sources: PromptSource[]
  /** Masked. */
  question: string
  /** Drawn for this request: nobody who wrote a source or a question can know it. */
  nonce: string
  /** Drawn likewise: an answer that holds it repeats the instruction. */
  canary: string
}

const historyTokens = 2000
const sourceCharacters = 2400
const sourcesTokens = 4500

/**
 * What the model is sent: the instruction, what was said before as far as it fits, and the question with its sources, all of them
 * between marks that their texts cannot forge.
 */
export function promptOf(prompt: Prompt): ChatMessage[] {
  const { company, language, canary, question } = prompt
  const mark = `#${prompt.nonce}#`
  const facts: Record<string, string> = { company, language: answerLanguages[language], mark, canary }
  const system = instruction.replace(/\{(\w+)\}/g, (_, name: string) => facts[name] ?? '')
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

/** How many tokens a prompt is, about. */
export function promptTokens(messages: ChatMessage[]): number {
  return Math.min(
    reservedTokens.prompt,
    messages.reduce((sum, { content }) => sum + estimatedTokens(content) + 4, 0),
  )
}

/** The oldest first: turns from the newest back as long as they fit. Citations in them are of other sources. */
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

/** The best ones first; those that no longer fit are left out. */
function fittingSources(sources: PromptSource[]): PromptSource[] {
  let left = sourcesTokens
  return sources.flatMap((source) => {
    const text = source.text.length > sourceCharacters ? `${source.text.slice(0, sourceCharacters)}…` : source.text
    left -= estimatedTokens(text)
    return left < 0 ? [] : [{ ...source, text }]
  })
}

/** A mark in a text would be one that got out; a number in brackets would be taken for a source's. */
function quoted(text: string, mark: string): string {
  return text.replaceAll(mark, '').replace(/\[(\d+)\]/g, '($1)')
}

function oneLine(title: string): string {
  return title.replace(/\s+/g, ' ').replace(/[[\]]/g, '')
}
