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

it.each([...anchors])('%s has every anchor that answers cite', async (address, cited) => {
  const page = await site.visit(address)
  await page.locator('h1').waitFor()
  const missing = () => page.evaluate((ids) => ids.filter((id) => document.getElementById(id) === null), [...cited])
  await expect.poll(missing).toEqual([])
})
