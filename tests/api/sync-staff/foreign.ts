import type { RecordField } from '#contract/fields/product.ts'
import type { FieldMapping, Mapping, MappingStudio } from '#contract/sync/mapping.ts'
import { solidPng } from '#tests/support/notion/png.ts'
import type { NewColumn, Row } from '#tests/support/notion/store.ts'

/** A database as another company keeps it: none of its columns is called as we accept it. */
export const foreignColumns: NewColumn[] = [
  { name: 'Item', type: 'title' },
  { name: 'Code', type: 'rich_text' },
  { name: 'List price US$', type: 'number' },
  { name: 'Dealer price US$', type: 'number' },
  { name: 'Qty', type: 'number' },
  { name: 'Kind', type: 'select', options: ['Boxes', 'Cloud'] },
  { name: 'Details', type: 'rich_text' },
  { name: 'Pic', type: 'files' },
  { name: 'Launched', type: 'date' },
  { name: 'Buyer', type: 'rich_text' },
]

export const foreignRows: Row[] = [
  {
    Item: '漏水感測器',
    Code: 'WL-01',
    'List price US$': 100,
    'Dealer price US$': 64,
    Qty: 12,
    Kind: 'Boxes',
    Details: '偵測漏水',
    Pic: [{ name: 'leak.png', bytes: solidPng([11, 94, 99], 8), contentType: 'image/png' }],
    Launched: '2026-01-31',
    Buyer: 'Ann',
  },
  {
    Item: '雲端平台',
    Code: 'CL-02',
    'List price US$': 51.2,
    Qty: 400,
    Kind: 'Cloud',
    Details: '資料平台',
    Buyer: 'Bob',
  },
  { Item: '網關', Code: 'GW-03', 'List price US$': 12.8, Qty: 0, Kind: 'Boxes', Buyer: 'Ann' },
]

/** The same of a company that writes Chinese. */
export const chineseColumns: NewColumn[] = [
  { name: '貨名', type: 'title' },
  { name: '編號', type: 'rich_text' },
  { name: '單價（人民幣）', type: 'number' },
  { name: '存量', type: 'number' },
  { name: '大類', type: 'select', options: ['硬件', '軟件'] },
  { name: '照片', type: 'url' },
]
export const chineseRows: Row[] = [
  { 貨名: '智能電錶', 編號: 'EM-1', '單價（人民幣）': 920, 存量: 36, 大類: '硬件', 照片: null },
  { 貨名: '能源管理平台', 編號: 'EP-2', '單價（人民幣）': 46, 存量: 5, 大類: '軟件', 照片: null },
]

/** What the studio proposes, taken as it is. */
export function proposedMapping({ fields, columns }: Pick<MappingStudio, 'fields' | 'columns'>): Mapping {
  return {
    fields: fields.flatMap(({ field, proposal }): FieldMapping[] => {
      const column = columns.find(({ id }) => id === proposal?.columnId)
      if (!proposal || !column) return []
      const { id, name, type } = column
      return [{ field, source: { kind: 'column', id, name, type }, rule: proposal.rule, owner: 'both' }]
    }),
  }
}

/** A mapping with other words about a field. */
export function changed(mapping: Mapping, field: RecordField, change: Partial<FieldMapping>): Mapping {
  const present = mapping.fields.find((one) => one.field === field)
  const base = present ?? { field, source: { kind: 'auto' as const }, rule: null, owner: 'both' as const }
  return { fields: [...mapping.fields.filter((one) => one.field !== field), { ...base, ...change }] }
}
