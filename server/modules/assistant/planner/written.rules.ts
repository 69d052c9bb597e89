import type { Language } from '#contract/i18n/languages.ts'
import { passageText } from '../answers/passage-text.rules.ts'
import { termsOf } from '../answers/sentences.rules.ts'
import type { Found } from '../knowledge/knowledge.service.ts'
import { commonWords, joints } from './words/common.words.ts'
import { companyWords } from './words/company.words.ts'

/** Writes texts as the answer to a question, each with its citation: [1], [2]. Pure: samples are written with it too. */
export function passageAnswer(question: string, language: Language, found: readonly Found[]): string {
  const wording = { terms: termsOf(question), wanted: [] }
  return found
    .map((one, place) => `${passageText(one, language, wording, place === 0)}${joints[language].space}[${place + 1}]`)
    .join('\n\n')
}

/** Says that there is no answer, what there is instead, and who can help. */
export function nothingAnswer(language: Language): string {
  return [companyWords.nothing, companyWords.canDo, commonWords.people].map((phrase) => phrase[language]).join('\n\n')
}

/** What the first answer of a conversation without a model begins with. */
export function firstWords(language: Language): string {
  return commonWords.first[language]
}
