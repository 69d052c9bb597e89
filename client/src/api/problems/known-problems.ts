import type { Bilingual } from '#contract/i18n/languages.ts'
import type { FailureCode } from '../failure.ts'
import { plainProblemWords } from './plain-problems.words.ts'

/**
 * What can be said of failures so far: little, until the code that asks the API brings all of the words (calls/request.ts). Without
 * it nothing was asked, and all that can have failed is the loading of it.
 */
let problems: Partial<Record<FailureCode, Bilingual>> = plainProblemWords

export function addProblemWords(more: Record<FailureCode, Bilingual>): void {
  problems = more
}

export function problemWordsOf(code: FailureCode): Bilingual {
  return problems[code] ?? plainProblemWords['server.error']
}
