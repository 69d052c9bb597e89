import { type Device, deviceNames } from '#content/solutions/devices.copy.ts'
import type { DeviceKind } from '#contract/device-kinds.ts'
import type { Bilingual } from '#contract/languages.ts'
import { paths } from '../../paths.ts'

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

/** How each kind of device is drawn, and where the catalogue lists it. */
export const devices: Record<Device, DeviceCopy> = {
  leak: {
    name: deviceNames.leak,
    drawing: 'leak',
    catalogue: searchFor({ 'zh-TW': '漏水', en: 'leak' }),
  },
  energy: {
    name: deviceNames.energy,
    drawing: 'energy',
    catalogue: searchFor({ 'zh-TW': '電錶', en: 'energy' }),
  },
  parking: {
    name: deviceNames.parking,
    drawing: 'parking',
    catalogue: searchFor({ 'zh-TW': '泊車', en: 'parking' }),
  },
  air: {
    name: deviceNames.air,
    drawing: 'air',
    catalogue: searchFor({ 'zh-TW': '空氣', en: 'air' }),
  },
  gateway: {
    name: deviceNames.gateway,
    drawing: 'gateway',
    catalogue: always(paths.category('lpwan')),
  },
  platform: {
    name: deviceNames.platform,
    drawing: 'platform',
    catalogue: always(paths.category('software')),
  },
  dashboard: {
    name: deviceNames.dashboard,
    drawing: 'dashboard',
    catalogue: searchFor({ 'zh-TW': '儀表板', en: 'dashboard' }),
  },
}
