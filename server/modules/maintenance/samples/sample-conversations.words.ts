import type { Bilingual } from '#contract/i18n/languages.ts'

interface AnsweredQuestion {
  question: Bilingual
  /** Ids in content/questions.words.ts that answer it. */
  of: [string, ...string[]]
}

export const answeredQuestions: [AnsweredQuestion, ...AnsweredQuestion[]] = [
  {
    question: { 'zh-TW': '完全不懂 IoT，應該由哪裏開始？', en: 'I know nothing about IoT. Where would I begin?' },
    of: ['where-to-start'],
  },
  {
    question: {
      'zh-TW': '一幢二十層的商廈，用 LoRaWAN 還是 NB-IoT？',
      en: 'A twenty-storey office block: LoRaWAN or NB-IoT?',
    },
    of: ['which-technology', 'range-indoors'],
  },
  {
    question: { 'zh-TW': '一層大約要幾多個感測器？', en: 'Roughly how many sensors do we need on a floor?' },
    of: ['how-many'],
  },
  {
    question: { 'zh-TW': '電池可以用幾耐？', en: 'How long do the batteries last?' },
    of: ['battery-life', 'old-batteries'],
  },
  {
    question: { 'zh-TW': '可以接駁我們現有的系統嗎？', en: 'Does it work with the system that we have?' },
    of: ['compatible', 'integration'],
  },
  {
    question: { 'zh-TW': '第一年總共要付多少？', en: 'What would we pay in the first year, all in?' },
    of: ['first-year-total', 'free-connectivity'],
  },
  {
    question: { 'zh-TW': '報價有效期多久？', en: 'For how long does a quotation hold?' },
    of: ['quotation-validity'],
  },
  {
    question: { 'zh-TW': '可以用美元付款嗎？', en: 'Can we pay in US dollars?' },
    of: ['currency'],
  },
  {
    question: { 'zh-TW': '要開帳戶才能落單嗎？', en: 'Must we open an account to order?' },
    of: ['account', 'is-it-an-order'],
  },
  {
    question: { 'zh-TW': '現貨幾時可以送到？', en: 'If it is in stock, when could we have it?' },
    of: ['stock', 'regions'],
  },
  {
    question: { 'zh-TW': '可以自己安裝嗎？', en: 'Could our own people install it?' },
    of: ['self-install', 'gateway-place'],
  },
  {
    question: { 'zh-TW': '戶外停車場淋雨有沒有問題？', en: 'Will it stand the rain in an open car park?' },
    of: ['outdoor'],
  },
  {
    question: { 'zh-TW': '場地斷網會不會漏了警報？', en: 'Would we miss an alert when the internet is down?' },
    of: ['internet-down', 'alerts'],
  },
  {
    question: { 'zh-TW': '保養期多久？壞了怎辦？', en: 'How long is the warranty, and what if one breaks?' },
    of: ['warranty-period', 'faulty'],
  },
  {
    question: { 'zh-TW': '數據會保留多久？', en: 'For how long is the data kept?' },
    of: ['data-retention'],
  },
  {
    question: { 'zh-TW': '車位感測器會拍到人嗎？', en: 'Do the parking sensors film people?' },
    of: ['cameras'],
  },
]

/** Questions that no page answers. */
export const unansweredQuestions: [Bilingual, ...Bilingual[]] = [
  { 'zh-TW': '感測器可以按月租用嗎？', en: 'Can we rent the sensors by the month?' },
  { 'zh-TW': '有沒有政府資助可以申請？', en: 'Is there a government grant that we could apply for?' },
  { 'zh-TW': '你們的陳列室幾點開門？', en: 'When is your showroom open?' },
  { 'zh-TW': '可以分期付款嗎？', en: 'Can we pay in instalments?' },
  { 'zh-TW': '有沒有學生實習名額？', en: 'Do you take interns?' },
]
