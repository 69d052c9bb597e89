import { expect, it } from 'vitest'
import { piecesOf } from '#server/modules/assistant/knowledge/passages/passages.ts'
import { firstOwnContent } from '#tests/support/run/own-content.ts'
import { testSite } from '#tests/ui/site.ts'

const site = testSite()

/** Every address that an answer may cite, by its page: what is behind the # on each. */
const anchors = new Map<string, Set<string>>()
for (const { path } of piecesOf(firstOwnContent)) {
  const [page = '', anchor] = path.split('#')
  const known = anchors.get(page) ?? new Set()
  if (anchor) known.add(anchor)
  anchors.set(page, known)
}

it.each([...anchors])('%s has every anchor that answers cite, as it is served', async (address, cited) => {
  const answer = await fetch(site.app().url + address)
  expect(answer.status).toBe(200)
  const html = await answer.text()
  expect([...cited].filter((id) => !html.includes(` id="${id}"`))).toEqual([])
})
