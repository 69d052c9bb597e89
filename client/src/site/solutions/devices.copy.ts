import type { DeviceKind } from '#contract/device-kinds.ts'
import type { Bilingual } from '#contract/languages.ts'
import { paths } from '../../paths.ts'

export type Device = 'leak' | 'energy' | 'parking' | 'air' | 'gateway' | 'platform' | 'dashboard'

interface DeviceCopy {
  name: Bilingual
  drawing: DeviceKind
  /** Where the catalogue lists such devices. */
  catalogue: Bilingual
}

function searchFor(words: Bilingual): Bilingual {
  const address = (search: string) => `${paths.products}?${new URLSearchParams({ search })}`
  return { 'zh-TW': address(words['zh-TW']), en: address(words.en) }
}

function always(address: string): Bilingual {
  return { 'zh-TW': address, en: address }
}

/** The kinds of device that use cases are made of. */
export const devices: Record<Device, DeviceCopy> = {
  leak: {
    name: { 'zh-TW': '漏水感測器', en: 'Leak sensors' },
    drawing: 'leak',
    catalogue: searchFor({ 'zh-TW': '漏水', en: 'leak' }),
  },
  energy: {
    name: { 'zh-TW': '智能電錶', en: 'Energy meters' },
    drawing: 'energy',
    catalogue: searchFor({ 'zh-TW': '電錶', en: 'energy' }),
  },
  parking: {
    name: { 'zh-TW': '泊車感測器', en: 'Parking sensors' },
    drawing: 'parking',
    catalogue: searchFor({ 'zh-TW': '泊車', en: 'parking' }),
  },
  air: {
    name: { 'zh-TW': '空氣質素感測器', en: 'Air-quality sensors' },
    drawing: 'air',
    catalogue: searchFor({ 'zh-TW': '空氣', en: 'air' }),
  },
  gateway: {
    name: { 'zh-TW': 'LPWAN 網關', en: 'LPWAN gateways' },
    drawing: 'gateway',
    catalogue: always(paths.category('lpwan')),
  },
  platform: {
    name: { 'zh-TW': 'IoT 管理平台', en: 'IoT platform' },
    drawing: 'platform',
    catalogue: always(paths.category('software')),
  },
  dashboard: {
    name: { 'zh-TW': '附加儀表板', en: 'Dashboards' },
    drawing: 'dashboard',
    catalogue: searchFor({ 'zh-TW': '儀表板', en: 'dashboard' }),
  },
}
