import type { Better, SpecificationKind, specificationKinds } from '#contract/catalogue/specifications/kinds.ts'
import type { Bilingual } from '#contract/i18n/language-values.ts'
import type { Dictionary } from '../../i18n/language.tsx'

export const betterWords = {
  better: { 'zh-TW': '較佳', en: 'Better' },
  best: { 'zh-TW': '最佳', en: 'Best' },
  because: {
    'zh-TW': (word: string, why: string) => `${word}：${why}`,
    en: (word: string, why: string) => `${word}: ${why}`,
  },
  glance: { 'zh-TW': '一眼看分別', en: 'At a glance' },
  betterFor: { 'zh-TW': (name: string) => `${name}勝在`, en: (name: string) => `${name} is better for` },
  nothing: { 'zh-TW': '可比較的項目中沒有佔優', en: 'Leads in none of the ranked lines' },
  more: { 'zh-TW': (count: number) => `另有 ${count} 項，見下表`, en: (count: number) => `and ${count} more below` },
  noneRanked: {
    'zh-TW': '這幾款沒有可分高下的項目，請按用途選擇。',
    en: 'Nothing here makes one better than another: choose by what you need it for.',
  },
  otherCategories: {
    'zh-TW': (kinds: string) => `類別不同（${kinds}），價格不分高下。`,
    en: (kinds: string) => `These are different kinds of product (${kinds}), so their prices are not ranked.`,
  },
  otherUses: {
    'zh-TW': (uses: string) => `用途不同（${uses}）：先看用途，再比規格。`,
    en: (uses: string) => `They do different jobs (${uses}): choose by the job first.`,
  },
  cheaper: { 'zh-TW': '售價較低', en: 'costs less' },
  cheaperFirstYear: { 'zh-TW': '首年花費較少', en: 'costs less in the first year' },
  cheaperSystem: { 'zh-TW': '連同必需的產品，首年花費較少', en: 'costs less in the first year with what it needs' },
} satisfies Dictionary

/** Kinds of specification with a better and a worse. */
type RankedKind = {
  [Kind in SpecificationKind]: (typeof specificationKinds)[Kind] extends { better: Better } ? Kind : never
}[SpecificationKind]

/** Why a better value matters to the buyer. */
export const whyWords: Record<RankedKind, Bilingual> = {
  batteryLife: { 'zh-TW': '少換電池，少上門', en: 'fewer visits to change batteries' },
  range: { 'zh-TW': '訊號傳得更遠', en: 'reaches further' },
  dataRate: { 'zh-TW': '傳送更快', en: 'sends faster' },
  sensitivity: { 'zh-TW': '收到更弱的訊號', en: 'receives weaker signals' },
  channels: { 'zh-TW': '同時接收更多訊息', en: 'receives more messages at once' },
  powerConsumption: { 'zh-TW': '用電較少', en: 'uses less electricity' },
  standbyCurrent: { 'zh-TW': '待機更省電', en: 'uses less power on standby' },
  operatingTemperature: { 'zh-TW': '適用溫度更廣', en: 'works over a wider range of temperatures' },
  operatingHumidity: { 'zh-TW': '適用濕度更廣', en: 'works over a wider range of humidity' },
  protection: { 'zh-TW': '防塵防水更好', en: 'keeps out more dust or water' },
  accuracy: { 'zh-TW': '讀數更準', en: 'reads more accurately' },
  measuringRange: { 'zh-TW': '量度範圍更廣', en: 'measures a wider range' },
  samplingInterval: { 'zh-TW': '更快察覺變化', en: 'notices changes sooner' },
  reportInterval: { 'zh-TW': '數據更新更密', en: 'reports more often' },
  responseTime: { 'zh-TW': '更快通報', en: 'alerts you sooner' },
  parameters: { 'zh-TW': '一部量度更多項目', en: 'measures more with one device' },
  weight: { 'zh-TW': '較輕，易於安裝', en: 'lighter to mount' },
  load: { 'zh-TW': '承受更重', en: 'withstands more weight' },
  ports: { 'zh-TW': '可接更多線路', en: 'connects more lines' },
  devices: { 'zh-TW': '可管理更多裝置', en: 'manages more devices' },
  users: { 'zh-TW': '更多人可用', en: 'serves more people' },
  dataRetention: { 'zh-TW': '可翻查更久的數據', en: 'keeps a longer history' },
  refresh: { 'zh-TW': '畫面更新更快', en: 'shows changes sooner' },
  integration: { 'zh-TW': '可接更多系統', en: 'connects to more systems' },
  alerts: { 'zh-TW': '通知渠道更多', en: 'has more ways to alert you' },
  warranty: { 'zh-TW': '保養更長', en: 'has a longer warranty' },
  leadTime: { 'zh-TW': '更快出貨', en: 'ships sooner' },
  minimumOrder: { 'zh-TW': '可買較少數量', en: 'has a smaller minimum order' },
}
