import type { ChatAnswer } from '#contract/assistant/chat.ts'
import { exchangeRates } from '#contract/catalogue/money.ts'
import type { Language } from '#contract/i18n/languages.ts'
import { unverifiedFigures } from '#server/modules/assistant/answers/figures/figures.rules.ts'
import type { Found } from '#server/modules/assistant/knowledge/knowledge.service.ts'
import { answers, type WrittenQuestion } from './question.ts'

type Judged = Pick<ChatAnswer, 'answer' | 'sources'>

/** Phrases by which an answer says that the site does not know. */
const honest: Record<Language, RegExp> = { 'zh-TW': /找不到/, en: /found nothing|no direct answer/ }

/**
 * The judging rule. An answer is useful when it cites a source that answers the question, says one of the facts, has no
 * figure that its sources lack, and is in the language of the question. To a question that nothing here answers, it is
 * useful when it says so, cites nothing and names no figure.
 * @param found what the search finds for the question, with its texts
 * @returns why it is not useful; undefined where it is
 */
export function fault(
  written: WrittenQuestion,
  language: Language,
  { answer, sources }: Judged,
  found: Found[],
): string | undefined {
  if (!isIn(language, answer)) return 'is in another language'
  const unverified = unverifiedFigures(answer, found, written.question, exchangeRates)
  if (unverified.length > 0) return `has figures of its own: ${unverified.join(', ')}`
  if (written.sources.length === 0) return inventionIn(language, answer, sources)
  if (!sources.some(({ path }) => answers(path, written)))
    return `cites ${sources.map(({ path }) => path).join(', ') || 'nothing'}`
  return written.facts.some((fact) => answer.includes(fact)) ? undefined : 'says none of the facts'
}

function inventionIn(language: Language, answer: string, sources: Judged['sources']): string | undefined {
  if (!honest[language].test(answer)) return 'does not say that nothing answers it'
  return sources.length > 0 ? `cites ${sources.map(({ path }) => path).join(', ')}` : undefined
}

/** Chinese with names in Latin letters, or English without any Chinese character. */
function isIn(language: Language, answer: string): boolean {
  const characters = answer.match(/\p{Script=Han}/gu)?.length ?? 0
  return language === 'zh-TW' ? characters > 20 : characters === 0
}
