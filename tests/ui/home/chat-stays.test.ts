import { describe, expect, it } from 'vitest'
import { says } from '#tests/support/gateway/plays.ts'
import { failedRequests } from '../site.ts'
import {
  ask,
  chatRequests,
  chinese,
  english,
  expectTurns,
  log,
  moment,
  openAssistant,
  panel,
  settled,
  siteWithModel,
} from './chat-steps.ts'

const { visit, gateway } = await siteWithModel()

describe('the conversation stays', () => {
  it('over a reload, a look at another page and a change of language', async () => {
    const page = await visit('/en')
    const requests = chatRequests(page)
    gateway.answerWith(says('Kept, **bold**.'), says('And on.'))
    await ask(page, 'Here?')
    await settled(page)
    await page.reload()
    await openAssistant(page)
    await expectTurns(page, 'Here?', 'Kept, bold.')
    expect(await page.getByRole('status').filter({ hasText: 'Kept' }).count()).toBe(0)
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
    await page.getByRole('heading', { level: 1, name: /Buildings cannot speak/ }).waitFor()
    await page.goBack()
    await expectTurns(page, 'Here?', 'Kept, bold.')
    await page.getByRole('link', { name: '切換至繁體中文' }).click()
    await ask(page, '還在？', chinese)
    await expectTurns(page, 'Here?', 'Kept, bold.', '還在？', 'And on.')
    expect(requests.at(-1)).toMatchObject({ message: '還在？', language: 'zh-TW' })
    expect(requests.at(-1)?.conversationId).toBeDefined()
  })

  it('takes an answer that arrives while another page is open', async () => {
    const page = await visit('/en')
    const letGo = moment()
    gateway.answerWith(says('', { pieces: [letGo.come, 'Late.'] }))
    await ask(page, 'Slow?')
    await expectTurns(page, 'Slow?', '')
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
    await page.getByRole('heading', { level: 1, name: /Buildings cannot speak/ }).waitFor()
    letGo.now()
    await page.goBack()
    await expectTurns(page, 'Slow?', 'Late.')
  })

  it('and a question that a reload cut short can be asked again', async () => {
    const page = await visit('/en', { expectedErrors: failedRequests })
    gateway.answerWith(says('', { pieces: ['Half', moment().come] }), says('Now.'))
    await ask(page, 'Cut?')
    await expectTurns(page, 'Cut?', 'Half')
    await page.reload()
    await openAssistant(page)
    await log(page).getByText('Failed to get AI response.').waitFor()
    await page.getByRole('button', { name: english.tryAgain }).click()
    await expectTurns(page, 'Cut?', 'Now.')
  })

  it('unless it is started over, which also calls back what is on its way', async () => {
    const page = await visit('/en')
    const requests = chatRequests(page)
    const index = gateway.requests.length + 1
    gateway.answerWith(says('Old.'), says('', { pieces: ['Too late', moment().come] }), says('New.'))
    await ask(page, 'One?')
    await settled(page)
    await ask(page, 'Two?')
    await expectTurns(page, 'One?', 'Old.', 'Two?', 'Too late')
    await page.getByRole('button', { name: 'Start over' }).click()
    await expect.poll(() => panel(page).locator('.chat-suggestions button').count()).toBe(6)
    expect(await page.evaluate(() => sessionStorage.getItem('chatConversation'))).toBeNull()
    const request = await gateway.request(index)
    await request.closed
    expect(request.hungUpAt).toBeDefined()
    await ask(page, 'Three?')
    await expectTurns(page, 'Three?', 'New.')
    expect(requests.at(-1)).toEqual({ message: 'Three?', language: 'en' })
  })

  it.each([
    'no json',
    '{"turns":[{"id":1,"question":1}]}',
    '{"conversationId":"me","turns":[]}',
    '{"messages":[{"kind":"question","id":0,"text":"of a former version"}]}',
  ])('but not what is no conversation: %s', async (stored) => {
    const page = await visit('/en', {
      before: (opening) => opening.addInitScript((text) => sessionStorage.setItem('chatConversation', text), stored),
    })
    await expect.poll(() => panel(page).locator('.chat-suggestions button').count()).toBe(6)
  })
})
