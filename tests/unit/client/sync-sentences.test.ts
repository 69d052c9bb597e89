import { expect, it } from 'vitest'
import { recordFields } from '#contract/fields/product.ts'
import { deriveProduct } from '#server/features/products/products.derive.ts'
import { syncSentence } from '../../../client/src/admin/words/run-message.ts'
import { recordWith } from '../products/record.ts'

it.each([
  [
    '能源平台: category "機械人 Robotics" is unknown; filed under hardware',
    '能源平台：類別「機械人 Robotics」。沒有這個類別。可用：IoT 硬件、AI 軟件、LPWAN、完整系統。',
  ],
  [
    'Pricebook: 網關: is not as it was when the plan was made, and left as it is',
    '價目表：網關：製作預覽之後內容已有變動，保留不變',
  ],
  [
    '3 of 40 products are gone from Notion; nothing was changed. Run again with force to retire them',
    /^Notion 已沒有 40 款/,
  ],
  ['body failed validation: "MSRP"; a number was wanted', 'body failed validation: "MSRP"; a number was wanted'],
])('tells in Chinese what the sync says in English, and leaves what it does not know: %s', (english, chinese) => {
  expect(syncSentence(english, 'zh-TW')).toMatch(chinese)
  expect(syncSentence(english, 'en')).toBe(english)
})

it.each(recordFields)('tells in Chinese of a value of %s that no rule can read', (field) => {
  const { warnings } = deriveProduct(recordWith({ [field]: '?' }))
  expect(warnings.filter((warning) => !/。$/.test(syncSentence(warning, 'zh-TW')))).toEqual([])
})
