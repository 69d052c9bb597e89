import { describe, expect, it } from 'vitest'
import { says } from '#tests/support/gateway/plays.ts'
import { failedRequests } from '../site.ts'
import {
  ask,
  chatRequests,
  chinese,
  english,
  expectTurns,
  moment,
  panel,
  settled,
  siteWithModel,
  stopped,
} from './chat-steps.ts'

const { app, visit, gateway } = await siteWithModel()

describe('the conversation stays', () => {
  it('over a reload, which cuts a question short that can be asked again, a look at another page and a change of language', async () => {
    const page = await visit('/en', { expectedErrors: failedRequests })
    const requests = chatRequests(page)
    gateway.answerWith(
      says('Kept, **bold**.'),
      says('', { pieces: ['Half', moment().come] }),
      says('Now.'),
      says('And on.'),
    )
    await ask(page, 'Here?')
    await settled(page)
    await ask(page, 'Cut?')
    await expectTurns(page, 'Here?', 'Kept, bold.', 'Cut?', 'Half')
    await page.reload()
    const failure = 'Failed to get AI response. Please check your connection and try again.'
    await expectTurns(page, 'Here?', 'Kept, bold.', 'Cut?', `Half — ${failure}`)
    expect(await page.getByRole('status').filter({ hasText: 'Kept' }).count()).toBe(0)
    await page.getByRole('button', { name: english.tryAgain }).click()
    await expectTurns(page, 'Here?', 'Kept, bold.', 'Cut?', 'Now.')
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
    await page.getByRole('heading', { level: 1, name: /Buildings cannot speak/ }).waitFor()
    await page.goBack()
    await expectTurns(page, 'Here?', 'Kept, bold.', 'Cut?', 'Now.')
    await page.getByRole('link', { name: '切換至繁體中文' }).click()
    await ask(page, '還在？', chinese)
    await expectTurns(page, 'Here?', 'Kept, bold.', 'Cut?', 'Now.', '還在？', 'And on.')
    expect(requests.at(-1)).toMatchObject({ message: '還在？', language: 'zh-TW' })
    expect(requests.at(-1)?.conversationId).toBeDefined()
  })

  it('takes an answer that arrives while another page is open; unless it is started over, which calls back what is on its way, or is none', async () => {
    const page = await visit('/en')
    const requests = chatRequests(page)
    const letGo = moment()
    const index = gateway.requests.length + 1
    gateway.answerWith(
      says('', { pieces: [letGo.come, 'Late.'] }),
      says('', { pieces: ['Too late', moment().come] }),
      says('New.'),
    )
    await ask(page, 'Slow?')
    await expectTurns(page, 'Slow?', '')
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
    await page.getByRole('heading', { level: 1, name: /Buildings cannot speak/ }).waitFor()
    letGo.now()
    await page.goBack()
    await expectTurns(page, 'Slow?', 'Late.')
    await settled(page)

    await ask(page, 'Two?')
    await expectTurns(page, 'Slow?', 'Late.', 'Two?', 'Too late')
    await page.getByRole('button', { name: english.startOver }).click()
    const suggestions = panel(page).locator('.chat-suggestions button')
    await expect.poll(() => suggestions.count()).toBe(6)
    const kept = () => page.evaluate(() => sessionStorage.getItem('chatConversation'))
    expect(await kept()).toBeNull()
    const request = await gateway.request(index)
    await request.closed
    expect(request.hungUpAt).toBeDefined()
    await stopped({ app }, 'Two?')
    await ask(page, 'Three?')
    await expectTurns(page, 'Three?', 'New.')
    expect(requests.at(-1)).toEqual({ message: 'Three?', language: 'en' })

    await settled(page)
    await page.evaluate(() => sessionStorage.setItem('chatConversation', 'no json'))
    await page.reload()
    expect(await kept()).toBe('no json')
    await expect.poll(() => suggestions.count()).toBe(6)
  })
})
