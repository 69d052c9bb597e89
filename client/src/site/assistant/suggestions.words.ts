import type { Bilingual } from '#contract/i18n/languages.ts'

export const suggestions: Bilingual[] = [
  { 'zh-TW': '漏水感測器應該裝在哪些位置？', en: 'Where in a building should leak sensors go?' },
  { 'zh-TW': 'LoRaWAN 和 NB-IoT，我的大廈用哪一種？', en: 'LoRaWAN or NB-IoT: which suits my building?' },
  { 'zh-TW': '二十層的商廈要多少部網關？', en: 'How many gateways does a 20-storey office tower need?' },
  { 'zh-TW': '感測器的電池壽命實際有多長？', en: 'How long is a sensor’s battery life in practice?' },
  { 'zh-TW': '首年和之後每年的費用怎樣計算？', en: 'How are the first year and later years charged?' },
  { 'zh-TW': '室內空氣質素要量度哪些項目？', en: 'Which indoor air readings should be measured?' },
]
