import type { Language } from '#contract/i18n/languages.ts'
import type { Found as Source } from '../knowledge/knowledge.service.ts'
import { joints } from '../planner/words/common.words.ts'
import { excerptOf } from './sentences.rules.ts'

/** Maximum widths in Latin characters. */
const mainMax = 420
const sideMax = 240
/** Of a list with a few entries, which is of no use without one of them. */
const listMax = 900
const entriesMost = 6

/**
 * Writes a passage for an answer without a model: its title, then the sentences that answer the question. A question of the site is always shown with
 * its answer, since "no" alone could be taken for the answer to another one.
 * @returns Markdown in one line, without a citation
 */
export function passageText(
  { kind, title, text }: Source,
  language: Language,
  { terms, wanted }: { terms: Set<string>; wanted: RegExp[] },
  isMain: boolean,
): string {
  const { space, colon } = joints[language]
  const sentences = excerptOf(text, { terms, wanted, most: isMain ? mostOf(text) : sideMax })
  const excerpt = sentences.map((sentence) => escaped(ended(sentence, language))).join(space)
  const isQuestion = kind === 'question'
  return `**${escaped(title)}**${isQuestion ? ' ' : colon}${excerpt}`
}

function mostOf(text: string): number {
  const entries = text.split('\n').length
  return entries > 1 && entries <= entriesMost ? listMax : mainMax
}

/** Adds a full stop where there is none, as in a list. */
function ended(sentence: string, language: Language): string {
  return /[。！？.!?」）)]$/.test(sentence) ? sentence : `${sentence}${joints[language].stop}`
}

/** Escapes a source's text for Markdown, so that it cannot contain marks, citations or links. */
export function escaped(text: string): string {
  return text
    .replace(/[\\`*_[\]<>]/g, '\\$&')
    .replace(/[【［](?=\s*\d)/g, '（')
    .replace(/(?<=（\s*\d[\d\s,，、;–-]*)[】］]/g, '）')
}
