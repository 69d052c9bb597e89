import { inLanguage } from '../i18n/in-language.ts'
import type { ReaderLanguage } from '../i18n/languages.ts'

/** Conversations formatted as text, for emails, messaging apps and enquiries. */

/** `answer` is Markdown when the assistant wrote it. */
export interface Exchange {
  question: string
  answer: string
}

/** Maximum characters of each question and answer; longer ones end with an ellipsis. */
const longest = { question: 300, answer: 450 }

const words = {
  question: { 'zh-TW': '問：', en: 'Q: ' },
  answer: { 'zh-TW': '答：', en: 'A: ' },
  none: { 'zh-TW': '（沒有回答）', en: '(no answer)' },
  earlier: { 'zh-TW': '（較早的對話從略）', en: '(Earlier questions are left out.)' },
}

/**
 * Formats the last exchanges as plain text, as many as fit, with a note if earlier ones are left out.
 * @param most characters
 */
export function transcriptText(exchanges: readonly Exchange[], language: ReaderLanguage, most: number): string {
  const earlier = inLanguage(words.earlier, language)
  const kept: string[] = []
  let room = most - earlier.length - 2
  for (const exchange of exchanges.toReversed()) {
    const text = exchangeText(exchange, language)
    if (text.length > room) break
    kept.unshift(text)
    room -= text.length + 2
  }
  const isWhole = kept.length === exchanges.length
  return (isWhole ? kept : [earlier, ...kept]).join('\n\n')
}

function exchangeText({ question, answer }: Exchange, language: ReaderLanguage): string {
  const answerText = shortened(plainAnswer(answer), longest.answer) || inLanguage(words.none, language)
  const questionText = `${inLanguage(words.question, language)}${shortened(question, longest.question)}`
  return `${questionText}\n${inLanguage(words.answer, language)}${answerText}`
}

/** Removes Markdown syntax and citations. */
export function plainAnswer(markdown: string): string {
  return markdown
    .replace(/^\s*(?:```.*|\|?[ :|-]*--[ :|-]*)$/gm, '')
    .replace(/!?\[([^\][]+)\]\([^()\s]*\)/g, '$1')
    .replace(/[ \t]?\[\d+(?:, ?\d+)*\]/g, '')
    .replace(/^[ \t]*(?:#{1,6}|>)[ \t]+/gm, '')
    .replace(/^([ \t]*)[*+-][ \t]+/gm, '$1• ')
    .replace(/\*\*([^*\n]+)\*\*|__([^_\n]+)__/g, '$1$2')
    .replace(/\*(?=\S)([^*\n]+)(?<=\S)\*/g, '$1')
    .replace(/`([^`\n]+)`/g, '$1')
    .replace(/^[ \t]*\|(.*)\|[ \t]*$/gm, (_row, cells: string) =>
      cells
        .split('|')
        .map((cell) => cell.trim())
        .join(' · '),
    )
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Shortens at the end of a sentence or word if there is one near, and never inside a surrogate pair. */
function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  const room = text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')
  const [ended] = /^[\s\S]*[。！？；.!?;\n]/.exec(room) ?? []
  const [spaced] = /^[\s\S]*(?=\s)/.exec(room) ?? []
  const end = [ended, spaced].find((part) => part !== undefined && part.length > most * 0.7)
  return `${(end ?? room).trimEnd()}…`
}
