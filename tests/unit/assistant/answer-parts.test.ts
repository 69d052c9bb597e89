import { describe, expect, it } from 'vitest'
import { withFiguresApart } from '../../../client/src/answers/answer-text.rules.ts'
import { destinationOf } from '../../../client/src/answers/links.rules.ts'

const marked = (text: string, figures: string[]) =>
  withFiguresApart(text, figures)
    .map((stretch) => (stretch.isUnverified ? `«${stretch.text}»` : stretch.text))
    .join('')

describe('figures that no source has', () => {
  it.each([
    ['費用是 HK$1,280，年費 80。', ['HK$1,280'], '費用是 «HK$1,280»，年費 80。'],
    ['12 or 120 or 1.12 or 12.5 or 12.', ['12'], '«12» or 120 or 1.12 or 12.5 or «12».'],
    ['15 km and 15', ['15', '15 km'], '«15 km» and «15»'],
    ['(99.9%) $5', ['99.9%', '$5'], '(«99.9%») «$5»'],
    ['nothing', [], 'nothing'],
  ])('are set apart in %j', (text, figures, shown) => {
    expect(marked(text, figures)).toBe(shown)
  })

  it('are stretches of their own, and none is empty', () => {
    expect(withFiguresApart('12 or 15', ['12', '15'])).toEqual([
      { text: '12', isUnverified: true },
      { text: ' or ', isUnverified: false },
      { text: '15', isUnverified: true },
    ])
    expect(withFiguresApart('one of 12', [])).toEqual([{ text: 'one of 12', isUnverified: false }])
  })
})

describe('links of an answer', () => {
  const origin = 'https://harbour.example'
  const phone = '+852 3000 1234'
  it.each([
    ['/products/water-leak-sensor', { page: '/products/water-leak-sensor' }],
    ['https://harbour.example/en/support?q=a#b', { page: '/support?q=a#b' }],
    ['/en', { page: '/' }],
    ['/solutions/retail', { page: '/solutions/retail' }],
    ['https://wa.me/85230001234?text=Hi', { contact: 'https://wa.me/85230001234?text=Hi' }],
    ['tel:+85230001234', { contact: 'tel:+85230001234' }],
    ['https://wa.me/85299999999', undefined],
    ['tel:999', undefined],
    ['/admin/users', undefined],
    ['/api/v1/products', undefined],
    ['//elsewhere.example/products', undefined],
    ['/\\elsewhere.example', undefined],
    ['https://elsewhere.example', undefined],
    ['https://harbour.example.elsewhere.example/products', undefined],
    ['https://harbour.example@elsewhere.example/products', undefined],
    ['javascript:alert(1)', undefined],
    ['JaVaScRiPt:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['mailto:a@elsewhere.example', undefined],
    ['sms:+85230001234', undefined],
    ['http://wa.me/85230001234', undefined],
    ['https://elsewhere.example/85230001234', undefined],
    ['ftp://wa.me/85230001234', undefined],
    ['http://[', undefined],
  ])('%s', (href, destination) => {
    expect(destinationOf(href, origin, phone)).toEqual(destination)
  })

  it.each([undefined, '', 'Ask us'])('never leave for a phone while the company has none: %j', (none) => {
    expect(destinationOf('https://wa.me/', origin, none)).toBeUndefined()
    expect(destinationOf('tel:911', origin, none)).toBeUndefined()
    expect(destinationOf('tel:+', origin, none)).toBeUndefined()
  })
})
