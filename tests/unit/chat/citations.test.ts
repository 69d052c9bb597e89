import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ProductSummary } from '#contract/catalogue/products.ts'
import { citationsOf, productsNamed } from '#server/modules/assistant/answers/citations.rules.ts'
import { parkingSensor, platform, productWith } from './products.ts'

describe('citations are brought into one form; those of no source go', () => {
  it.each([
    ['a [1].', 'a [1].', [1]],
    ['a [2][1]', 'a [2][1]', [2, 1]],
    ['a [1, 2]', 'a [1][2]', [1, 2]],
    ['a [1、3]', 'a [1][3]', [1, 3]],
    ['a [1-3]', 'a [1][2][3]', [1, 2, 3]],
    ['甲【1】。乙［2］', '甲[1]。乙[2]', [1, 2]],
    ['a [ 1 ].', 'a [1].', [1]],
    ['a [4].', 'a.', []],
    ['a [0] b [1, 9]', 'a b [1]', [1]],
    ['甲【9】。', '甲。', []],
    ['see [1](https://evil.example/?q=secret)', 'see [1]', [1]],
    ['[1]: https://evil.example\nsee [1]', '\nsee [1]', [1]],
    ['[x]: //evil.example\n[y]: javascript:alert(1)\nok', '\n\nok', []],
    ['[1]: the first source says so', '[1]: the first source says so', [1]],
    ['`a[7]` and ```\nb[8]\n``` [9]', '`a[7]` and ```\nb[8]\n```', []],
    ['- [ ] a task, [link](/products), [2026]', '- [ ] a task, [link](/products), [2026]', []],
    ['nothing', 'nothing', []],
  ])('%j', (answer, shown, cited) => {
    expect(citationsOf(answer, 3)).toEqual({ answer: shown, cited })
  })

  it('whatever an answer says, it cites sources that there are, each once', () => {
    const characters = fc.constantFrom(
      '[',
      ']',
      '【',
      '】',
      '1',
      '2',
      '12',
      ',',
      '-',
      ' ',
      '(',
      ')',
      '`',
      'a',
      '。',
      '\n',
      ':',
    )
    fc.assert(
      fc.property(fc.array(characters, { maxLength: 60 }), fc.nat({ max: 8 }), (parts, known) => {
        const { answer, cited } = citationsOf(parts.join(''), known)
        expect(cited.every((number) => number >= 1 && number <= known)).toBe(true)
        expect(new Set(cited).size).toBe(cited.length)
        expect(citationsOf(answer, known).cited).toEqual(cited)
      }),
    )
  })
})

const sourceOf = (product: ProductSummary) => ({ title: product.name, product })

describe('products that an answer names become cards', () => {
  const leak = productWith()
  const found = [sourceOf(leak), { title: '安裝' }, sourceOf(parkingSensor), sourceOf(platform)]
  it.each([
    ['The sensor [1] and the app [4]', ['water-leak-sensor', 'iot-platform-app']],
    ['IoT 管理平台配合漏水感測器', ['iot-platform-app', 'water-leak-sensor']],
    ['Take the parking sensor (PK-02)', ['parking-sensor']],
    ['hi-wl-01', ['water-leak-sensor']],
    ['WL-010, AWL-01', []],
    ['The page [2]', []],
    ['nothing', []],
  ])('%s', (answer, slugs) => {
    expect(productsNamed(answer, found)).toEqual(slugs)
  })

  it('by the name that its source has, in other characters than the catalogue', () => {
    expect(productsNamed('漏水传感器最合适', [{ title: '漏水传感器', product: leak }])).toEqual(['water-leak-sensor'])
  })

  it('three at most, in order of mention', () => {
    const four = ['a', 'b', 'c', 'd'].map((letter) =>
      sourceOf(
        productWith({
          slug: letter,
          name: `產品${letter}甲`,
          nameEn: `Product ${letter}x`,
          sku: null,
          modelNumber: null,
        }),
      ),
    )
    expect(productsNamed('[4][2] Product ax, Product cx', four)).toEqual(['d', 'b', 'a'])
  })

  it('a name within a longer one is not meant by it', () => {
    const short = productWith({ slug: 'short', name: '儀表板', nameEn: 'Dashboard', sku: null, modelNumber: null })
    const long = productWith({
      slug: 'long',
      name: '附加儀表板',
      nameEn: 'Additional Dashboard',
      sku: null,
      modelNumber: null,
    })
    expect(productsNamed('附加儀表板', [sourceOf(short), sourceOf(long)])).toEqual(['long'])
    expect(productsNamed('附加儀表板和儀表板', [sourceOf(short), sourceOf(long)])).toEqual(['long', 'short'])
  })
})
