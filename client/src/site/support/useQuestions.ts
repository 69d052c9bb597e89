import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type Question, type QuestionGroup, questionGroups } from '#content/questions.words.ts'
import type { PublicQuestion } from '#contract/assistant/questions.ts'
import { questionsOptions } from '../../api/content.ts'
import { closest, matches, wordsOf } from './search.ts'

/**
 * Returns the built-in questions and those of staff that match the address's `q`, by group; without a match, the
 * closest ones. Suspends until the staff's questions have loaded, so that nothing moves.
 */
export function useQuestions() {
  const { data } = useQuery(questionsOptions)
  const all = useMemo(() => withStaffs(data?.items ?? []), [data])
  const [parameters, setParameters] = useSearchParams()
  const typed = parameters.get('q') ?? ''
  const matching = typed ? groupsOf(all, (group, question) => isMatch(group, question, typed)) : all
  const isExact = matching.length > 0
  const groups = typed && !isExact ? groupsClosestTo(all, typed) : matching
  return {
    typed,
    search: (text: string) => setParameters(new URLSearchParams(text && { q: text }), { replace: true }),
    groups,
    /** Regardless of the search. */
    all,
    count: groups.reduce((sum, { questions }) => sum + questions.length, 0),
    isExact,
  }
}

function withStaffs(written: PublicQuestion[]): QuestionGroup[] {
  return questionGroups.map((group) => ({
    ...group,
    questions: [...group.questions, ...written.filter((question) => question.group === group.id).map(questionOf)],
  }))
}

/** Falls back to Chinese for texts without English. */
function questionOf({ slug, question, questionEn, answer, answerEn, words, wordsEn }: PublicQuestion): Question {
  return {
    id: slug,
    question: { 'zh-TW': question, en: questionEn || question },
    answer: { 'zh-TW': answer, en: answerEn || answer },
    words: { 'zh-TW': words, en: wordsEn },
  }
}

function isMatch({ title }: QuestionGroup, question: Question, typed: string): boolean {
  return matches([title, question.question, question.answer, wordsOf(question)], typed)
}

function groupsOf(
  all: QuestionGroup[],
  isShown: (group: QuestionGroup, question: Question) => boolean,
): QuestionGroup[] {
  return all
    .map((group) => ({ ...group, questions: group.questions.filter((question) => isShown(group, question)) }))
    .filter(({ questions }) => questions.length > 0)
}

function groupsClosestTo(all: QuestionGroup[], typed: string): QuestionGroup[] {
  const entries = all.flatMap(({ questions }) =>
    questions.map((one) => ({ id: one.id, question: [one.question, wordsOf(one)], answer: [one.answer] })),
  )
  const ids = new Set(closest(entries, typed).map(({ id }) => id))
  return groupsOf(all, (_group, { id }) => ids.has(id))
}
