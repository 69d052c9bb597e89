import type { TechnologyId } from '#contract/catalogue/lpwan.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'

/** Recommended technology for each priority. */
export const guideCopy: { first: Bilingual; technology: TechnologyId; reason: Bilingual }[] = [
  {
    first: { 'zh-TW': '成本優先', en: 'Cost first' },
    technology: 'sigfox',
    reason: {
      'zh-TW': '裝置 $10 起，每件每年 $1 起。訊息少、在戶外，最划算。',
      en: 'Devices from $10 and fees from $1 per year: hard to beat outdoors with few messages.',
    },
  },
  {
    first: { 'zh-TW': '覆蓋優先', en: 'Coverage first' },
    technology: 'lora',
    reason: {
      'zh-TW': '哪裏收不到，就在哪裏加網關。覆蓋由自己決定。',
      en: 'Where there is no signal, add a gateway. Coverage is your own decision.',
    },
  },
  {
    first: { 'zh-TW': '可靠優先', en: 'Reliability first' },
    technology: 'nb-iot',
    reason: {
      'zh-TW': '持牌頻段、送達有確認，地庫和錶房也收得到。',
      en: 'Licensed spectrum and confirmed delivery, down to basements and meter rooms.',
    },
  },
  {
    first: { 'zh-TW': '數據量優先', en: 'Data volume first' },
    technology: 'lte-m',
    reason: {
      'zh-TW': '速率達 1 Mbps，移動不斷線，可遙距更新和通話。',
      en: 'Up to 1 Mbps, unbroken on the move, with remote updates and voice.',
    },
  },
]
