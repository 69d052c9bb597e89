import type { DeviceKind } from '#contract/catalogue/device-kinds.ts'
import type { Category } from '#contract/catalogue/products.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import { devices } from '../../content/index.ts'
import { paths } from '../../paths.ts'

interface Device {
  kind: DeviceKind
  name: Bilingual
  text: Bilingual
  to: Bilingual
  /** Link used while nothing is sold in its category. */
  otherwise?: { shelf: Category; to: string }
}

/** In rows of three: two sensors, then what they report to. */
export const sheet: Device[] = [
  {
    kind: 'leak',
    name: { 'zh-TW': '漏水', en: 'Leaks' },
    text: { 'zh-TW': '地面和喉管的滲水', en: 'Water on floors and along pipes' },
    to: devices.leak.catalogue,
  },
  {
    kind: 'energy',
    name: { 'zh-TW': '用電', en: 'Energy' },
    text: { 'zh-TW': '分層、分租戶的電量', en: 'Power by floor and by tenant' },
    to: devices.energy.catalogue,
  },
  {
    kind: 'gateway',
    name: { 'zh-TW': '網絡', en: 'Network' },
    text: { 'zh-TW': '由地庫覆蓋到天台', en: 'Coverage from basement to roof' },
    to: devices.gateway.catalogue,
    otherwise: { shelf: 'lpwan', to: paths.lpwan },
  },
  {
    kind: 'parking',
    name: { 'zh-TW': '泊車', en: 'Parking' },
    text: { 'zh-TW': '每個車位有沒有車', en: 'Which bays are taken' },
    to: devices.parking.catalogue,
  },
  {
    kind: 'air',
    name: { 'zh-TW': '空氣', en: 'Air' },
    text: { 'zh-TW': '二氧化碳、懸浮粒子等', en: 'CO₂, particles and more' },
    to: devices.air.catalogue,
  },
  {
    kind: 'platform',
    name: { 'zh-TW': '軟件', en: 'Software' },
    text: { 'zh-TW': '警報、工單和報表', en: 'Alerts, work orders, reports' },
    to: devices.platform.catalogue,
    otherwise: { shelf: 'software', to: paths.property },
  },
]
