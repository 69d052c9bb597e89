export { answerWords, fallbackWords, meanwhileDemo, sourceKindWords } from './answer.words.ts'
export { plainText, speechText } from './answer-text.rules.ts'
export { Markdown } from './Markdown.tsx'
export { blocksOf } from './markdown.rules.ts'
