import { describe, expect, it } from 'vitest'
import { says } from '#tests/support/gateway/plays.ts'
import {
  ask,
  chinese,
  english,
  expectTurns,
  input,
  log,
  moment,
  settled,
  siteWithModel,
  startOver,
  stopped,
} from './chat-steps.ts'

const { app, visit, gateway } = await siteWithModel()

describe('stop', () => {
  it('with the mouse or Escape keeps what came, says so, and ends the model’s work', async () => {
    const page = await visit('/en')
    for (const { how, words, said } of [
      { how: 'with the mouse', words: english, said: 'Stopped' },
      { how: 'with Escape', words: chinese, said: '已停止' },
    ]) {
      const never = moment()
      const index = gateway.requests.length
      gateway.answerWith(says('', { pieces: ['So far', never.come] }), says('Anew.'))
      await ask(page, `Stop ${how}?`, words)
      await expectTurns(page, `Stop ${how}?`, 'So far')
      if (how === 'with Escape') await page.keyboard.press('Escape')
      else await page.getByRole('button', { name: words.stop }).click()
      await log(page).getByText(said, { exact: true }).waitFor()
      await page.getByRole('status').filter({ hasText: said }).waitFor({ state: 'attached' })
      await expectTurns(page, `Stop ${how}?`, 'So far')
      const request = await gateway.request(index)
      await request.closed
      expect(request.hungUpAt, how).toBeDefined()
      await settled(page, words)
      expect(await input(page, words).evaluate((field) => field === document.activeElement)).toBe(true)
      await stopped({ app }, `Stop ${how}?`)
      await ask(page, 'And on?', words)
      await expectTurns(page, `Stop ${how}?`, 'So far', 'And on?', 'Anew.')
      await settled(page, words)
      await startOver(page, words)
      await page.getByRole('link', { name: /切換至繁體中文|Switch to English/ }).click()
    }
  })

  it('is not meant by the second half of a double click on Send, and is reached by keyboard from where the question was typed', async () => {
    const page = await visit('/en')
    await input(page).fill('Twice?')
    await page.getByRole('button', { name: english.send, exact: true }).dblclick()
    await expectTurns(page, 'Twice?', 'Yes.')
    await settled(page)

    gateway.answerWith(says('', { pieces: ['So far', moment().come] }))
    await ask(page, 'Stop?')
    await expectTurns(page, 'Twice?', 'Yes.', 'Stop?', 'So far')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Stop')
    await page.keyboard.press('Enter')
    await log(page).getByText('Stopped', { exact: true }).waitFor()
  })
})

describe('what can be done with an answer', () => {
  it('the last can be had anew, in its place, the server’s former one superseded; it is copied as plain text, with the addresses of its sources', async () => {
    const page = await visit('/en', { permissions: ['clipboard-read', 'clipboard-write'] })
    gateway.answerWith(
      says('One.'),
      says('Two.'),
      says('Better.'),
      says('The **Water Leak Sensor** is HK$1,180 [1].\n\n- a\n- b'),
    )
    await ask(page, 'First?')
    await settled(page)
    await ask(page, 'Second?')
    await expectTurns(page, 'First?', 'One.', 'Second?', 'Two.')
    await settled(page)
    const again = log(page).getByRole('button', { name: 'Answer again' })
    expect(await again.count()).toBe(1)
    await again.click()
    await expectTurns(page, 'First?', 'One.', 'Second?', 'Better.')
    await settled(page)
    const turns = await app().services.database.prisma.chatTurn.findMany({ where: { question: 'Second?' } })
    expect(turns.map(({ answer, supersededAt }) => [answer, supersededAt !== null]).sort()).toEqual([
      ['Better.', false],
      ['Two.', true],
    ])

    await startOver(page)
    await ask(page, 'How much is the water leak sensor?')
    await settled(page)
    await log(page).getByRole('button', { name: 'Copy the answer' }).click()
    await page.getByRole('status').filter({ hasText: 'Copied, with the addresses of its sources' }).waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toMatch(
      /^The Water Leak Sensor is HK\$1,180 \[1\]\.\n\n• a\n• b\n\nSources\n\[1\] .+\nhttp:\/\/127\.0\.0\.1:\d+\/en\/\S+$/,
    )
  })

  it('is rated, and the rating taken back; the server has both; where it is not taken, that is said, and the former shown', async () => {
    const page = await visit('/en', { expectedErrors: /net::ERR_FAILED/ })
    await ask(page, 'Rated?')
    await settled(page)
    const rating = async () =>
      (await app().services.database.prisma.chatTurn.findFirst({ where: { question: 'Rated?' } }))?.rating
    const [up, down] = ['Helpful', 'Not helpful'].map((name) => log(page).getByRole('button', { name, exact: true }))
    await up?.click()
    await expect.poll(rating).toBe('up')
    expect(await up?.getAttribute('aria-pressed')).toBe('true')
    const left = Promise.withResolvers<void>()
    await page.route('**/rating', async (route) => {
      const response = await route.fetch()
      await left.promise
      await route.fulfill({ response }).catch(() => {})
    })
    await down?.click()
    await expect.poll(rating).toBe('down')
    expect(await up?.getAttribute('aria-pressed')).toBe('false')
    await page.reload() // before the answer
    left.resolve()
    await page.unroute('**/rating')
    await expect.poll(() => down?.getAttribute('aria-pressed')).toBe('true')
    await down?.click()
    await expect.poll(rating).toBeNull()
    await expect.poll(() => down?.getAttribute('aria-pressed')).toBe('false')

    await page.route('**/rating', (route) => route.abort())
    await up?.click()
    await page.getByRole('status').filter({ hasText: 'Your rating was not saved.' }).waitFor()
    expect(await up?.getAttribute('aria-pressed')).toBe('false')
  })
})
