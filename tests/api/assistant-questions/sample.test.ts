import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestApp } from '#tests/support/app.ts'
import { askedAll, startAsked } from './ask.ts'

let app: TestApp
beforeAll(async () => {
  app = await startAsked()
})
afterAll(() => app.close())

it.each(['en', 'zh-TW'] as const)(
  'one question in eight in %s is answered rightly, and hardly one wrongly',
  async (language) => {
    const { scores, misses } = await askedAll(app, language, 8)
    const { asked, right, wrong } = scores.sum('tuned')
    expect(right / asked, misses.join('\n')).toBeGreaterThanOrEqual(0.9)
    expect(wrong, misses.join('\n')).toBeLessThanOrEqual(2)
  },
)
