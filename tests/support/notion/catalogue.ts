import { type Kind, kinds } from './catalogue-kinds.ts'
import { solidPng } from './png.ts'
import type { NewColumn, Row } from './store.ts'

/** The columns of a catalogue as staff would set it up: Chinese and English names side by side, types mixed. */
export const catalogueColumns: NewColumn[] = [
  { name: '產品名稱', type: 'title' },
  { name: 'English Name', type: 'rich_text' },
  { name: '描述', type: 'rich_text' },
  { name: 'English Description', type: 'rich_text' },
  { name: 'SKU', type: 'rich_text' },
  { name: '型號', type: 'rich_text' },
  { name: 'Category', type: 'select' },
  { name: 'Subcategory', type: 'select' },
  { name: 'Availability', type: 'select' },
  { name: 'MSRP', type: 'number', numberFormat: 'hong_kong_dollar' },
  { name: 'Margin', type: 'number', numberFormat: 'percent' },
  { name: 'Term', type: 'select' },
  { name: 'HKD Cost', type: 'number', numberFormat: 'hong_kong_dollar' },
  { name: 'Barrier', type: 'select' },
  { name: 'Min Selling Price', type: 'number', numberFormat: 'hong_kong_dollar' },
  { name: 'Reseller Cost', type: 'number', numberFormat: 'hong_kong_dollar' },
  { name: 'USD Cost', type: 'number', numberFormat: 'dollar' },
  { name: 'UP Margin', type: 'number', numberFormat: 'percent' },
  { name: 'Recurring', type: 'select' },
  { name: 'Connectivity Type', type: 'select' },
  { name: 'Connectivity Fee', type: 'number', numberFormat: 'hong_kong_dollar' },
  { name: '限時優惠', type: 'checkbox' },
  { name: '功能', type: 'rich_text' },
  { name: 'English Features', type: 'rich_text' },
  { name: '規格', type: 'rich_text' },
  { name: 'English Specifications', type: 'rich_text' },
  { name: '標籤', type: 'multi_select' },
  { name: '圖片', type: 'files' },
]

const availabilities = [
  'In Stock - High (120)',
  'In Stock',
  'In Stock - Low',
  '有貨',
  'In Stock (36)',
  '暫時缺貨',
  'Sold Out',
]

/** Irregularities of real catalogues, applied to the first rows. */
const oddities: Row[] = [
  { Availability: 'Discontinued' },
  { MSRP: null, 'HKD Cost': null },
  { 'English Name': null, 'English Description': null, 'English Features': null, 'English Specifications': null },
  {
    產品名稱:
      '適用於大型商場、數據中心及綜合用途發展項目的多點式漏水、溫濕度及煙霧聯動感測器連十年電池及不鏽鋼安裝支架套裝（專業版）',
    'English Name':
      'Multi-point Leak, Temperature, Humidity and Smoke Sensor for Shopping Malls, Data Centres and Mixed-use Developments, with Ten-year Battery and Stainless Steel Bracket (Professional)',
  },
  { Category: '機械人 Robotics', Subcategory: null },
  { Term: 'Annual' },
  { Availability: null, 限時優惠: true },
  { 圖片: [{ name: 'product.png', bytes: solidPng([11, 94, 99], 64), contentType: 'image/png' }], 限時優惠: true },
  { 標籤: [], 功能: null, 規格: null },
]

/** @param count rows to make; the same seed makes the same rows */
export function catalogueRows({ seed = 1, count = 40 }: { seed?: number; count?: number } = {}): Row[] {
  const random = generator(seed)
  return Array.from({ length: count }, (_, index) => ({ ...rowOf(index, random), ...oddities[index] }))
}

function rowOf(index: number, random: () => number): Row {
  const kind = pick(kinds, index)
  const series = Math.floor(index / kinds.length) + 1
  const model = `${kind.code}-${String(series).padStart(2, '0')}`
  return {
    產品名稱: `${kind.zh} ${model}`,
    'English Name': `${kind.en} ${model}`,
    描述: kind.descriptionZh,
    'English Description': kind.descriptionEn,
    SKU: `HI-${model}`,
    型號: model,
    Category: kind.category,
    Subcategory: kind.subcategory,
    Availability: pick(availabilities, Math.floor(random() * availabilities.length)),
    標籤: kind.tags,
    限時優惠: random() < 0.1,
    ...pricesOf(kind, Math.floor(random() * 40) * 20),
    ...detailsOf(kind),
  }
}

function pricesOf(kind: Kind, extra: number): Row {
  return {
    MSRP: kind.price + extra,
    Margin: 0.2,
    Term: kind.term,
    'HKD Cost': Math.round((kind.price + extra) * 0.45),
    Barrier: kind.price > 5000 ? 'High' : 'Low',
    'Connectivity Type': kind.connectivity,
    'Connectivity Fee': kind.connectivityFee,
  }
}

function detailsOf({ features, specifications }: Kind): Row {
  return {
    功能: lines(
      '#主要功能',
      features.map(([zh]) => zh),
    ),
    'English Features': lines(
      '#Main features',
      features.map(([, en]) => en),
    ),
    規格: specifications.map(([zh]) => zh).join('\n'),
    'English Specifications': specifications.map(([, en]) => en).join('\n'),
  }
}

function lines(heading: string, items: string[]): string {
  return [heading, ...items].join('\n')
}

function pick<Item>(items: Item[], index: number): Item {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('There is nothing to pick from')
  return item
}

/** Park and Miller's generator: numbers from 0 to 1 that a seed settles. */
function generator(seed: number): () => number {
  let state = (seed % 2_147_483_646) + 1
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
