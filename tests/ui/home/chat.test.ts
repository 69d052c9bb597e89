import { describe, expect, it } from 'vitest'
import { says } from '#tests/support/gateway/plays.ts'
import { drawnPage, expectAddress, failedRequests, testSite } from '../site.ts'
import {
  ask,
  chatRequests,
  chinese,
  english,
  expectTurns,
  input,
  log,
  moment,
  panel,
  settled,
  siteWithModel,
  startOver,
} from './chat-steps.ts'

const plain = testSite()
const { visit, gateway } = await siteWithModel()

describe('before the first message, and without a model', () => {
  it.each([
    ['/', chinese, '示範模式', '二十層的商廈要多少部網關？', '漏水感測器幾多錢？', '漏水感測器'],
    [
      '/en',
      english,
      'Demo Mode',
      'How many gateways does a 20-storey office tower need?',
      'How much is the water leak sensor?',
      'Water Leak Sensor',
    ],
  ] as const)(
    '%s: the server renders the panel; six suggestions fill the input and send nothing; what an answer needs is loaded then, and leads to its sources',
    async (path, words, badge, one, question, name) => {
      const page = await plain.visit(path, { viewport: { width: 1440, height: 900 } })
      const requests = chatRequests(page)
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      const isLoaded = async () => {
        // a browser notes no time of what it had at hand
        const noted = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
        return [...asked, ...noted].some((name) => /\/(?:Log|asking)-/.test(name))
      }
      await page.waitForLoadState('networkidle')
      expect(await isLoaded()).toBe(false)
      const drawn = await drawnPage(page, path)
      for (const text of [badge, one, words.input, words.send]) expect(drawn).toContain(text)
      expect(drawn.match(/<li><button class="min-h-12/g)).toHaveLength(6)

      await panel(page, words).getByText(badge, { exact: true }).waitFor()
      const suggestions = panel(page, words).locator('.chat-suggestions button')
      await expect.poll(() => suggestions.count()).toBe(6)
      await suggestions.filter({ hasText: one }).click()
      expect(await input(page, words).inputValue()).toBe(one)
      expect(await input(page, words).evaluate((field) => field === document.activeElement)).toBe(true)
      expect(await log(page).count()).toBe(0)
      expect(requests).toEqual([])
      await expect.poll(isLoaded).toBe(true)

      await ask(page, question, words)
      await settled(page, words)
      const answer = log(page).locator('.chat-answer')
      await answer.locator('.answer-products').getByText('HK$1,180').first().waitFor()
      const source = answer.locator('.answer-sources').getByRole('link').first()
      await source.waitFor()
      await answer.locator('.answer-products').getByRole('link', { name, exact: true }).click()
      await expectAddress(page, `${path === '/' ? '' : path}/products/water-leak-sensor`)
    },
  )
})

describe('chat', () => {
  it('sends nothing blank; disables the input while it waits, appends the answer, and goes on with the conversation that the server named', async () => {
    const page = await visit('/en')
    const requests = chatRequests(page)
    const send = page.getByRole('button', { name: english.send, exact: true })
    expect(await send.isDisabled()).toBe(true)
    await input(page).fill(' \n ')
    expect(await send.isDisabled()).toBe(true)
    await input(page).press('Enter')
    expect(await log(page).count()).toBe(0)
    expect(requests).toEqual([])

    const letGo = moment()
    gateway.answerWith(says('', { pieces: [letGo.come, 'Far enough,\nand more.'] }), says('Second.'))
    await input(page).fill('  How far?  ')
    await send.click()
    await expectTurns(page, 'How far?', '')
    expect(await input(page).inputValue()).toBe('')
    expect(await input(page).isDisabled()).toBe(true)
    expect(await send.count()).toBe(0)
    await page.getByRole('status').filter({ hasText: 'The assistant is thinking' }).waitFor({ state: 'attached' })
    expect(await panel(page).locator('.chat-suggestions').count()).toBe(0)
    letGo.now()
    await expectTurns(page, 'How far?', 'Far enough,\nand more.')
    await settled(page)
    expect(await page.getByText('The assistant is thinking').count()).toBe(0)
    expect(requests).toEqual([{ message: 'How far?', language: 'en' }])

    await ask(page, 'Two?')
    await expectTurns(page, 'How far?', 'Far enough,\nand more.', 'Two?', 'Second.')
    expect(requests.map(({ message }) => message)).toEqual(['How far?', 'Two?'])
    expect(requests[1]?.conversationId).toMatch(/^[\da-f-]{36}$/)
    const { messages } = (await gateway.request(gateway.requests.length - 1)).body
    expect(messages.some(({ role, content }) => role === 'assistant' && content.includes('Far enough'))).toBe(true)
  })

  it('makes a line on Shift and Enter, sends on Enter, without characters that nobody types, and takes no more than the longest message', {
    tags: ['night'],
  }, async () => {
    const page = await visit('/en')
    const requests = chatRequests(page)
    await input(page).pressSequentially('Line one')
    await input(page).press('Shift+Enter')
    await input(page).pressSequentially('line two')
    expect(await input(page).inputValue()).toBe('Line one\nline two')
    expect(requests).toEqual([])
    await input(page).press('Enter')
    await settled(page)
    await ask(page, 'A\u000bB\u2028C \u{1F6B0} \u05d0')
    await settled(page)
    expect(requests.map(({ message }) => message)).toEqual(['Line one\nline two', 'A B C \u{1F6B0} \u05d0'])

    await input(page).fill('a'.repeat(1999))
    await page.getByText('1 character left', { exact: true }).waitFor()
    await input(page).press('End')
    await input(page).pressSequentially('bc')
    expect((await input(page).inputValue()).length).toBe(2000)
    await page.getByText('0 characters left').waitFor()
  })

  it('is called AI Powered where a model key is set, shows the pieces of an answer as they come, keeps its height and scrolls to each', async () => {
    const page = await visit('/en')
    await panel(page).getByText('AI Powered', { exact: true }).waitFor()
    const [second, third] = [moment(), moment()]
    gateway.answerWith(
      says('', { pieces: ['One **bo', second.come, 'ld**.\n\n- ', third.come, 'two'] }),
      says('A long answer.\n'.repeat(40)),
    )
    await ask(page, 'Slowly?')
    await expectTurns(page, 'Slowly?', 'One bo')
    expect(await log(page).locator('.answer-text strong').textContent()).toBe('bo')
    second.now()
    await expectTurns(page, 'Slowly?', 'One bold.')
    expect(await log(page).locator('.answer-text li').count()).toBe(0)
    third.now()
    await expect.poll(() => log(page).locator('.answer-text li').allTextContents()).toEqual(['two'])
    await settled(page)

    await startOver(page)
    const heights = new Set<number | undefined>()
    for (const question of ['One?', 'Two?', 'Three?']) {
      await ask(page, question)
      await settled(page)
      const distance = () => log(page).evaluate((box) => box.scrollHeight - box.clientHeight - box.scrollTop)
      await expect.poll(distance).toBeLessThan(1)
      heights.add((await log(page).boundingBox())?.height)
    }
    expect(heights.size).toBe(1)
    await page.getByRole('link', { name: '切換至繁體中文' }).click()
    await panel(page, chinese).getByText('AI 驅動', { exact: true }).waitFor()
  })
})

describe('while the code of the conversation cannot be loaded', () => {
  it('says so, and shows it once it can', { tags: ['night'] }, async () => {
    const page = await visit('/en', {
      expectedErrors: failedRequests,
      before: (opening) => opening.route(/\/assets\/Log-[^/]+\.js/, (route) => route.abort()),
    })
    await ask(page, 'Here?')
    await page.getByRole('alert').filter({ hasText: 'The conversation could not be loaded.' }).waitFor()
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('chatConversation'))).toContain('answered')
    await page.unroute(/\/assets\/Log-[^/]+\.js/)
    const again = panel(page).getByRole('button', { name: english.tryAgain })
    // A browser that keeps the failure needs a second try, which loads the whole page anew.
    const isShown = async () => {
      if (await again.isVisible()) await again.click()
      return log(page).isVisible()
    }
    await expect.poll(isShown, { interval: 500 }).toBe(true)
    await expectTurns(page, 'Here?', 'Yes.')
  })
})
