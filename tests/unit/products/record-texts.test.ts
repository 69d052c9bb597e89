import { describe, expect, it } from 'vitest'
import {
  readFeatures,
  readSpecifications,
  writeFeatures,
  writeSpecifications,
} from '#contract/catalogue/record-texts.ts'

describe('features are groups with category and items of feature and value', () => {
  it('reads one feature a line, # opening a group', () => {
    expect(readFeatures('#Detection\nMethod: Twin electrodes\nAlert: Within 5 s\n## Power\nBattery: 10 years')).toEqual(
      [
        {
          category: 'Detection',
          items: [
            { feature: 'Method', value: 'Twin electrodes' },
            { feature: 'Alert', value: 'Within 5 s' },
          ],
        },
        { category: 'Power', items: [{ feature: 'Battery', value: '10 years' }] },
      ],
    )
  })

  it.each([
    ['no text', null, []],
    ['blank lines only', ' \n\n', []],
    ['a group without items', '#Power\n', []],
    [
      'lines before any group',
      'Battery: 10 years',
      [{ category: '', items: [{ feature: 'Battery', value: '10 years' }] }],
    ],
    ['a full-width colon', '電池：10 年', [{ category: '', items: [{ feature: '電池', value: '10 年' }] }]],
    ['no colon', 'Waterproof', [{ category: '', items: [{ feature: 'Waterproof', value: '' }] }]],
    ['a colon in the value', 'Ratio: 1:2', [{ category: '', items: [{ feature: 'Ratio', value: '1:2' }] }]],
    [
      'bullets',
      '- A: 1\n• B: 2',
      [
        {
          category: '',
          items: [
            { feature: 'A', value: '1' },
            { feature: 'B', value: '2' },
          ],
        },
      ],
    ],
    [
      'Windows line ends',
      'A: 1\r\nB: 2',
      [
        {
          category: '',
          items: [
            { feature: 'A', value: '1' },
            { feature: 'B', value: '2' },
          ],
        },
      ],
    ],
  ])('reads %s', (_case, text, groups) => {
    expect(readFeatures(text)).toEqual(groups)
  })
})

describe('specifications are name, value and unit', () => {
  it.each([
    ['Range: 15 km', { name: 'Range', value: '15', unit: 'km' }],
    ['通訊距離：15 km', { name: '通訊距離', value: '15', unit: 'km' }],
    ['電池壽命: 10年', { name: '電池壽命', value: '10', unit: '年' }],
    ['Range: 2-15 km', { name: 'Range', value: '2-15', unit: 'km' }],
    ['Battery: 10+ years', { name: 'Battery', value: '10+', unit: 'years' }],
    ['Operating: -20 to 60 °C', { name: 'Operating', value: '-20 to 60', unit: '°C' }],
    ['工作溫度: -20 至 60 °C', { name: '工作溫度', value: '-20 至 60', unit: '°C' }],
    ['PM2.5: 0–1,000 µg/m³', { name: 'PM2.5', value: '0–1,000', unit: 'µg/m³' }],
    ['Accuracy: ±30 ppm', { name: 'Accuracy', value: '±30', unit: 'ppm' }],
    ['Accuracy: 98%', { name: 'Accuracy', value: '98', unit: '%' }],
    ['Parameters: 9', { name: 'Parameters', value: '9', unit: null }],
    ['Protection: IP67', { name: 'Protection', value: 'IP67', unit: null }],
    ['Size: 72 × 72 × 24 mm', { name: 'Size', value: '72 × 72 × 24 mm', unit: null }],
    ['Display: 4.2-inch e-paper', { name: 'Display', value: '4.2-inch e-paper', unit: null }],
    ['Power: Mains powered', { name: 'Power', value: 'Mains powered', unit: null }],
    ['Waterproof', { name: 'Waterproof', value: '', unit: null }],
  ])('reads "%s"', (text, specification) => {
    expect(readSpecifications(text)).toEqual([specification])
  })

  it('reads one a line and leaves blank lines out', () => {
    expect(readSpecifications('A: 1 V\n\n B: 2 W ').map(({ name }) => name)).toEqual(['A', 'B'])
    expect(readSpecifications(null)).toEqual([])
  })
})

describe('what staff edit as rows is written as it is read', () => {
  it.each([
    '電池: 10 年',
    '#供電\n電池: 10 年\n防護等級: IP67\n#安裝\n方式: 螺絲',
    '沒有內容的功能',
    '概覽: 一\n#組\n甲: 乙',
  ])('features: %j', (text) => {
    expect(writeFeatures(readFeatures(text))).toBe(text)
  })

  it.each(['通訊距離: 15 km', '工作溫度: -20 至 60 °C\n防護等級: IP67\n電池: 10 年'])('specifications: %j', (text) => {
    expect(writeSpecifications(readSpecifications(text))).toBe(text)
  })

  it('keeps a name from opening a group or ending early, and leaves out blank rows', () => {
    const items = [
      { feature: '# 甲: 乙', value: '丙\n丁' },
      { feature: ' ', value: '' },
    ]
    expect(writeFeatures([{ category: '', items }])).toBe('甲  乙: 丙 丁')
  })
})
