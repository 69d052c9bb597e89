import { inLanguage } from '../i18n/in-language.ts'
import type { ReaderLanguage } from '../i18n/languages.ts'

/** What was said, as people who take a conversation over read it: in letters, in the messaging app, beside an enquiry. */

/** `answer` is Markdown where it is the assistant's own. */
export interface Exchange {
  question: string
  answer: string
}

/** Of each question and each answer, at most; what is longer ends in an ellipsis. Characters. */
const longest = { question: 300, answer: 450 }

const words = {
  question: { 'zh-TW': '問：', en: 'Q: ' },
  answer: { 'zh-TW': '答：', en: 'A: ' },
  none: { 'zh-TW': '（沒有回答）', en: '(no answer)' },
  earlier: { 'zh-TW': '（較早的對話從略）', en: '(Earlier questions are left out.)' },
}

/**
 * The last questions and answers as plain text, as many as there is room for; what is left out before them is said.
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

/** An answer without Markdown's marks and without its citations, which lead nowhere in a letter. */
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

/** Cut where a sentence or a word ends, if one does near the end; never within a character. */
function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  const room = text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')
  const [ended] = /^[\s\S]*[。！？；.!?;\n]/.exec(room) ?? []
  const [spaced] = /^[\s\S]*(?=\s)/.exec(room) ?? []
  const end = [ended, spaced].find((part) => part !== undefined && part.length > most * 0.7)
  return `${(end ?? room).trimEnd()}…`
}
