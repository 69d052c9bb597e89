import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import { pathIn, paths } from '../../paths.ts'
import { questionsPath } from './conversation-paths.ts'

export function questionPath(id: string): string {
  return `${questionsPath}/${id}`
}

export function newQuestionPath(gapIds: string[] = []): string {
  const query = new URLSearchParams(gapIds.map((id) => ['gap', id]))
  return gapIds.length > 0 ? `${questionsPath}/new?${query}` : `${questionsPath}/new`
}

export function publicQuestionPath(slug: string, language: ReaderLanguage): string {
  return `${pathIn(paths.support, language)}#${slug}`
}

/** Address where visitors reach the assistant. */
export function assistantPath(language: ReaderLanguage): string {
  return pathIn(paths.home, language)
}
