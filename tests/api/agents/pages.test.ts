import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

it('has an llms.txt whose addresses for programs answer', async () => {
  const text = await (await fetch(`${app.url}/llms.txt`)).text()
  expect(text).toMatch(/^# \S/)
  for (const path of ['/.well-known/ucp', '/api/openapi.json', '/api/v1/products']) {
    expect(text).toContain(`(${app.url}${path})`)
    expect((await fetch(app.url + path)).status).toBe(200)
  }
})

it('has an API catalogue by RFC 9727, whose description is there', async () => {
  const answer = await fetch(`${app.url}/.well-known/api-catalog`)
  expect(answer.headers.get('content-type')).toContain('application/linkset+json')
  const { linkset } = await answer.json()
  expect(linkset[0]).toMatchObject({
    anchor: `${app.url}/api/v1`,
    'service-desc': [{ href: `${app.url}/api/openapi.json` }],
  })
})

it('has each product as Markdown with its price; an unknown one is 404', async () => {
  const answer = await fetch(`${app.url}/en/products/water-leak-sensor.md`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/markdown; charset=utf-8'])
  const { nameEn, price } = await app.services.products.detail('water-leak-sensor')
  const text = await answer.text()
  expect(text).toContain(`# ${nameEn}`)
  expect(text).toContain(`HKD ${price.msrp}`)
  expect((await fetch(`${app.url}/products/no-such-thing.md`)).status).toBe(404)
})

it.each([
  ['/terms', '# 使用條款'],
  ['/en/terms', '# Terms'],
  ['/cn/terms', '# 使用条款'],
  ['/solutions', '#'],
  ['/en/solutions/commercial', '#'],
  ['/en/esg-compliance', '#'],
  ['/en/contact', '# Contact us'],
  ['/en/support', '#'],
  ['/products', '# 產品目錄'],
  ['/en/products', '# Product catalogue'],
  ['/cn/products', '# 产品目录'],
  ['/products/water-leak-sensor', '# 漏水感測器'],
  ['/case-studies', '#'],
  ['/en/case-studies', '#'],
  ['/live-demo', '# 試用平台'],
  ['/en/live-demo', '# Try the platform'],
  ['/cn/live-demo', '# 试用平台'],
  ['/compare', '# 比較產品'],
])('has %s as Markdown in its language', async (path, title) => {
  const answer = await fetch(`${app.url}${path}.md`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/markdown; charset=utf-8'])
  const text = await answer.text()
  expect(text.startsWith(title), text.slice(0, 80)).toBe(true)
  expect(text).toContain(`${app.url}${path}\n`)
})

it('says of a sample case that its figures are illustrative', async () => {
  const text = await (await fetch(`${app.url}/en/case-studies.md`)).text()
  const [first] = app.services.publishedContent.current('cases')
  expect(text).toContain(`## ${first?.data.site.en}`)
  expect(text).toContain(`${first?.data.size.en} (illustrative figures)`)
  expect(text).toMatch(/^- .+: [\d.]+ → [\d.]+ /m)
})

it.each([
  ['/index.md', '/\n', '感測器'],
  ['/en/index.md', '/en\n', 'Sensors, network and software'],
  ['/cn/index.md', '/cn\n', '传感器'],
])('has the home page at %s with the Markdown of the others', async (address, own, says) => {
  const text = await (await fetch(app.url + address)).text()
  expect(text).toContain(app.url + own)
  expect(text).toContain(says)
  const twins = [...text.matchAll(/\((http[^)]+\.md)\)/g)].map(([, twin = '']) => twin)
  expect(twins.length).toBeGreaterThan(8)
  for (const twin of twins) expect((await fetch(twin)).status, twin).toBe(200)
})

it('has a comparison as a table, the better values marked', async () => {
  const slugs = ['water-leak-sensor', 'parking-sensor']
  const text = await (await fetch(`${app.url}/en/compare.md?products=${slugs.join(',')}`)).text()
  const { price } = await app.services.products.detail('parking-sensor')
  expect(text).toContain('|  | Water Leak Sensor | Parking Sensor |')
  expect(text).toMatch(new RegExp(`\\| Price \\| HKD [\\d.]+ \\(one-off\\) \\| HKD ${price.msrp} \\(one-off\\) \\|`))
  expect(text).toMatch(/\*\*10.years\*\*/)
  const alone = await (await fetch(`${app.url}/en/compare.md?products=parking-sensor`)).text()
  expect(alone).toContain(`${app.url}/en/compare.md?products=a,b`)
})

it.each(['/.md', '/index/index.md', '/en/index/compare.md'])('has no %s', async (address) => {
  expect((await fetch(app.url + address)).status).toBe(404)
})

it.each(['/quote', '/en/nowhere', '/solutions/nowhere', '/admin'])('has no %s as Markdown', async (path) => {
  expect((await fetch(`${app.url}${path}.md`)).status).toBe(404)
})

it('lists the products of each category with prices, and the addresses of their Markdown', async () => {
  const text = await (await fetch(`${app.url}/en/products.md`)).text()
  expect(text).toContain(`\n- [Water Leak Sensor](${app.url}/en/products/water-leak-sensor.md): HKD `)
  const addresses = [...text.matchAll(/\((http[^)]+\.md)\)/g)].map(([, address = '']) => address)
  expect(addresses).toHaveLength(24)
  for (const address of addresses) expect((await fetch(address)).status, address).toBe(200)
})

it('names in llms.txt only Markdown that is there', async () => {
  const text = await (await fetch(`${app.url}/llms.txt`)).text()
  const twins = [...text.matchAll(/\((http[^)]+\.md)\)/g)].map(([, address = '']) => address)
  expect(twins.length).toBeGreaterThan(8)
  for (const address of twins) expect((await fetch(address)).status, address).toBe(200)
})
