import { describe, expect, it } from 'vitest'
import { says } from '#tests/support/gateway/plays.ts'
import { expectNoViolationsInThemes } from '../axe.ts'
import { expectAddress, failedRequests, goTo } from '../site.ts'
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
} from './chat-steps.ts'

const { visit, gateway } = await siteWithModel()

const question = 'How much is the water leak sensor?'
const answer = `The **Water Leak Sensor** is HK$1,180 [1]. Ten would be HK$9,876.

| Model | Price |
| --- | --- |
| Water Leak Sensor | HK$1,180 [1] |

See [its page](/products/water-leak-sensor).`

describe('an answer', () => {
  it('shows the products that it names, priced as the visitor pays, for the quotation; each number leads to its source below, that to its page', async () => {
    const page = await visit('/en', { stored: { currency: 'USD' } })
    gateway.answerWith(says(answer))
    await ask(page, question)
    await settled(page)
    const card = log(page).locator('.answer-products > li').filter({ hasText: 'Water Leak Sensor' })
    await card.getByText('$151.04').waitFor()
    await card.getByText('In stock').waitFor()
    await card.getByRole('button', { name: 'Add to quote: Water Leak Sensor' }).click()
    await page.getByRole('status').filter({ hasText: 'Water Leak Sensor is in your quotation' }).waitFor()
    const basket = () => page.evaluate(() => localStorage.getItem('quoteBasket'))
    await expect.poll(basket).toContain('water-leak-sensor')
    await card.getByRole('link', { name: 'View quote: Water Leak Sensor' }).click()
    await expectAddress(page, '/en/quote')
    await page.getByText('Water Leak Sensor').first().waitFor()

    await page.goBack()
    await expectAddress(page, '/en')
    const citation = log(page).locator('.answer-citation a').first()
    const source = log(page).locator('.answer-sources').getByRole('link').first()
    expect(await citation.textContent()).toBe('1')
    const title = (await citation.getAttribute('title')) ?? ''
    expect(title).toMatch(/^Source 1: ./)
    expect(title).toContain(await source.locator('.link').textContent())
    await citation.focus()
    await page.keyboard.press('Enter')
    expect(await source.evaluate((link) => link === document.activeElement)).toBe(true)
    expect(new URL(page.url()).hash).toBe('')
    const address = (await source.getAttribute('href')) ?? ''
    expect(address).toMatch(/^\/en\//)
    await page.keyboard.press('Enter')
    await expectAddress(page, address)
  })

  it('on a phone, brings up no keyboard, and is text where it is more than an answer can be', async () => {
    const page = await visit('/en', { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })
    await ask(page, 'Phone?')
    await settled(page)
    expect(await input(page).evaluate((field) => field === document.activeElement)).toBe(false)
    const actions = log(page).locator('.answer-action')
    const sizes = await actions.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
    for (const { width, height } of sizes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    expect(sizes.length).toBe(4)

    await startOver(page)
    const html = '<img src="/logo.svg" onerror="document.title=1"><b>bold</b> <script>document.title=2</script>'
    const markdown = `${html}

[press](javascript:document.title=3) [go](https://elsewhere.example/) [data](data:text/html,x) [staff](/admin/users)

![picture](https://elsewhere.example/pixel.png) [ours](/lpwan)

${'unbreakable'.repeat(40)}

${'| column '.repeat(9)}|
${'| --- '.repeat(9)}|
${'| 1 '.repeat(9)}|`
    const foreign: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('elsewhere.example')) foreign.push(request.url())
    })
    gateway.answerWith(says(markdown))
    await ask(page, html)
    await settled(page)
    const shown = log(page).locator('.answer-text')
    expect(await shown.textContent()).toContain(html)
    expect(await log(page).locator('.answer-text :is(img, b, script, style, iframe)').count()).toBe(0)
    const links = await shown.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(links).toEqual(['/en/lpwan'])
    expect(await page.title()).not.toMatch(/^\d/)
    expect(foreign).toEqual([])
    expect(await log(page).evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
    const table = shown.getByRole('region', { name: 'Table' })
    expect(await table.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true)
  })

  it('is heard once, when it is whole, nothing of it before; the log follows at its end, and stays where the reader has scrolled to', async () => {
    const page = await visit('/en')
    const rest = moment()
    gateway.answerWith(says('', { pieces: ['Once', rest.come, ' and for **all**.'] }))
    await ask(page, 'Heard?')
    await expectTurns(page, 'Heard?', 'Once')
    const live = page.locator('[role=status]:not(:empty), [role=alert], [aria-live=polite], [aria-live=assertive]')
    await expect.poll(() => live.allTextContents()).toEqual(['The assistant is thinking'])
    expect(await log(page).getAttribute('aria-live')).toBe('off')
    rest.now()
    await expect.poll(() => live.allTextContents()).toEqual(['Assistant: Once and for all.'])
    await expect.poll(() => live.count()).toBe(0)

    await settled(page)
    const long = 'A line of it.\n\n'.repeat(40)
    const [more, last] = [moment(), moment()]
    gateway.answerWith(says('', { pieces: [long, more.come, `${long}More.`, last.come, '\n\nLast.'] }))
    await ask(page, 'Long?')
    const distance = () => log(page).evaluate((box) => Math.round(box.scrollHeight - box.clientHeight - box.scrollTop))
    const height = () => log(page).evaluate((box) => box.scrollHeight)
    await expect.poll(height).toBeGreaterThan(1000)
    await expect.poll(distance).toBe(0)
    const before = await height()
    await log(page).hover()
    await page.mouse.wheel(0, -400)
    await expect.poll(distance).toBe(400) // all of the way: the wheel moves it step by step
    const latest = page.getByRole('button', { name: 'Jump to latest' })
    await latest.waitFor()
    const place = await log(page).evaluate((box) => box.scrollTop)
    more.now()
    await expect.poll(height).toBeGreaterThan(before)
    expect(await log(page).evaluate((box) => box.scrollTop)).toBe(place)
    await latest.click()
    await expect.poll(distance).toBe(0)
    await latest.waitFor({ state: 'hidden' })
    last.now()
    await log(page).getByText('Last.').waitFor()
    await settled(page)
    await expect.poll(distance).toBe(0)
  })
})

