import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { apiRoot, type Endpoint } from '#contract/endpoint.ts'
import { permissions } from '#contract/staff/permissions.ts'
import { addressOf, declaredEndpoints } from '#tests/support/endpoints.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const declared = await declaredEndpoints()

function parametersOf({ params }: Endpoint): string[] {
  return params ? Object.keys(z.toJSONSchema(params, { io: 'input', unrepresentable: 'any' }).properties ?? {}) : []
}

describe('an endpoint is declared once', () => {
  it('there are endpoints to look at', () => expect(declared.length).toBeGreaterThan(150))

  it.each(declared)('%s is exported by its operationId, and takes a permission there is', (name, endpoint) => {
    expect(endpoint.operationId).toBe(name)
    expect([...permissions, 'self', 'public']).toContain(endpoint.permission)
    expect(endpoint.summary).not.toMatch(/^$|\.$/)
  })

  it.each(declared)('%s names each parameter of its path', (_name, endpoint) => {
    const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter)
    expect(parametersOf(endpoint).sort()).toEqual(inPath.sort())
  })

  it.each(declared)('%s has no body where it answers 204, and a body is not sent with GET', (_name, endpoint) => {
    if (endpoint.method === 'GET') expect(endpoint.body).toBeUndefined()
    if (endpoint.status === 204) expect(z.safeParse(schemaOf(endpoint), undefined).success).toBe(true)
  })

  it.each(declared)('%s is counted among the exports where it is one', (_name, { path: address, isExport = false }) => {
    expect(isExport).toBe(/\/(?:export|print)\.\w+$/.test(address))
  })

  it('what is below /admin is for staff', () => {
    const open = declared.filter(([, { path, permission }]) => path.startsWith('/admin/') && permission === 'public')
    expect(open).toEqual([])
  })

  it('no two have one address, or one name', () => {
    const addresses = declared.map(([, endpoint]) => addressOf(endpoint, apiRoot))
    const names = declared.map(([name]) => name)
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(new Set(names).size).toBe(names.length)
  })

  it('the server names none of their paths again', () => {
    const routes = readdirSync(path.join(root, 'server/modules'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.routes.ts') && !/^site\/(?:site|sitemap)\.routes\.ts$|^agents\//.test(file))
      .filter((file) => /app\.(?:get|post|put|patch|delete|route)\(/.test(read(path.join('server/modules', file))))
    expect(routes).toEqual([])
  })
})

function schemaOf({ answer }: Endpoint): z.core.$ZodType {
  return 'mediaType' in answer ? z.never() : answer
}

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8')
}
