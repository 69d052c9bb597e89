import { useSearchParams } from 'react-router-dom'
import { type QuestionGroup, questionGroups } from './questions.copy.ts'
import { matches } from './search.ts'

/** The questions that answer what the address's `q` asks, in their groups; a group without any is left out. */
export function useQuestions() {
  const [parameters, setParameters] = useSearchParams()
  const typed = parameters.get('q') ?? ''
  const groups = questionGroups.map((group) => answering(group, typed)).filter(({ questions }) => questions.length > 0)
  return {
    typed,
    search: (text: string) => setParameters(text ? { q: text } : {}, { replace: true, preventScrollReset: true }),
    groups,
    count: groups.reduce((sum, { questions }) => sum + questions.length, 0),
  }
}

function answering(group: QuestionGroup, typed: string): QuestionGroup {
  const none = { 'zh-TW': '', en: '' }
  return {
    ...group,
    questions: group.questions.filter(({ question, answer, words = none }) =>
      matches([group.title, question, answer, words], typed),
    ),
  }
}
