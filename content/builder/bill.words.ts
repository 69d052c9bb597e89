import type { Range, Reach, Walls } from '#contract/builder/assumptions.ts'
import type { Change } from '#contract/builder/costs.ts'
import type { Run } from '#contract/builder/system.ts'
import { numberText } from '#contract/i18n/formats.ts'
import type { Bilingual, Language } from '#contract/i18n/languages.ts'
import type { Need } from '#contract/sales/offerings.ts'

type Told<Values extends unknown[]> = Record<Language, (...values: Values) => string>

export const needWords: Record<Need, { name: Bilingual; question: Bilingual }> = {
  leak: {
    name: { 'zh-TW': '漏水', en: 'Leaks' },
    question: { 'zh-TW': '哪裏漏水', en: 'Where water is' },
  },
  energy: {
    name: { 'zh-TW': '用電', en: 'Power' },
    question: { 'zh-TW': '電用在哪裏', en: 'Where power goes' },
  },
  air: {
    name: { 'zh-TW': '空氣', en: 'Air' },
    question: { 'zh-TW': '空氣好不好', en: 'How good the air is' },
  },
  parking: {
    name: { 'zh-TW': '泊車', en: 'Parking' },
    question: { 'zh-TW': '車位有無', en: 'Which bays are free' },
  },
}

export const wallWords: Record<Walls, Bilingual> = {
  open: { 'zh-TW': '開放式', en: 'Open plan' },
  partition: { 'zh-TW': '間牆', en: 'Partitions' },
  concrete: { 'zh-TW': '混凝土牆', en: 'Concrete' },
}

export const runWords: Record<Run, Bilingual> = {
  plan: { 'zh-TW': '月費計劃', en: 'Monthly plans' },
  platform: { 'zh-TW': '自行管理平台', en: 'Platform managed by you' },
}

const times = (count: number, one: string, many: string) => `${numberText(count)} ${count === 1 ? one : many}`

/** Explanations of a line's quantity. */
export const reasonWords = {
  leak: {
    'zh-TW': (floors: number, perFloor: number, perBuilding: number) =>
      `${numberText(floors)} 層，每層 ${numberText(perFloor)} 點（茶水間及洗手間），另加水泵房和天台水箱共 ${numberText(perBuilding)} 點。`,
    en: (floors: number, perFloor: number, perBuilding: number) =>
      `${times(floors, 'floor', 'floors')} with ${numberText(perFloor)} each (pantry and washrooms), and ${numberText(perBuilding)} for pump rooms and roof tanks.`,
  },
  metersGiven: {
    'zh-TW': (meters: number) => `你填的 ${numberText(meters)} 個電錶。`,
    en: (meters: number) => `The ${times(meters, 'meter', 'meters')} that you asked for.`,
  },
  metersOfFloors: {
    'zh-TW': (floors: number, perBuilding: number) =>
      `每層一個，共 ${numberText(floors)} 層；另加總掣和公用電共 ${numberText(perBuilding)} 個。`,
    en: (floors: number, perBuilding: number) =>
      `One for each of ${times(floors, 'floor', 'floors')}, and ${numberText(perBuilding)} for the main intake and the landlord’s services.`,
  },
  air: {
    'zh-TW': (area: number, floors: number, perSensor: number) =>
      `每層 ${numberText(area)} 平方米，每 ${numberText(perSensor)} 平方米一個，共 ${numberText(floors)} 層。`,
    en: (area: number, floors: number, perSensor: number) =>
      `One for every ${numberText(perSensor)} m² of the ${numberText(area)} m² on each of ${times(floors, 'floor', 'floors')}.`,
  },
  parking: {
    'zh-TW': (bays: number) => `${numberText(bays)} 個車位，每位一個。`,
    en: (bays: number) => `One for each of ${times(bays, 'bay', 'bays')}.`,
  },
  reach: {
    'zh-TW': (devices: number, walls: Walls, { floors, area }: Reach) =>
      `接收 ${numberText(devices)} 件 LoRaWAN 裝置。${wallWords[walls]['zh-TW']}的樓層，一部覆蓋約 ${numberText(floors)} 層、每層 ${numberText(area)} 平方米。`,
    en: (devices: number, walls: Walls, { floors, area }: Reach) =>
      `Serves ${times(devices, 'LoRaWAN device', 'LoRaWAN devices')} and forwards their data. ${wallReach[walls]}, one covers about ${times(floors, 'floor', 'floors')} of ${numberText(area)} m².`,
  },
  load: {
    'zh-TW': (devices: number, messages: number) =>
      `${numberText(devices)} 件 LoRaWAN 裝置每日共 ${numberText(messages)} 則訊息，要分給多部網關。`,
    en: (devices: number, messages: number) =>
      `${times(devices, 'LoRaWAN device', 'LoRaWAN devices')} send ${numberText(messages)} messages a day, more than one gateway can carry.`,
  },
  plan: {
    'zh-TW': (points: number, devices: number) =>
      `${numberText(devices)} 個量度點，每份計劃 ${numberText(points)} 點。`,
    en: (points: number, devices: number) => `${times(devices, 'point', 'points')}, ${numberText(points)} to a plan.`,
  },
  platform: {
    'zh-TW': (devices: number) => `一個平台管理全部 ${numberText(devices)} 件裝置；各裝置的連接費另計。`,
    en: (devices: number) =>
      `One platform for all ${times(devices, 'device', 'devices')}; each device’s own connectivity is added.`,
  },
  installation: {
    'zh-TW': (devices: number, { low, high }: Range) =>
      `裝好 ${numberText(devices)} 件設備，連勘察、調試及交付；視乎現場要 ${numberText(low)} 至 ${numberText(high)} 小時。`,
    en: (devices: number, { low, high }: Range) =>
      `To install ${times(devices, 'device', 'devices')}, including survey, set-up and handover: ${numberText(low)} to ${numberText(high)} hours, depending on the site.`,
  },
  own: {
    'zh-TW': (suggested: number) => `你改的數量；按規則是 ${numberText(suggested)}。`,
    en: (suggested: number) => `Your own quantity; the rules suggest ${numberText(suggested)}.`,
  },
} satisfies Record<string, Told<never[]>>

