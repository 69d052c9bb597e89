import { useSearchParams } from 'react-router-dom'
import { type Question, type QuestionGroup, questionGroups } from '#content/questions.copy.ts'
import type { Bilingual } from '#contract/languages.ts'
import { closest, matches } from './search.ts'

/**
 * The questions that answer what the address's `q` asks, in their groups; a group without any is left out. Where none does,
 * those that come closest to it.
 */
export function useQuestions() {
  const [parameters, setParameters] = useSearchParams()
  const typed = parameters.get('q') ?? ''
  const matching = groupsOf((group, question) => matches(textsOf(group, question), typed))
  const isExact = matching.length > 0
  const groups = isExact ? matching : groupsClosestTo(typed)
  return {
    typed,
    search: (text: string) => setParameters(text ? { q: text } : {}, { replace: true, preventScrollReset: true }),
    groups,
    count: groups.reduce((sum, { questions }) => sum + questions.length, 0),
    isExact,
  }
}

const none = { 'zh-TW': '', en: '' }

function textsOf({ title }: QuestionGroup, { question, answer, words = none }: Question): Bilingual[] {
  return [title, question, answer, words]
}

function groupsOf(isShown: (group: QuestionGroup, question: Question) => boolean): QuestionGroup[] {
  return questionGroups
    .map((group) => ({ ...group, questions: group.questions.filter((question) => isShown(group, question)) }))
    .filter(({ questions }) => questions.length > 0)
}

function groupsClosestTo(typed: string): QuestionGroup[] {
  const entries = questionGroups.flatMap(({ questions }) =>
    questions.map(({ id, question, answer, words = none }) => ({ id, question: [question, words], answer: [answer] })),
  )
  const ids = new Set(closest(entries, typed).map(({ id }) => id))
  return groupsOf((_group, { id }) => ids.has(id))
}
