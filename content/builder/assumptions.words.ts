import type { Assumptions } from '#contract/builder/assumptions.ts'
import { numberText } from '#contract/i18n/formats.ts'
import type { Language } from '#contract/i18n/languages.ts'
import type { Need } from '#contract/sales/offerings.ts'
import { gatewayReach } from '../facts/gateways.words.ts'

/** Values of the sentences, from the bill. */
export interface Assumed {
  assumptions: Assumptions
  /** Readings of devices. */
  devices: Need[]
  /** Readings of devices on LoRaWAN. */
  heard: Need[]
  /** Formats an amount in HKD. */
  money: (amount: number) => string
}

type Sentence = Record<Language, (assumed: Assumed) => string>

const pieces: Record<Language, Record<Need, string>> = {
  'zh-TW': { leak: '漏水', energy: '電錶', air: '空氣', parking: '車位' },
  en: { leak: 'leak sensor', energy: 'meter', air: 'air', parking: 'bay' },
}

const separators: Record<Language, string> = { 'zh-TW': '、', en: ', ' }

function listed(needs: Need[], figures: (need: Need) => number, language: Language): string {
  const each = needs.map((need) => `${pieces[language][need]} ${numberText(figures(need))}`)
  return each.join(separators[language])
}

/** Sentences about the figures of `assumptions.ts`. */
export const assumptionWords = {
  prices: {
    'zh-TW': () => '裝置以產品目錄現價計算，計劃以 AI 物業管理頁的每月起價計算；未計稅項、運費和數量折扣。',
    en: () =>
      'Devices are at today’s catalogue prices, plans at the monthly starting prices of AI property management; before tax, delivery and volume discounts.',
  },
  reach: { 'zh-TW': () => gatewayReach['zh-TW'], en: () => gatewayReach.en },
  load: {
    'zh-TW': ({ assumptions: { messagesPerDay, gatewayMessages }, heard }) =>
      `每日訊息：${listed(heard, (need) => messagesPerDay[need], 'zh-TW')}；一部網關每日處理 ${numberText(gatewayMessages)} 則。`,
    en: ({ assumptions: { messagesPerDay, gatewayMessages }, heard }) =>
      `Messages a day: ${listed(heard, (need) => messagesPerDay[need], 'en')}; a gateway carries ${numberText(gatewayMessages)}.`,
  },
  installation: {
    'zh-TW': ({ assumptions: { hours, hoursPerSite, hourlyRate }, devices, heard, money }) =>
      `安裝每小時 ${money(hourlyRate)}。每件工時：${listed(devices, (need) => hours[need].likely, 'zh-TW')}${heard.length > 0 ? `、網關 ${hours.gateway.likely}` : ''} 小時；每個地點另加 ${hoursPerSite.likely} 小時勘察、調試及交付。`,
    en: ({ assumptions: { hours, hoursPerSite, hourlyRate }, devices, heard, money }) =>
      `Installation is ${money(hourlyRate)} an hour. Hours per device: ${listed(devices, (need) => hours[need].likely, 'en')}${heard.length > 0 ? `, gateway ${hours.gateway.likely}` : ''}; and ${hoursPerSite.likely} a site for survey, set-up and handover.`,
  },
  replaced: {
    'zh-TW': ({
      assumptions: {
        replacedPerThousand: { low, likely, high },
      },
    }) => `由第二年起，每年更換 ${likely / 10}% 的裝置（低位 ${low / 10}%，高位 ${high / 10}%），以原價計。`,
    en: ({
      assumptions: {
        replacedPerThousand: { low, likely, high },
      },
    }) =>
      `From the second year ${likely / 10}% of devices are replaced each year (low ${low / 10}%, high ${high / 10}%), at the same price.`,
  },
  batteries: {
    'zh-TW': ({ assumptions: { batteryPrice, batteryHours }, money }) =>
      `電池在產品頁所列的壽命完結時更換，每件電池 ${money(batteryPrice.likely)}；由我們安裝的，另計 ${batteryHours.likely} 小時工。`,
    en: ({ assumptions: { batteryPrice, batteryHours }, money }) =>
      `Batteries are changed at the end of the life stated on the product’s page: ${money(batteryPrice.likely)} of cells per device and, if we install, ${batteryHours.likely} hours of work.`,
  },
  range: {
    'zh-TW': () =>
      '低位和高位：牆身好一級或差一級時的網關、較快或較慢的安裝、較少或較多的更換。你自己改的數量沒有高低之分。',
    en: () =>
      'Low and high: gateways with walls one kind better or worse, quicker or slower installation, fewer or more replacements. A quantity you enter yourself has no range.',
  },
  estimate: {
    'zh-TW': () => '這是規劃用的估算，不是報價，也不是對訊號的保證；落實前我們會到現場量度。',
    en: () =>
      'This is a planning estimate, neither a quotation nor a guarantee of coverage; we measure on site before anything is ordered.',
  },
} satisfies Record<string, Sentence>
