import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { messageSubject } from '../../../client/src/admin/requests/message-subject.ts'
import { linesSubject } from '../../../client/src/admin/sales/lines-subject.ts'
import { EmailText } from '../../../client/src/ui/EmailText.tsx'

it('a record is titled by its lines, or by the first line of its message, cut after a word', () => {
  const sensor = { name: '漏水感測器', nameEn: 'Leak Sensor', quantity: 1200 }
  const plan = { name: '計劃', nameEn: null, quantity: 1 }
  expect(linesSubject([sensor], 'en')).toBe('1,200 × Leak Sensor')
  expect(linesSubject([sensor, plan, plan], 'en')).toBe('1,200 × Leak Sensor + 2 more')
  expect(linesSubject([sensor, plan], 'zh-TW')).toBe('漏水感測器 × 1,200，另 1 項')
  expect(linesSubject([], 'en')).toBeUndefined()

  expect(messageSubject('想了解漏水監測方案。\n謝謝')).toBe('想了解漏水監測方案')
  expect(messageSubject(`We would like to monitor leaks in ${'three towers, '.repeat(9)}`)).toBe(
    'We would like to monitor leaks in three towers, three…',
  )
  expect(messageSubject('漏'.repeat(80))).toBe(`${'漏'.repeat(60)}…`)
})

it('an email address breaks before its @ and nowhere else', () => {
  const text = (html: string) => html.replace(/<span[^>]*>|<\/span>/g, '').replaceAll('<wbr/>', '|')
  const drawn = (given: string) => text(renderToStaticMarkup(createElement(EmailText, { text: given })))
  expect(drawn('Ada <ada@e-mail.example>, again@b.example')).toBe('Ada &lt;ada|@e-mail.example&gt;, again|@b.example')
  expect(drawn('no address @ all')).toBe('no address @ all')
})
