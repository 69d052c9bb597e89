import { gatewaysInReach, type Reach, type Walls } from '#contract/builder/assumptions.ts'
import { numberText } from '#contract/i18n/formats.ts'
import type { Bilingual } from '#contract/i18n/languages.ts'
import { assumptions } from '../builder/assumptions.ts'

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

/** Returns how many gateways a building takes by its floors, as the system builder counts them. */
export function gatewaysOf(building: Reach, walls: Walls): number {
  return gatewaysInReach(building, assumptions.reach[walls])
}

const { open, partition, concrete } = assumptions.reach

/** The rule that gateways of a building are counted by. */
export const gatewayReach: Bilingual = {
  'zh-TW': `一部網關覆蓋：開放式 ${numberText(open.floors)} 層（每層 ${numberText(open.area)} 平方米），間牆 ${numberText(partition.floors)} 層（${numberText(partition.area)}），混凝土牆 ${numberText(concrete.floors)} 層（${numberText(concrete.area)}）。`,
  en: `One gateway reaches ${numberText(open.floors)} floors of ${numberText(open.area)} m² in open plan, ${numberText(partition.floors)} of ${numberText(partition.area)} m² through partitions, ${numberText(concrete.floors)} of ${numberText(concrete.area)} m² through concrete.`,
}

const tower: Reach = { floors: 20, area: 1000 }
const towerGateways = numberText(gatewaysOf(tower, 'partition'))

/** The rule applied to an office tower. */
export const gatewayExample: Bilingual = {
  'zh-TW': `例如 ${tower.floors} 層、每層 ${numberText(tower.area)} 平方米、有間牆的商廈，要 ${towerGateways} 部。`,
  en: `For example, an office tower of ${tower.floors} floors, ${numberText(tower.area)} m² each, with partitions, takes ${towerGateways}.`,
}