/** Headings of the bill's groups. */
export const groupWords = {
  devices: { 'zh-TW': '裝置及網關', en: 'Devices and gateways' },
  plans: { 'zh-TW': '月費計劃', en: 'Monthly plans' },
  plansInclude: {
    'zh-TW': '月費包括平台、連接、警報和遙距支援。',
    en: 'The fee includes platform, connectivity, alerts and remote support.',
  },
  platform: { 'zh-TW': '平台', en: 'Platform' },
  installation: { 'zh-TW': '安裝', en: 'Installation' },
} satisfies Record<string, Bilingual>

export const batteryWords = {
  title: { 'zh-TW': '十年內更換電池', en: 'Battery changes in ten years' },
  included: { 'zh-TW': '已計入十年合計', en: 'included in the ten-year figure' },
  of: {
    'zh-TW': (name: string, life: number, changes: number) => `${name}每 ${life} 年一次，共 ${numberText(changes)} 次`,
    en: (name: string, life: number, changes: number) =>
      `${numberText(changes)} × ${name}, every ${life === 1 ? 'year' : `${life} years`}`,
  },
}

const withoutNeed: Record<Need, string> = {
  leak: 'No leak sensors',
  energy: 'No energy metering',
  air: 'No air sensors',
  parking: 'No parking sensors',
}

const wallReach: Record<Walls, string> = {
  open: 'In open plan',
  partition: 'Through partitions',
  concrete: 'Through concrete walls',
}

/** Changes that would affect the cost. */
export const changeWords: { [Code in Change['code']]: Told<[Extract<Change, { code: Code }>]> } = {
  walls: {
    'zh-TW': ({ walls }) => `如果是${wallWords[walls]['zh-TW']}`,
    en: ({ walls }) => `Walls: ${wallWords[walls].en.toLowerCase()}`,
  },
  run: {
    'zh-TW': ({ run }) => `改用${runWords[run]['zh-TW']}`,
    en: ({ run }) => (run === 'plan' ? 'Switch to monthly plans' : 'Manage the platform yourselves'),
  },
  installation: {
    'zh-TW': ({ installation }) => (installation ? '由我們安裝' : '自行安裝'),
    en: ({ installation }) => (installation ? 'Installed by us' : 'Installed by your own staff'),
  },
  without: {
    'zh-TW': ({ need }) => `不量度${needWords[need].name['zh-TW']}`,
    en: ({ need }) => withoutNeed[need],
  },
  air: {
    'zh-TW': ({ perSensor }) => `空氣感測器改為每 ${numberText(perSensor)} 平方米一個`,
    en: ({ perSensor }) => `An air sensor every ${numberText(perSensor)} m²`,
  },
}
