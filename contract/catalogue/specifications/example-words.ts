import type { Bilingual } from '../../i18n/language-values.ts'
import type { SpecificationKind } from './kinds.ts'

const years = { 'zh-TW': '10 年', en: '10 years' }
const minutes = { 'zh-TW': '15 分鐘', en: '15 minutes' }
const months = { 'zh-TW': '24 個月', en: '24 months' }
const temperature = { 'zh-TW': '-20 至 60 °C', en: '-20 to 60 °C' }

/** Examples of comparable values, shown to staff; kinds that are usually written as text have none. */
export const specificationExamples: Partial<Record<SpecificationKind, Bilingual>> = {
  batteryLife: years,
  range: { 'zh-TW': '15 km', en: '15 km' },
  dataRate: { 'zh-TW': '50 kbps', en: '50 kbps' },
  transmitPower: { 'zh-TW': '14 dBm', en: '14 dBm' },
  sensitivity: { 'zh-TW': '-137 dBm', en: '-137 dBm' },
  powerConsumption: { 'zh-TW': '3 W', en: '3 W' },
  standbyCurrent: { 'zh-TW': '12 µA', en: '12 µA' },
  batteryCapacity: { 'zh-TW': '8500 mAh', en: '8500 mAh' },
  maximumCurrent: { 'zh-TW': '80 A', en: '80 A' },
  operatingTemperature: temperature,
  storageTemperature: temperature,
  operatingHumidity: { 'zh-TW': '5 至 95 %', en: '5 to 95 %' },
  protection: { 'zh-TW': 'IP67', en: 'IP67' },
  accuracy: { 'zh-TW': '±0.5 °C 或 98%', en: '±0.5 °C or 98%' },
  measuringRange: { 'zh-TW': '0 至 1000 ppm', en: '0 to 1000 ppm' },
  samplingInterval: minutes,
  reportInterval: minutes,
  responseTime: { 'zh-TW': '5 秒', en: '5 seconds' },
  dimensions: { 'zh-TW': '72 × 72 × 24 mm', en: '72 × 72 × 24 mm' },
  weight: { 'zh-TW': '350 g', en: '350 g' },
  dataRetention: months,
  refresh: { 'zh-TW': '1 分鐘', en: '1 minute' },
  warranty: months,
  leadTime: { 'zh-TW': '14 日', en: '14 days' },
  minimumOrder: { 'zh-TW': '10', en: '10' },
}
