export const checksWords = {
  title: { 'zh-TW': '系統檢查', en: 'System check' },
  hint: {
    'zh-TW': '檢查資料庫、備份和所連接的服務。檢查模型閘道會問它一個字，可能花費不足一美分。',
    en: 'Looks at the database, backups and connected services. The model gateway is asked for one word, which may cost a fraction of a cent.',
  },
  again: { 'zh-TW': '再檢查', en: 'Check again' },
  checking: { 'zh-TW': '檢查中…', en: 'Checking…' },
  failedTitle: { 'zh-TW': '未能檢查系統', en: 'The system could not be checked' },
  checkedAt: { 'zh-TW': (when: string) => `檢查於 ${when}`, en: (when: string) => `Checked ${when}` },
  allWell: { 'zh-TW': '沒有發現問題。', en: 'Nothing is wrong.' },
  toDo: {
    'zh-TW': (count: number) => `${count} 項要處理`,
    en: (count: number) => `${count} ${count === 1 ? 'thing' : 'things'} to look at`,
  },
} as const
