import type { Bilingual } from '#contract/i18n/languages.ts'

/** Connectivity fees of LoRaWAN devices. */
export const loraFees: Bilingual = {
  'zh-TW':
    'LoRaWAN 裝置經你自己的網關上線，免連接年費；場地沒有網關、由我們附近的網關接收，才按裝置收年費（「LoRaWAN 網絡計劃」）。',
  en: 'LoRaWAN devices behind a gateway of yours have no annual connectivity fee. Only where a site has no gateway, and one of ours nearby receives them, is there an annual fee for each (the LoRaWAN network plan).',
}

/** Number of devices that the platform is sold for. */
export const platformDevices: Bilingual = {
  'zh-TW': '平台不設最低裝置數目，一件也可以，月費一樣。',
  en: 'The platform has no minimum number of devices: the monthly fee is the same from the first one on.',
}
