import type { Dictionary } from '../../i18n/language.tsx'

export const peopleWords = {
  people: { 'zh-TW': '找人處理', en: 'Talk to a person' },
  peopleHint: {
    'zh-TW': '請準備裝置型號、平台上的裝置編號和相片，處理會快得多。',
    en: 'Have the model, the device number shown on the platform and a photo ready; it speeds things up.',
  },
  call: { 'zh-TW': '致電', en: 'Call' },
  write: { 'zh-TW': '電郵', en: 'Email' },
  form: { 'zh-TW': '填寫表格', en: 'Use the form' },
  formName: { 'zh-TW': '聯絡我們', en: 'Contact' },
  documentation: { 'zh-TW': '閱讀', en: 'Read' },
  documentationName: { 'zh-TW': '技術文件', en: 'Documentation' },
} satisfies Dictionary

export const supportWords = {
  title: { 'zh-TW': '技術支援', en: 'Support' },
  description: {
    'zh-TW': '選型、價格、報價、安裝、連接、平台、保養和資料：可搜尋的中英文問答，找不到答案可直接聯絡我們。',
    en: 'Choosing, prices, quotations, installation, connectivity, the platform, warranty and data: searchable answers in Chinese and English, and a way to reach us.',
  },
  heading: { 'zh-TW': '有甚麼可以幫到你？', en: 'What can we help with?' },
  lead: {
    'zh-TW': '輸入幾個字，例如「電池」、「NB-IoT」或「報價有效期」，中英文都可以。',
    en: 'Type a word or two, such as “battery”, “NB-IoT” or “報價”. Either language works.',
  },
  search: { 'zh-TW': '搜尋問題和答案', en: 'Search questions and answers' },
  clear: { 'zh-TW': '清除搜尋', en: 'Clear search' },
  count: {
    'zh-TW': (count: number) => `${count} 條問答`,
    en: (count: number) => (count === 1 ? '1 answer' : `${count} answers`),
  },
  closest: {
    'zh-TW': (count: number) => `沒有完全相符的問答，以下 ${count} 條最接近`,
    en: (count: number) =>
      count === 1
        ? 'No answer matches exactly; this one comes closest'
        : `No answer matches exactly; these ${count} come closest`,
  },
  topics: { 'zh-TW': '主題', en: 'Topics' },
  link: { 'zh-TW': '複製本題連結', en: 'Copy link to this answer' },
  copied: { 'zh-TW': '已複製連結', en: 'Link copied' },
  copyFailed: { 'zh-TW': '未能複製，請從地址列複製連結', en: 'Could not copy: take the link from the address bar' },
  nothing: { 'zh-TW': '未有這個問題的答案', en: 'No answer to that yet' },
  nothingHint: {
    'zh-TW': '試試別的字眼，或直接問我們；我們會在 24 小時內與你聯絡。',
    en: 'Try another word, or ask us; we’ll get in touch within 24 hours.',
  },
  ask: { 'zh-TW': '向我們提問', en: 'Ask us' },
} satisfies Dictionary
