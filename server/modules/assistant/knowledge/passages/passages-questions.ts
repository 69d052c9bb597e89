import { questionGroups } from '#content/questions.words.ts'
import type { Piece } from '../piece.ts'

/** What /support answers. */
export const questionPassages: Piece[] = questionGroups.flatMap(({ title, questions }) =>
  questions.map(({ id, question, answer, words }) => ({
    key: `question:${id}`,
    kind: 'question' as const,
    title: question,
    text: answer,
    words: { 'zh-TW': `${title['zh-TW']} ${words?.['zh-TW'] ?? ''}`, en: `${title.en} ${words?.en ?? ''}` },
    path: `/support#${id}`,
  })),
)
