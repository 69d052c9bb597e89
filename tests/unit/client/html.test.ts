import { createElement, type ReactNode, Suspense, use } from 'react'
import { prerender } from 'react-dom/static'
import { expect, it } from 'vitest'
import { htmlOf } from '../../../client/build/html.ts'

function within(part: () => ReactNode) {
  const later = createElement(Suspense, { fallback: 'not yet' }, createElement(part))
  return createElement('main', null, createElement('title', null, '水浸 & 漏水'), '文字', ' <b>', later)
}

it('a page is written as the stream would write it', async () => {
  const page = within(() => createElement('p', { title: '"' }, 'a part'))
  const { prelude } = await prerender(page)
  const html = await htmlOf(page)
  expect(html).toBe(await new Response(prelude).text())
  expect(html).toContain('a part')
})

it('what a part of it waits for stands in it', async () => {
  const waited = new Promise<string>((resolve) => setImmediate(resolve, 'it came'))
  const html = await htmlOf(within(() => use(waited)))
  expect(html).toContain('it came')
  expect(html).not.toContain('not yet')
})

it('what throws is told, a part of it as well as the whole', async () => {
  const failing = () => {
    throw new Error('A component threw')
  }
  await expect(htmlOf(within(failing))).rejects.toThrow('A component threw')
  await expect(htmlOf(createElement(failing))).rejects.toThrow('A component threw')
})
