import { inLanguage } from '#contract/i18n/in-language.ts'
import type { Bilingual, ReaderLanguage } from '#contract/i18n/languages.ts'
import { type Device, deviceColumnWords, deviceNumbers, deviceStateWords } from '#contract/sales/devices.ts'
import { orderFieldWords } from '#contract/sales/order-words.ts'
import type { CsvColumns } from '#server/platform/documents/csv.ts'

const words = {
  product: { 'zh-TW': '產品', en: 'Product' },
  order: { 'zh-TW': '訂單', en: 'Order' },
  shipment: { 'zh-TW': '發貨批次', en: 'Shipment' },
  shippedOn: { 'zh-TW': '發貨日期', en: 'Shipped' },
  warrantyEndsOn: { 'zh-TW': '保養至', en: 'Warranty until' },
} as const satisfies Record<string, Bilingual>

export function deviceExportColumns(language: ReaderLanguage): CsvColumns<Device> {
  const { firmware, note } = deviceColumnWords
  return [
    ...numbersOf(language),
    [inLanguage(words.product, language), ({ name }) => name],
    ['SKU', ({ sku }) => sku],
    [inLanguage(orderFieldWords.customer, language), ({ customerName }) => customerName],
    [inLanguage(words.order, language), ({ orderReference }) => orderReference],
    [inLanguage(words.shipment, language), ({ shipmentNumber }) => shipmentNumber],
    [inLanguage(orderFieldWords.status, language), ({ state }) => inLanguage(deviceStateWords[state], language)],
    [inLanguage(words.shippedOn, language), ({ shippedOn }) => shippedOn],
    [inLanguage(words.warrantyEndsOn, language), ({ warrantyEndsOn }) => warrantyEndsOn],
    [inLanguage(firmware, language), (device) => device.firmware],
    [inLanguage(note, language), (device) => device.note],
  ]
}

/** With AppKeys. */
export function deviceKeyColumns(language: ReaderLanguage): CsvColumns<Device & { appKey: string }> {
  const [serial, devEui, joinEui, ...others] = numbersOf(language)
  const appKey: CsvColumns<{ appKey: string }> = [['AppKey', (device) => device.appKey]]
  return [serial, devEui, joinEui, ...appKey, ...others].filter((column) => column !== undefined)
}

function numbersOf(language: ReaderLanguage): CsvColumns<Device> {
  return deviceNumbers.map((number) => [inLanguage(deviceColumnWords[number], language), (device) => device[number]])
}
