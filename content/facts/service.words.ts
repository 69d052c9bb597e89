import { warrantyPhrase } from '#contract/catalogue/values/buying-words.ts'
import { servedLabels, serviceCountries } from '#contract/catalogue/values/served-countries.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'

/** Usual warranty of sensors, gateways and systems. */
export const warrantyMonths = 24

const usual = warrantyPhrase(warrantyMonths)

export const warrantyRule: Bilingual = {
  'zh-TW': `感測器、網關和整套系統一般保養 ${usual['zh-TW']}，由交貨或驗收日起計。個別產品的年期列於產品頁，保養範圍寫在報價單上。`,
  en: `Sensors, gateways and complete systems usually have a warranty of ${usual.en} from delivery or acceptance. Each product’s page gives its own; the quotation says what it covers.`,
}

/** States how customers get their readings, and that they are handed back. */
export const readingsBack: Bilingual = {
  'zh-TW': '平台的讀數可以經 REST API 或 MQTT 取回，接到你自己的系統。合約完結時，我們交還數據。',
  en: 'Readings can be fetched from the platform by REST API or MQTT into your own systems. When a contract ends, the data is handed back.',
}

const names = serviceCountries.map((code) => servedLabels[code])
const [last] = names.slice(-1)

export const serviceAreas: Bilingual = {
  'zh-TW': `${names
    .slice(0, -1)
    .map((name) => name['zh-TW'])
    .join('、')}和${last?.['zh-TW']}`,
  en: `${names
    .slice(0, -1)
    .map(({ en }) => en)
    .join(', ')} and ${last?.en}`,
}
