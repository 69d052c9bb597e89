import path from 'node:path'
import { build, type Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import { getSystemPdf } from '#contract/endpoints/catalogue/builder.ts'
import { getImage, getProductDatasheet } from '#contract/endpoints/catalogue/catalogue.ts'
import * as orders from '#contract/endpoints/orders.ts'
import * as quotes from '#contract/endpoints/quotes.ts'
import { withoutServerParts } from '../../../client/build/plugins.ts'
import { systemPdfUrl } from '../../../client/src/api/builder.ts'
import { urlOf } from '../../../client/src/api/endpoint.ts'
import { datasheetUrl, imageUrl } from '../../../client/src/api/file-urls.ts'

describe('the address of an endpoint', () => {
  it('has its parameters, as they may be written in a path', () => {
    const params = { id: 'a/b c', number: 2 }
    expect(urlOf(quotes.getQuoteRevisionPdf, { params })).toBe(
      '/api/v1/admin/quotes/a%2Fb%20c/revisions/2/quotation.pdf',
    )
  })

  it('has of its query what is given', () => {
    const query = { page: 2, search: 'a&b', sort: undefined }
    expect(urlOf(orders.listOrders, { query })).toBe('/api/v1/admin/orders?page=2&search=a%26b')
    expect(urlOf(orders.listOrders, { query: new URLSearchParams({ status: 'pending' }) })).toBe(
      '/api/v1/admin/orders?status=pending',
    )
    expect(urlOf(orders.listOrders, {})).toBe('/api/v1/admin/orders')
  })

  it('of a datasheet is the one that product pages write out', () => {
    const slug = 'a/b c'
    expect(datasheetUrl(slug, 'zh-CN')).toBe(
      urlOf(getProductDatasheet, { params: { slug }, query: { language: 'zh-CN' } }),
    )
  })

  it('of a picture is the one that pages write out', () => {
    expect(imageUrl('ab12')).toBe(urlOf(getImage, { params: { hash: 'ab12' } }))
  })

  it('of a system’s document is the one that the builder writes out', () => {
    const query = new URLSearchParams({ floors: '25', language: 'en' })
    expect(systemPdfUrl('floors=25', 'en')).toBe(urlOf(getSystemPdf, { query }))
  })
})

it('the client’s build keeps of an endpoint what a call takes', async () => {
  const code = await built('contract/endpoints/orders.ts')
  for (const kept of ['"/admin/orders/:id/status"', '"POST"', '"sales.write"', 'application/pdf'])
    expect(code.replaceAll(/['`]/g, '"')).toContain(kept)
  for (const left of [orders.moveOrder.summary, 'operationId', 'errors: [', 'consumes'])
    expect(code).not.toContain(left)
})

async function built(entry: string): Promise<string> {
  const root = path.resolve(import.meta.dirname, '../../..')
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [withoutServerParts()],
    build: { write: false, minify: false, lib: { entry: path.join(root, entry), formats: ['es'] } },
  })
  const outputs: Rolldown.RolldownOutput[] = Array.isArray(result) ? result : 'output' in result ? [result] : []
  return outputs.flatMap(({ output }) => output.map((file) => (file.type === 'chunk' ? file.code : ''))).join('')
}
