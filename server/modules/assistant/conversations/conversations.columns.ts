import { conversationFieldWords, markWords } from '#contract/assistant/conversation-words.ts'
import type { HandOver } from '#contract/assistant/conversations.ts'
import { inLanguage } from '#contract/i18n/in-language.ts'
import type { Bilingual, ReaderLanguage } from '#contract/i18n/languages.ts'
import type { CsvColumns } from '#server/platform/documents/csv.ts'
import type { ConversationRow } from './conversations.repo.ts'

const words = {
  ...conversationFieldWords,
  id: { 'zh-TW': '編號', en: 'Id' },
  questions: { 'zh-TW': '問題數目', en: 'Questions' },
  cost: { 'zh-TW': '費用（USD）', en: 'Cost (USD)' },
  handedOver: { 'zh-TW': '轉交', en: 'Handed over to' },
  started: { 'zh-TW': '開始時間', en: 'Started' },
  last: { 'zh-TW': '最後訊息時間', en: 'Last message' },
} as const satisfies Record<string, Bilingual>

const handOverLabels: Record<HandOver, Bilingual> = {
  messaging: { 'zh-TW': '即時通訊', en: 'Messaging' },
  enquiry: { 'zh-TW': '查詢', en: 'Enquiry' },
  quote: { 'zh-TW': '報價', en: 'Quotation' },
}

export function conversationColumns(language: ReaderLanguage): CsvColumns<ConversationRow> {
  return [
    [inLanguage(words.id, language), ({ id }) => id],
    [inLanguage(words.opening, language), ({ opening }) => opening],
    [inLanguage(words.language, language), (row) => row.language],
    [inLanguage(words.questions, language), ({ questions }) => questions],
    [inLanguage(markWords.up, language), ({ up }) => up],
    [inLanguage(markWords.down, language), ({ down }) => down],
    [inLanguage(markWords.unanswered, language), ({ unanswered }) => unanswered],
    [inLanguage(markWords.failed, language), ({ failed }) => failed],
    [inLanguage(words.tokens, language), ({ tokens }) => tokens],
    [inLanguage(words.cost, language), ({ costUsd }) => costUsd],
    [
      inLanguage(words.handedOver, language),
      ({ handedOverTo }) => handedOverTo && inLanguage(handOverLabels[handedOverTo], language),
    ],
    [inLanguage(words.started, language), ({ startedAt }) => startedAt],
    [inLanguage(words.last, language), ({ lastAt }) => lastAt],
  ]
}
