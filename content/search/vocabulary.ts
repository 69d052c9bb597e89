import { english, type WordGroup } from './vocabulary-en.ts'
import { chinese } from './vocabulary-zh.ts'

/** Words for one thing, of which each finds the others. */
export interface WordGroupTexts {
  id: WordGroup
  'zh-TW': string
  en: string
  /** Says little of what is wanted: it orders results, but narrows none beside a word that names a thing. */
  isCommon: boolean
  /** Says nothing of what is wanted. */
  isOfEveryProduct: boolean
  /** Groups that it finds too, which do not find it. */
  alsoFinds: readonly WordGroup[]
}

const common: readonly WordGroup[] = [
  ...([
    'sensor',
    'monitor',
    'device',
    'smart',
    'iot',
    'wireless',
    'system',
    'alert',
    'record',
    'count',
    'measure',
  ] as const),
  ...(['manage', 'remote', 'realtime', 'automatic', 'install', 'reading'] as const),
  ...(['building', 'accuracy', 'place', 'office', 'meetingRoom', 'mall', 'hotel', 'hospital', 'school'] as const),
  ...([
    'factory',
    'warehouse',
    'restaurant',
    'home',
    'museum',
    'pantry',
    'corridor',
    'constructionSite',
    'farm',
  ] as const),
  ...(['park', 'ceiling', 'floor', 'staff', 'hardware'] as const),
]

const ofEveryProduct: readonly WordGroup[] = ['price', 'stock', 'supplier', 'asking', 'hongKong']

const alsoFinds: Partial<Record<WordGroup, readonly WordGroup[]>> = {
  metering: ['waterMeter', 'electricity', 'gasMeter'],
  haccp: ['cold', 'temperature'],
  vaccine: ['cold'],
  pharmacy: ['cold'],
  freezing: ['cold', 'temperature'],
  thermostat: ['temperature'],
  hotWater: ['temperature'],
  boiler: ['temperature'],
  legionella: ['temperature'],
  heatStress: ['temperature', 'humidity'],
  waterTank: ['waterLevel'],
  recycling: ['bin'],
  toiletPaper: ['washroom'],
  odour: ['washroom'],
  ventilation: ['air', 'co2'],
  greenBuilding: ['air'],
  guidance: ['parking'],
  intrusion: ['door'],
  presence: ['people'],
  desk: ['people'],
  motor: ['current'],
  powerFactor: ['electricity'],
  app: ['platform'],
  software: ['platform'],
  electricLeakage: ['current'],
}

/** The vocabulary of the trade, by which the product search finds things under any name. */
export const vocabulary: WordGroupTexts[] = (Object.keys(english) as WordGroup[]).map((id) => ({
  id,
  'zh-TW': chinese[id],
  en: english[id],
  isCommon: common.includes(id) || ofEveryProduct.includes(id),
  isOfEveryProduct: ofEveryProduct.includes(id),
  alsoFinds: alsoFinds[id] ?? [],
}))
