import type { Assumptions } from '#contract/builder/assumptions.ts'
import { numberText } from '#contract/i18n/formats.ts'
import type { Language } from '#contract/i18n/languages.ts'
import { gatewayReach } from '../facts/gateways.words.ts'

/** Sentences about the figures of `assumptions.ts`. @param rate hourly rate, formatted as money */
export const assumptionWords: Record<Language, (assumptions: Assumptions, rate: string) => string>[] = [
  {
    'zh-TW': () => '裝置以產品目錄現價計算，計劃以 AI 物業管理頁的每月起價計算；未計稅項、運費和數量折扣。',
    en: () =>
      'Devices are at today’s catalogue prices, plans at the monthly starting prices of AI property management; before tax, delivery and volume discounts.',
  },
  { 'zh-TW': () => gatewayReach['zh-TW'], en: () => gatewayReach.en },
  {
    'zh-TW': ({ messagesPerDay: { leak, energy, air, parking }, gatewayMessages }) =>
      `每日訊息：漏水 ${numberText(leak)}、電錶 ${numberText(energy)}、空氣 ${numberText(air)}、車位 ${numberText(parking)}；一部網關每日處理 ${numberText(gatewayMessages)} 則。`,
    en: ({ messagesPerDay: { leak, energy, air, parking }, gatewayMessages }) =>
      `Messages a day: leak sensor ${numberText(leak)}, meter ${numberText(energy)}, air ${numberText(air)}, bay ${numberText(parking)}; a gateway carries ${numberText(gatewayMessages)}.`,
  },
  {
    'zh-TW': ({ hours: { leak, energy, air, parking, gateway }, hoursPerSite }, rate) =>
      `安裝每小時 ${rate}。每件工時：漏水 ${leak.likely}、電錶 ${energy.likely}、空氣 ${air.likely}、車位 ${parking.likely}、網關 ${gateway.likely} 小時；每個地點另加 ${hoursPerSite.likely} 小時勘察、調試及交付。`,
    en: ({ hours: { leak, energy, air, parking, gateway }, hoursPerSite }, rate) =>
      `Installation is ${rate} an hour. Hours per device: leak ${leak.likely}, meter ${energy.likely}, air ${air.likely}, bay ${parking.likely}, gateway ${gateway.likely}; and ${hoursPerSite.likely} a site for survey, set-up and handover.`,
  },
  {
    'zh-TW': ({ replacedPerThousand: { low, likely, high } }) =>
      `由第二年起，每年更換 ${likely / 10}% 的裝置（低位 ${low / 10}%，高位 ${high / 10}%），以原價計。`,
    en: ({ replacedPerThousand: { low, likely, high } }) =>
      `From the second year ${likely / 10}% of devices are replaced each year (low ${low / 10}%, high ${high / 10}%), at the same price.`,
  },
  {
    'zh-TW': () =>
      '低位和高位：牆身好一級或差一級時的網關、較快或較慢的安裝、較少或較多的更換。你自己改的數量沒有高低之分。',
    en: () =>
      'Low and high: gateways with walls one kind better or worse, quicker or slower installation, fewer or more replacements. A quantity you enter yourself has no range.',
  },
  {
    'zh-TW': () => '這是規劃用的估算，不是報價，也不是對訊號的保證；落實前我們會到現場量度。',
    en: () =>
      'This is a planning estimate, neither a quotation nor a guarantee of coverage; we measure on site before anything is ordered.',
  },
]
