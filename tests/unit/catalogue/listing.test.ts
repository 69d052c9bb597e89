import { expect, it } from 'vitest'
import { readListed } from '#server/modules/catalogue/products/listing.rules.ts'

it.each([
  [
    true,
    [
      'Yes',
      'yes',
      'TRUE',
      'Active',
      'Published',
      'Live',
      'On sale',
      'ｙｅｓ',
      '已上架',
      '上架中',
      '啟用',
      '已發佈',
      '公開',
      '在售',
      '是',
    ],
  ],
  [
    false,
    [
      'No',
      'Inactive',
      'Draft',
      'Not published',
      'Unpublished',
      'Unlisted',
      'Hidden',
      'Archived',
      'Discontinued',
      '下架',
      '停售',
      '草稿',
      '未上架',
      '待上架',
      '不公開',
      '隱藏',
      '否',
    ],
  ],
  [undefined, ['Tuesday', 'Red', 'Nottingham', '36', '']],
] as const)('%s', (listed, texts) => {
  expect(texts.filter((text) => readListed(text) !== listed)).toEqual([])
})
