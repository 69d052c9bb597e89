import { questionKeywords } from '#content/question-keywords.words.ts'
import { questionGroups } from '#content/questions.words.ts'
import type { Piece } from '../piece.ts'

export const questionPassages: Piece[] = questionGroups.flatMap(({ title, questions }) =>
  questions.map(({ id, question, answer }) => ({
    key: `question:${id}`,
    kind: 'question' as const,
    title: question,
    text: answer,
    words: {
      'zh-TW': `${title['zh-TW']} ${questionKeywords[id]?.['zh-TW'] ?? ''}`,
      en: `${title.en} ${questionKeywords[id]?.en ?? ''}`,
    },
    path: `/support#${id}`,
  })),
)
