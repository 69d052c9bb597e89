import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestApp } from '#tests/support/app.ts'
import { askedAll, startAsked } from './ask.ts'
import { sets } from './sets.ts'

let app: TestApp
beforeAll(async () => {
  app = await startAsked()
})
afterAll(() => app.close())

/** At least so many are right, and none is confidently wrong. */
const leastRight = 0.97
const mostWrong = 0

it.each(['en', 'zh-TW'] as const)(
  'the questions in %s are answered without a model',
  async (language) => {
    const { scores, misses } = await askedAll(app, language)
    const [tuned, hidden] = [scores.sum('tuned'), scores.sum('hidden')]
    process.stdout.write(`\n${scores.table(`Questions in ${language}`)}\n${misses.join('\n')}\n`)
    expect(sets[language].reduce((sum, [, questions]) => sum + questions.length, 0)).toBeGreaterThanOrEqual(200)
    expect((tuned.right + hidden.right) / (tuned.asked + hidden.asked)).toBeGreaterThanOrEqual(leastRight)
    expect(tuned.wrong + hidden.wrong).toBeLessThanOrEqual(mostWrong)
  },
  300_000,
)
