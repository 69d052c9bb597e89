import type { Bilingual } from '#contract/i18n/languages.ts'
import type { Need } from '#contract/sales/offerings.ts'

export const dayWords: Record<Need, { trace: Bilingual; event: Bilingual }> = {
  leak: {
    trace: { 'zh-TW': '水泵房', en: 'Pump room' },
    event: {
      'zh-TW': '03:12 水泵房有水。五秒內通知夜更，工單附位置；03:50 關閥，水退。',
      en: '03:12 Water in the pump room. The night shift is alerted within five seconds with the spot; valve closed, dry by 03:50.',
    },
  },
  energy: {
    trace: { 'zh-TW': '公用用電', en: 'Common power' },
    event: {
      'zh-TW': '19:00 公用用電到達全日最高。系統列出同時運作的設備，建議錯開水泵時間。',
      en: '19:00 Common power peaks. The system lists what ran at once and suggests moving the pumps.',
    },
  },
  air: {
    trace: { 'zh-TW': '會所二氧化碳', en: 'Clubhouse CO₂' },
    event: {
      'zh-TW': '17:00 會所二氧化碳升到 1,160 ppm。讀數經 BACnet 交給樓宇管理系統，加大鮮風量。',
      en: '17:00 Clubhouse CO₂ reaches 1,160 ppm. The reading goes to the BMS over BACnet, which raises the fresh air.',
    },
  },
  parking: {
    trace: { 'zh-TW': '車位使用', en: 'Bays taken' },
    event: {
      'zh-TW': '10:00 六成車位空出。保安崗位把日間訪客車編到 B2，傍晚前提示騰空。',
      en: '10:00 Six bays in ten are free. The guard post assigns day visitors to B2, with a prompt to clear them before evening.',
    },
  },
}
