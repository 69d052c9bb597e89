import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { names, writeProducts } from './catalogue.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
  await writeProducts(app.services.database, [
    { name: '漏水感測器', nameEn: 'Water Leak Sensor', sku: 'HI-WL-01', description: '機房滲水即時通報' },
    { name: '水錶', nameEn: 'Water Meter', modelNumber: 'WM_20', descriptionEn: 'Counts every litre' },
    { name: '電錶', nameEn: 'Energy Meter', manufacturerCode: 'ACME7' },
    { name: 'Bundle 100%', nameEn: null },
    { name: 'EM300-TH 溫濕度感測器', nameEn: 'EM300-TH Ambience Sensor', manufacturerCode: 'RAK 10-702' },
  ])
})

afterAll(() => app.close())

describe('the search box filters by name or description, case-insensitive', () => {
  it.each([
    ['Chinese, at the start of a name', '漏水', ['漏水感測器']],
    ['two signs in the middle of a word', '水感測', ['漏水感測器']],
    ['two signs across words', '水感', ['漏水感測器']],
    ['one sign', '錶', ['水錶', '電錶']],
    ['signs that do not stand together', '漏測', []],
    ['capitals', 'LEAK', ['漏水感測器']],
    ['part of an English word', 'eter', ['水錶', '電錶']],
    ['several words, in any order, the best first', 'meter water', ['水錶', '漏水感測器']],
    ['words of both languages', 'water 錶', ['水錶', '漏水感測器']],
    ['several words, one of them nowhere', 'water parking', ['水錶', '漏水感測器']],
    ['full-width letters', 'ＬＥＡＫ', ['漏水感測器']],
    ['a full-width space between words', 'water　錶', ['水錶', '漏水感測器']],
    ['a description', '滲水', ['漏水感測器']],
    ['an English description', 'LITRE', ['水錶']],
    ['a SKU', 'hi-wl-01', ['漏水感測器']],
    ['a model number', 'wm_20', ['水錶']],
    ['a manufacturer code', 'acme', ['電錶']],
    ['a SKU without its hyphens', 'HIWL01', ['漏水感測器']],
    ['a SKU that is still being typed', 'hiwl0', ['漏水感測器']],
    ['a SKU with another hyphen, pasted with an invisible mark', 'HI\u2011WL\u201101\u200b', ['漏水感測器']],
    ['a model number without its sign', 'WM20', ['水錶']],
    ['a code of a name without its hyphen', 'em300th', ['EM300-TH 溫濕度感測器']],
    ['a manufacturer code without its signs', 'rak10702', ['EM300-TH 溫濕度感測器']],
    ['nothing', 'zebra', []],
    ['spaces only find everything', '   ', ['水錶', '電錶', '漏水感測器', 'Bundle 100%', 'EM300-TH 溫濕度感測器']],
  ])('%s', async (_case, search, found) => {
    expect(await names(app, { search })).toEqual(found)
  })

  it.each([
    ['%', ['Bundle 100%']],
    ['_', ['水錶']],
    ['w%k', []],
    ['\\', []],
    ["'", []],
    ['％', ['Bundle 100%']],
    ['＿', ['水錶']],
  ])('the sign %s stands for itself', async (search, found) => {
    expect(await names(app, { search })).toEqual(found)
  })
})
