import { expect, it } from 'vitest'
import { deviceKindOf } from '#contract/catalogue/device-kinds.ts'
import { halfIn } from '#contract/i18n/in-language.ts'
import type { Language } from '#contract/i18n/languages.ts'
import { langOf } from '../../../client/src/i18n/useLocalizedText.ts'

it.each<[string, Language, string]>([
  ['漏水 Leak detection', 'zh-TW', '漏水'],
  ['漏水 Leak detection', 'en', 'Leak detection'],
  ['Parking', 'zh-TW', 'Parking'],
  ['泊車', 'en', '泊車'],
  ['IoT 平台', 'en', 'IoT 平台'],
])('of "%s", %s reads "%s"', (text, language, half) => {
  expect(halfIn(text, language)).toBe(half)
})

it('names the language of a text only where it is not the page’s', () => {
  expect(langOf('漏水', 'en')).toBe('zh-HK')
  expect(langOf('Leak', 'en')).toBeUndefined()
  expect(langOf('漏水', 'zh-TW')).toBeUndefined()
})

const plain = { category: 'hardware', subcategory: null, name: '', nameEn: null, tags: [] } as const

it.each([
  [{ ...plain, name: '漏水感測器' }, 'leak'],
  [{ ...plain, nameEn: 'Smart Energy Meter' }, 'energy'],
  [{ ...plain, subcategory: '泊車 Parking', name: '空氣感測器' }, 'parking'],
  [{ ...plain, name: 'Fair-weather station' }, 'sensor'],
  [{ ...plain, name: '九合一室內空氣質素感測器' }, 'air'],
  [{ ...plain, name: 'X', tags: ['LoRaWAN gateway'] }, 'gateway'],
  [{ ...plain, category: 'software', name: '附加儀表板' }, 'dashboard'],
  [{ ...plain, category: 'software', name: 'X' }, 'platform'],
  [{ ...plain, category: 'lpwan', name: 'X' }, 'gateway'],
  [{ ...plain, category: 'systems', name: 'Leak kit' }, 'system'],
] as const)('%o is drawn as %s', (product, kind) => {
  expect(deviceKindOf({ ...product, tags: [...product.tags] })).toBe(kind)
})
