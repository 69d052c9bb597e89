import { deviceNames } from '#content/choices.words.ts'
import type { DeviceKind } from '#contract/catalogue/device-kinds.ts'
import type { Category } from '#contract/catalogue/products.ts'
import type { Device } from '#contract/content/choices.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import { paths } from '../paths.ts'

interface DeviceCopy {
  name: Bilingual
  drawing: DeviceKind
  /** Search for such devices in the catalogue. */
  catalogue: Bilingual
  /** The catalogue's category. Links are hidden while nothing is sold in it. */
  shelf?: Category
}

function searchFor(words: Bilingual): Bilingual {
  const address = (search: string) => `${paths.products}?${new URLSearchParams({ search })}`
  return { 'zh-TW': address(words['zh-TW']), en: address(words.en) }
}

function shelfOf(shelf: Category): Pick<DeviceCopy, 'catalogue' | 'shelf'> {
  const address = paths.category(shelf)
  return { catalogue: { 'zh-TW': address, en: address }, shelf }
}

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
    ...shelfOf('lpwan'),
  },
  platform: {
    name: deviceNames.platform,
    drawing: 'platform',
    ...shelfOf('software'),
  },
  dashboard: {
    name: deviceNames.dashboard,
    drawing: 'dashboard',
    catalogue: searchFor({ 'zh-TW': '儀表板', en: 'dashboard' }),
  },
}
