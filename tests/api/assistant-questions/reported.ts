import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { testQuestionsSchema } from '#contract/assistant/conversations.ts'
import type { Language } from '#contract/i18n/languages.ts'
import type { QuestionSet } from './asked.ts'

/** Reads a file that staff exported: answers that they marked as wrong. */
export function reportedIn(file: string): Record<Language, QuestionSet> {
  const { en, 'zh-TW': zh } = testQuestionsSchema.parse(JSON.parse(file))
  return { en: { reported: en }, 'zh-TW': { reported: zh } }
}

/** Files of `reported/`, to which a developer adds what staff exported. */
export const reported = globSync(path.join(import.meta.dirname, 'reported', '*.json'))
  .toSorted()
  .map((name) => reportedIn(readFileSync(name, 'utf8')))
