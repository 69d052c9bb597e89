import type { Dictionary } from '../../i18n/language.tsx'

const counted = (total: number) => total.toLocaleString('en-HK')

export const questionsWords = {
  title: { 'zh-TW': '問與答', en: 'Questions and answers' },
  search: { 'zh-TW': '搜尋問題、答案或關鍵字', en: 'Search questions, answers or other words' },
  count: {
    'zh-TW': (total: number) => `${counted(total)} 條問答`,
    en: (total: number) => (total === 1 ? '1 question' : `${counted(total)} questions`),
  },
  none: { 'zh-TW': '同事未寫過問答', en: 'Staff have written none yet' },
  noneHint: {
    'zh-TW': '在這裏寫的問答，發布後立即在支援頁顯示，助手亦會用來回答。支援頁原有的問答不在此列。',
    en: 'What is written here appears on the support page once published, and the assistant uses it. The built-in questions of the page are not listed.',
  },
  write: { 'zh-TW': '寫一條問答', en: 'Write a question' },

  question: { 'zh-TW': '問題', en: 'Question' },
  group: { 'zh-TW': '主題', en: 'Topic' },
  state: { 'zh-TW': '狀態', en: 'State' },
  published: { 'zh-TW': '已發布', en: 'Published' },
  draft: { 'zh-TW': '草稿', en: 'Draft' },
  asked: { 'zh-TW': '被問次數', en: 'Asked' },
  changed: { 'zh-TW': '更改', en: 'Changed' },
  changedBy: { 'zh-TW': '更改者', en: 'Changed by' },
  chineseOnly: { 'zh-TW': '未有英文', en: 'No English' },

  newTitle: { 'zh-TW': '寫一條問答', en: 'Write a question' },
  editTitle: { 'zh-TW': '編輯問答', en: 'Edit a question' },
  readTitle: { 'zh-TW': '問答', en: 'Question' },
  back: { 'zh-TW': '返回問與答', en: 'Back to questions and answers' },
  backToGaps: { 'zh-TW': '返回未能解答的問題', en: 'Back to unanswered questions' },
  failed: { 'zh-TW': '未能載入這條問答', en: 'The question could not be loaded' },
  notFound: { 'zh-TW': '找不到這條問答', en: 'There is no such question' },
  notFoundHint: { 'zh-TW': '可能已被同事刪除。', en: 'A colleague may have deleted it.' },

  where: { 'zh-TW': '發布', en: 'Publishing' },
  publish: { 'zh-TW': '發布', en: 'Published' },
  publishHint: {
    'zh-TW': '在支援頁顯示，助手亦會用來回答。關閉即為草稿，只有同事看得到。',
    en: 'Shown on the support page and used by the assistant. When off, it is a draft that only staff see.',
  },
  chinese: { 'zh-TW': '中文', en: 'Chinese' },
  english: { 'zh-TW': '英文', en: 'English' },
  englishHint: {
    'zh-TW': '英文未填的部分，英文讀者會看到中文。',
    en: 'If the English is blank, its readers see the Chinese.',
  },
  questionZh: { 'zh-TW': '問題（中文）', en: 'Question (Chinese)' },
  questionEn: { 'zh-TW': '問題（英文）', en: 'Question (English)' },
  answerZh: { 'zh-TW': '答案（中文）', en: 'Answer (Chinese)' },
  answerEn: { 'zh-TW': '答案（英文）', en: 'Answer (English)' },
  wordsZh: { 'zh-TW': '其他問法（中文）', en: 'Other words (Chinese)' },
  wordsEn: { 'zh-TW': '其他問法（英文）', en: 'Other words (English)' },
  wordsHint: {
    'zh-TW': '訪客可能用的字眼，以空格分隔；不會顯示，只用來搜尋。',
    en: 'What people may type instead, separated by spaces. Searched, never shown.',
  },
  preview: { 'zh-TW': '支援頁上的樣子', en: 'As the support page shows it' },
  previewEmpty: { 'zh-TW': '填寫問題和答案後，這裏會顯示預覽。', en: 'Write a question and an answer to see it here.' },

  nothingYet: { 'zh-TW': '未儲存', en: 'Not saved yet' },
  lastSaved: {
    'zh-TW': (when: string, who: string) => `${who} 於 ${when} 儲存`,
    en: (when: string, who: string) => `Saved by ${who}, ${when}`,
  },
  known: { 'zh-TW': '已發布：助手現在懂得回答', en: 'Published: the assistant knows it now' },
  keptDraft: { 'zh-TW': '草稿已儲存，訪客未看得到', en: 'Draft saved: no visitor sees it yet' },
  isKnown: { 'zh-TW': '助手懂得回答這條問題。', en: 'The assistant knows this answer.' },
  isDraft: { 'zh-TW': '草稿：訪客看不到，助手亦不懂。', en: 'A draft: neither visitors nor the assistant know it.' },
  tryIt: { 'zh-TW': '試問助手', en: 'Try it' },
  onSite: { 'zh-TW': '在支援頁看', en: 'See it on the support page' },
  newTab: { 'zh-TW': '（在新分頁開啟）', en: '(opens in a new tab)' },
  askedTimes: {
    'zh-TW': (times: string) => `發布前被問過 ${times} 次。`,
    en: (times: string) =>
      times === '1' ? 'Asked once before it was here.' : `Asked ${times} times before it was here.`,
  },

  delete: { 'zh-TW': '刪除', en: 'Delete' },
  deleteTitle: { 'zh-TW': '刪除這條問答？', en: 'Delete this question?' },
  deleteHint: {
    'zh-TW': '支援頁不再顯示，助手不再用它回答；它回答過的訪客提問會重新列為未解答。此動作不能復原。',
    en: 'It is removed from the support page and the assistant, and the visitors’ questions it answered are open again. This cannot be undone.',
  },
  deleted: { 'zh-TW': '問答已刪除', en: 'Question deleted' },

  answers: { 'zh-TW': '回答以下訪客提問', en: 'Answers what visitors asked' },
  answersHint: {
    'zh-TW': '儲存後，這些提問會列為已解答。',
    en: 'Once saved, these count as answered.',
  },
  answeredAlready: { 'zh-TW': '同事已有答案，不會加入', en: 'Answered by a colleague already: left out' },
  gone: { 'zh-TW': '部分提問已不存在，不會加入。', en: 'Some of them are no longer there, and are left out.' },
  leaveOut: {
    'zh-TW': (question: string) => `不加入「${question}」`,
    en: (question: string) => `Leave out “${question}”`,
  },
} satisfies Dictionary
