import type { ReaderLanguage } from '#contract/i18n/languages.ts'

const han = /\p{sc=Han}/u
/** English words that do not occur in names of products and technologies. */
const englishWords = /(?<![\w-])[a-z]+(?:'[a-z]+)?(?![\w-])/gi
const englishMarks =
  /^(?:a|an|and|any|are|as|at|be|best|but|by|can|could|do|does|for|from|get|give|have|hello|help|hi|how|i|in|is|it|its|me|much|my|need|of|on|or|our|please|price|recommend|should|show|tell|thanks|that|the|there|this|to|us|want|we|what|when|where|which|who|why|will|with|would|you|your)$/i

/** Language of the answer to a question in Chinese, where it is not the page's. */
const chineseOn: Partial<Record<ReaderLanguage, ReaderLanguage>> = { en: 'zh-TW' }

/** Returns the language of an answer: the question's, or the page's where that is unclear (a product's name alone). */
export function questionLanguage(question: string, ofPage: ReaderLanguage): ReaderLanguage {
  if (han.test(question)) return chineseOn[ofPage] ?? ofPage
  return question.match(englishWords)?.some((word) => englishMarks.test(word)) ? 'en' : ofPage
}

const smallTalk =
  /^(?:hi|hello|hey|thanks?(?: you)?(?: (?:so|very) much)?|thx|ok(?:ay)?|bye|good (?:morning|afternoon|evening)|test(?:ing)?|你好|您好|哈囉|嗨|早晨|早安|多[謝谢]|謝謝|谢谢|唔該(?:晒)?|好的?|明白|再[見见]|拜拜|測試|测试)(?: there)?[\s!！.。,，~～?？]*$/iu

export function isSmallTalk(question: string): boolean {
  return smallTalk.test(question.trim()) || !/[\p{L}\p{N}]/u.test(question)
}
