import type { NewQuestion, Question, QuestionGap } from '#contract/assistant/questions.ts'

export type QuestionValues = Omit<NewQuestion, 'gapIds'> & { version: number }

export const questionFields = [
  'group',
  'isPublished',
  'question',
  'questionEn',
  'answer',
  'answerEn',
  'words',
  'wordsEn',
] as const satisfies (keyof QuestionValues)[]

export function questionValuesOf(question: Question): QuestionValues {
  const { group, isPublished, answer, answerEn, words, wordsEn, version } = question
  return {
    group,
    isPublished,
    question: question.question,
    questionEn: question.questionEn,
    answer,
    answerEn,
    words,
    wordsEn,
    version,
  }
}

const blank: QuestionValues = {
  group: 'choosing',
  isPublished: true,
  question: '',
  questionEn: '',
  answer: '',
  answerEn: '',
  words: '',
  wordsEn: '',
  version: 0,
}
const questionMax = 300

/** Creates a question from gaps; each language gets the most frequent wording in it. */
export function questionAbout(gaps: Pick<QuestionGap, 'language' | 'question'>[]): QuestionValues {
  const wordingIn = (language: QuestionGap['language']) =>
    gaps
      .find((gap) => gap.language === language)
      ?.question.replace(/\s+/g, ' ')
      .slice(0, questionMax) ?? ''
  return { ...blank, question: wordingIn('zh-TW'), questionEn: wordingIn('en') }
}
