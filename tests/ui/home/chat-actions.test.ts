import { describe, expect, it } from 'vitest'
import { says } from '#tests/support/gateway/plays.ts'
import { failedRequests } from '../site.ts'
import {
  ask,
  chinese,
  english,
  expectTurns,
  input,
  log,
  moment,
  openAssistant,
  settled,
  siteWithModel,
} from './chat-steps.ts'

const { app, visit, gateway } = await siteWithModel()

describe('stop', () => {
  it.each([
    ['with the mouse', '/en', english, 'Stopped'],
    ['with Escape', '/', chinese, '已停止'],
  ] as const)('%s keeps what came, says so, and ends the model’s work', async (how, path, words, stopped) => {
    const page = await visit(path)
    const never = moment()
    const index = gateway.requests.length
    gateway.answerWith(says('', { pieces: ['So far', never.come] }), says('Anew.'))
    await ask(page, 'Stop?', words)
    await expectTurns(page, 'Stop?', 'So far')
    if (how === 'with Escape') await page.keyboard.press('Escape')
    else await page.getByRole('button', { name: words.stop }).click()
    await log(page).getByText(stopped, { exact: true }).waitFor()
    await page.getByRole('status').filter({ hasText: stopped }).waitFor({ state: 'attached' })
    await expectTurns(page, 'Stop?', 'So far')
    const request = await gateway.request(index)
    await request.closed
    expect(request.hungUpAt).toBeDefined()
    await settled(page, words)
    expect(await input(page, words).evaluate((field) => field === document.activeElement)).toBe(true)
    const { chatTurn } = app().services.database.prisma
    await expect.poll(async () => (await chatTurn.findFirst({ orderBy: { createdAt: 'desc' } }))?.state).toBe('stopped')
    await ask(page, 'And on?', words)
    await expectTurns(page, 'Stop?', 'So far', 'And on?', 'Anew.')
  })

  it('is reached by keyboard from where the question was typed', async () => {
    const page = await visit('/en')
    gateway.answerWith(says('', { pieces: ['So far', moment().come] }))
    await ask(page, 'Stop?')
    await expectTurns(page, 'Stop?', 'So far')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Stop')
    await page.keyboard.press('Enter')
    await log(page).getByText('Stopped', { exact: true }).waitFor()
  })

  it('is not meant by the second half of a double click on Send', async () => {
    const page = await visit('/en')
    await input(page).fill('Twice?')
    await page.getByRole('button', { name: english.send, exact: true }).dblclick()
    await expectTurns(page, 'Twice?', 'Yes.')
  })
})

describe('what can be done with an answer', () => {
  it('the last can be had anew, in its place; the server’s former one is superseded', async () => {
    const page = await visit('/en')
    gateway.answerWith(says('One.'), says('Two.'), says('Better.'))
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
  })

  it('is copied as plain text, with the addresses of its sources', async () => {
    const page = await visit('/en', { permissions: ['clipboard-read', 'clipboard-write'] })
    gateway.answerWith(says('The **Water Leak Sensor** is HK$1,180 [1].\n\n- a\n- b'))
    await ask(page, 'How much is the water leak sensor?')
    await settled(page)
    await log(page).getByRole('button', { name: 'Copy the answer' }).click()
    await page.getByRole('status').filter({ hasText: 'Copied, with the addresses of its sources' }).waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toMatch(
      /^The Water Leak Sensor is HK\$1,180 \[1\]\.\n\n• a\n• b\n\nSources\n\[1\] .+\nhttp:\/\/127\.0\.0\.1:\d+\/en\/\S+$/,
    )
  })

  it('is rated, and the rating taken back; the server has both', async () => {
    const page = await visit('/en')
    await ask(page, 'Rated?')
    await settled(page)
    const rating = async () =>
      (await app().services.database.prisma.chatTurn.findFirst({ where: { question: 'Rated?' } }))?.rating
    const [up, down] = ['Helpful', 'Not helpful'].map((name) => log(page).getByRole('button', { name, exact: true }))
    await up?.click()
    await expect.poll(rating).toBe('up')
    expect(await up?.getAttribute('aria-pressed')).toBe('true')
    await down?.click()
    await expect.poll(rating).toBe('down')
    expect(await up?.getAttribute('aria-pressed')).toBe('false')
    await page.reload()
    await openAssistant(page)
    await expect.poll(() => down?.getAttribute('aria-pressed')).toBe('true')
    await down?.click()
    await expect.poll(rating).toBeNull()
  })

  it('says where a rating is not taken, and shows the former', async () => {
    const page = await visit('/en', { expectedErrors: failedRequests })
    await ask(page, 'Rated?')
    await settled(page)
    await page.route('**/rating', (route) => route.abort())
    const up = log(page).getByRole('button', { name: 'Helpful', exact: true })
    await up.click()
    await page.getByRole('status').filter({ hasText: 'Your rating was not saved.' }).waitFor()
    expect(await up.getAttribute('aria-pressed')).toBe('false')
  })
})
