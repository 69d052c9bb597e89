import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { sampleRecords } from '#server/modules/catalogue/products/samples.ts'
import { expectProducts, goTo, testSite } from '../site.ts'

const { visit } = testSite()
const expectedErrors = /Failed to load resource|net::ERR_|Failed to fetch|PageLoadError/ // React logs what a boundary catches

let isCut: Page | undefined

/** Without a network, and without the browser's cache, which routing switches off. */
async function cut(page: Page): Promise<void> {
  await page.route('**/nothing', (route) => route.abort())
  await page.context().setOffline(true)
  isCut = page
}
async function mend(): Promise<void> {
  await isCut?.context().setOffline(false)
  isCut = undefined
}
afterEach(mend)

const speakers = [
  { prefix: '', link: '聯絡我們', title: '沒有網絡', again: '再試一次', still: '仍未能連接', heading: '聯絡我們' },
  {
    prefix: '/en',
    link: 'Contact',
    title: 'No network connection',
    again: 'Try Again',
    still: 'Still no connection.',
    heading: 'Get in Touch',
  },
  { prefix: '/cn', link: '联系我们', title: '没有网络', again: '再试一次', still: '仍未能连接', heading: '联系我们' },
]

describe('a move to a page whose code cannot be fetched', () => {
  it.each(speakers)(
    '$link: says that there is no network, and shows the page by itself once it is back',
    async (say) => {
      const page = await visit(`${say.prefix}/about`, { expectedErrors })
      await cut(page)
      await page.getByRole('banner').getByRole('link', { name: say.link, exact: true }).click()
      await page.getByRole('heading', { level: 1, name: say.title }).waitFor()
      expect(await page.title()).toContain(say.title)
      await page.getByRole('main').getByRole('button', { name: say.again }).click()
      await page.getByRole('status').filter({ hasText: say.still }).waitFor()
      await mend()
      await page.getByRole('heading', { level: 1, name: say.heading }).waitFor()
      await page.getByRole('main').locator('[name="firstName"]').waitFor()
    },
  )

  it('where the browser does not notice the network: looks again by itself; where a file alone is missing, something went wrong', async () => {
    const page = await visit('/en/about', { expectedErrors })
    const files = '**/assets/**/*.js'
    const server = '**/icon.svg'
    for (const path of [files, server]) await page.route(path, (route) => route.abort())
    const link = page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true })
    await link.click()
    await page.getByRole('heading', { level: 1, name: 'No network connection' }).waitFor()
    for (const path of [files, server]) await page.unroute(path)
    await page.getByRole('heading', { level: 1, name: 'Get in Touch' }).waitFor()

    const other = await visit('/en/about', { expectedErrors })
    await other.route(files, (route) => route.abort())
    await other.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click()
    await other.getByRole('heading', { level: 1, name: 'Something went wrong' }).waitFor()
    await other.unroute(files)
    await other.getByRole('button', { name: 'Try Again' }).click()
    await other.getByRole('heading', { level: 1, name: 'Get in Touch' }).waitFor()
  })
})

describe('a move to a page whose data is loaded by code that cannot be fetched', () => {
  it.each([
    ['/about', 'content', '出了點問題', '再試一次', '樓宇不會說話，我們替它量度'],
    ['/en/solutions', 'industries', 'Something went wrong', 'Try Again', 'Industry solutions'],
    ['/cn/compare', 'comparison-data', '出了点问题', '再试一次', '产品比较'],
  ])('%s: where a newer version has replaced it, says so, and reloads', async (path, code, title, again, heading) => {
    const page = await visit(path.replace(/\w+$/, 'terms'), { expectedErrors })
    const files = `**/assets/${code}-*.js`
    await page.route(files, (route) => route.fulfill({ status: 404 }))
    await goTo(page, path)
    await page.getByRole('alert').getByRole('heading', { level: 1, name: title }).waitFor()
    await page.unroute(files)
    await page.getByRole('main').getByRole('button', { name: again }).click()
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  })

  it('without a network: says so, and shows the page with its data once the network is back', async () => {
    const page = await visit('/en/terms', { expectedErrors })
    await cut(page)
    await goTo(page, '/en/solutions')
    await page.getByRole('alert').getByRole('heading', { level: 1, name: 'No network connection' }).waitFor()
    await mend()
    await page.getByRole('heading', { level: 1, name: 'Industry solutions' }).waitFor()
  })
})

it('the list falls back to the products that this browser keeps, and is asked for anew once the network is back', async () => {
  const all = sampleRecords.map(({ name }) => name)
  const page = await visit('/products', { expectedErrors })
  await expectProducts(page, all)
  await cut(page)
  await page.getByRole('combobox', { name: '類別' }).selectOption('software')
  await page.getByText(/存下的產品/).waitFor()
  await expectProducts(page, all)
  await page.getByRole('checkbox').first().click() // what marks for comparison cannot be fetched: the list stays
  await page.getByText(/存下的產品/).waitFor()
  await page.getByRole('link', { name: '漏水感測器', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: '沒有網絡' }).waitFor()
  await page.goBack()
  await page.getByText(/存下的產品/).waitFor()
  await mend()
  await page.getByText(/存下的產品/).waitFor({ state: 'detached' })
})
