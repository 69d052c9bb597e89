import type { Bilingual } from '#contract/i18n/languages.ts'

export const aiDoes: Bilingual[] = [
  { 'zh-TW': '學習每一點平日的水平，按星期和時段分開。', en: 'Learns each point’s usual level, by weekday and hour.' },
  { 'zh-TW': '把同一原因的多個警報合成一張工單。', en: 'Merges alerts of one cause into one work order.' },
  {
    'zh-TW': '寫好工單草稿：位置、讀數、上次怎樣處理。',
    en: 'Drafts the order: place, readings, what was done last time.',
  },
]

export const aiDoesNot: Bilingual[] = [
  {
    'zh-TW': '不會自行開關你的設備；控制權在樓宇管理系統和你的人。',
    en: 'Switch your plant by itself: control stays with the BMS and your people.',
  },
  { 'zh-TW': '不辨認人臉，不記錄車牌。', en: 'Recognise faces or record number plates.' },
  {
    'zh-TW': '不取代法定巡查和註冊承辦商的檢驗。',
    en: 'Replace statutory inspections or those of registered contractors.',
  },
]