it('marks the figures that no source has, and says so once; axe finds nothing in such a conversation, in either language', async () => {
  const page = await visit('/en', { expectedErrors: failedRequests, viewport: { width: 360, height: 740 } })
  for (const { path, words, mark, note } of [
    {
      path: '/en',
      words: english,
      mark: '(unverified)',
      note: /^Unverified: .*9,876.* No source has these figures/,
    },
    { path: '/', words: chinese, mark: '(未經核實)', note: /^未經核實：.*9,876.*來源裏沒有這些數字/ },
  ]) {
    if (path !== '/en') {
      await startOver(page, english)
      await goTo(page, path)
    }
    gateway.answerWith(says(`${answer}\n\n- a\n- b\n\n\`\`\`\ncode\n\`\`\`\n\nمرحبا بالعالم`), { kind: 'html' })
    await ask(page, question, words)
    await settled(page, words)
    const marked = log(page).locator('.answer-unverified')
    expect(await marked.allTextContents()).toEqual([expect.stringContaining('9,876')])
    expect(await marked.locator('small').textContent()).toBe(mark)
    expect(await log(page).locator('.answer-note').allTextContents()).toEqual([expect.stringMatching(note)])

    await ask(page, `Two ${'long'.repeat(60)}?`, words)
    await log(page).getByRole('button', { name: words.tryAgain }).waitFor()
    await expectNoViolationsInThemes(page, '.chat-box')
    const box = await page.locator('.chat-box').boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360)
    const arabic = log(page).getByText('مرحبا')
    expect(await arabic.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl')
  }
})
