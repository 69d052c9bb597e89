import type { Bilingual } from '#contract/i18n/languages.ts'
import type { SavedView } from '#contract/staff/views.ts'
import type { Dictionary } from '../../../../i18n/language.tsx'

export const viewWords = {
  views: { 'zh-TW': '檢視', en: 'Views' },
  current: { 'zh-TW': (name: string) => `檢視：${name}`, en: (name: string) => `View: ${name}` },
  isChanged: { 'zh-TW': '已更改', en: 'changed' },
  initial: { 'zh-TW': '預設檢視', en: 'Default view' },
  by: { 'zh-TW': (owner: string) => `由 ${owner} 建立`, en: (owner: string) => `by ${owner}` },
  saveAs: { 'zh-TW': '另存為新檢視…', en: 'Save as a new view…' },
  update: { 'zh-TW': (name: string) => `更新「${name}」`, en: (name: string) => `Update “${name}”` },
  edit: { 'zh-TW': (name: string) => `重新命名或分享「${name}」…`, en: (name: string) => `Rename or share “${name}”…` },
  remove: { 'zh-TW': (name: string) => `刪除「${name}」`, en: (name: string) => `Delete “${name}”` },
  saveTitle: { 'zh-TW': '儲存檢視', en: 'Save this view' },
  editTitle: { 'zh-TW': '更改檢視', en: 'Change this view' },
  saveHint: {
    'zh-TW': '檢視會記住搜尋、篩選、排序及欄位。',
    en: 'A view keeps the search, filters, order and columns.',
  },
  name: { 'zh-TW': '名稱', en: 'Name' },
  audience: { 'zh-TW': '誰可以看到', en: 'Who sees it' },
  saved: { 'zh-TW': '檢視已儲存', en: 'View saved' },
  deleted: { 'zh-TW': '檢視已刪除', en: 'View deleted' },
  removeTitle: { 'zh-TW': (name: string) => `刪除「${name}」？`, en: (name: string) => `Delete “${name}”?` },
  failed: { 'zh-TW': '未能載入檢視', en: 'The views could not be loaded' },
} satisfies Dictionary

export const audienceWords: Record<SavedView['audience'], Bilingual> = {
  mine: { 'zh-TW': '只有我', en: 'Only me' },
  role: { 'zh-TW': '與我同一角色的同事', en: 'Everyone of my role' },
  everyone: { 'zh-TW': '所有同事', en: 'Everyone' },
}

export const audienceHeads: Record<SavedView['audience'], Bilingual> = {
  mine: { 'zh-TW': '我的檢視', en: 'My views' },
  role: { 'zh-TW': '我的角色', en: 'My role' },
  everyone: { 'zh-TW': '所有同事', en: 'Everyone' },
}
