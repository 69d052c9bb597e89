import type { Bilingual } from '#contract/i18n/languages.ts'
import type { LevelId } from './simulation/building.ts'
import type { LevelState } from './simulation/state.rules.ts'

export const levelNames: Record<LevelId, Bilingual> = {
  R: { 'zh-TW': '天台', en: 'Roof' },
  8: { 'zh-TW': '8 樓', en: '8/F' },
  7: { 'zh-TW': '7 樓', en: '7/F' },
  6: { 'zh-TW': '6 樓', en: '6/F' },
  5: { 'zh-TW': '5 樓', en: '5/F' },
  4: { 'zh-TW': '4 樓', en: '4/F' },
  3: { 'zh-TW': '3 樓', en: '3/F' },
  2: { 'zh-TW': '2 樓', en: '2/F' },
  1: { 'zh-TW': '1 樓', en: '1/F' },
  G: { 'zh-TW': '地面', en: 'G/F' },
  B1: { 'zh-TW': '地庫 1', en: 'B1' },
  B2: { 'zh-TW': '地庫 2', en: 'B2' },
}

/** Tenants by trade, since the building is fictional. */
export const tenants: Record<LevelId, Bilingual> = {
  R: { 'zh-TW': '製冷機、水箱', en: 'Chillers, water tank' },
  8: { 'zh-TW': '律師行', en: 'Law firm' },
  7: { 'zh-TW': '會計師行', en: 'Accountants' },
  6: { 'zh-TW': '保險公司', en: 'Insurer' },
  5: { 'zh-TW': '貿易公司', en: 'Trading company' },
  4: { 'zh-TW': '軟件公司', en: 'Software company' },
  3: { 'zh-TW': '設計公司', en: 'Design studio' },
  2: { 'zh-TW': '診所', en: 'Clinic' },
  1: { 'zh-TW': '培訓中心', en: 'Training centre' },
  G: { 'zh-TW': '大堂、管理處', en: 'Lobby, control room' },
  B1: { 'zh-TW': '停車場', en: 'Car park' },
  B2: { 'zh-TW': '停車場、水泵房', en: 'Car park, pump room' },
}

/** Location of each level's leak sensor. */
export const leakPlaces: Record<LevelId, Bilingual> = {
  R: { 'zh-TW': '水箱房', en: 'tank room' },
  8: { 'zh-TW': '茶水間', en: 'pantry' },
  7: { 'zh-TW': '茶水間', en: 'pantry' },
  6: { 'zh-TW': '茶水間', en: 'pantry' },
  5: { 'zh-TW': '伺服器房', en: 'server room' },
  4: { 'zh-TW': '茶水間', en: 'pantry' },
  3: { 'zh-TW': '茶水間', en: 'pantry' },
  2: { 'zh-TW': '消毒室', en: 'sterilising room' },
  1: { 'zh-TW': '洗手間', en: 'washroom' },
  G: { 'zh-TW': '電掣房', en: 'switch room' },
  B1: { 'zh-TW': '電掣房', en: 'switch room' },
  B2: { 'zh-TW': '水泵房', en: 'pump room' },
}

export const stateNames: Record<LevelState, Bilingual> = {
  leak: { 'zh-TW': '漏水', en: 'Leak' },
  order: { 'zh-TW': '處理中', en: 'In hand' },
  air: { 'zh-TW': '空氣', en: 'Air' },
  night: { 'zh-TW': '夜間用電', en: 'Night load' },
  battery: { 'zh-TW': '電池', en: 'Battery' },
  normal: { 'zh-TW': '正常', en: 'Normal' },
}

export const weekdays: Bilingual[] = [
  { 'zh-TW': '日', en: 'Sun' },
  { 'zh-TW': '一', en: 'Mon' },
  { 'zh-TW': '二', en: 'Tue' },
  { 'zh-TW': '三', en: 'Wed' },
  { 'zh-TW': '四', en: 'Thu' },
  { 'zh-TW': '五', en: 'Fri' },
  { 'zh-TW': '六', en: 'Sat' },
]
