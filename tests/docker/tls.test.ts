import { once } from 'node:events'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest, type RequestOptions } from 'node:https'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { until } from '#tests/support/processes.ts'
import { removeStack } from './engine.ts'
import { folder } from './place.ts'
import { commandsWith } from './stack.ts'

const host = 'shop.example'
const variables = { SITE_HOST: host, HTTP_PORT: '0', HTTPS_PORT: '0' }
const certificates = path.join(folder, 'certificates')
let ca: string

afterAll(async () => {
  await removeStack()
  await rm(certificates, { recursive: true, force: true })
})

type Compose = ReturnType<typeof commandsWith>['compose']

/** Starts the stack with docker/tls.yml. @param TLS how Caddy gets its certificate */
async function upWith(TLS: string): Promise<Compose> {
  const { compose } = commandsWith(['docker/tls.yml'], { ...variables, TLS })
  await compose('up', '-d', '--build', '--wait')
  return compose
}

async function portOf(compose: Compose, port: number): Promise<number> {
  const address = await compose('port', 'proxy', String(port))
  return Number(address.trim().split(':').at(-1))
}

/** Asks over HTTPS for the host, whose certificate must be of this authority. */
async function ask(compose: Compose, options: RequestOptions, body = ''): Promise<{ status: number; body: string }> {
  const place = { port: await portOf(compose, 443), host: '127.0.0.1', servername: host, agent: false }
  const headers = { host, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  const sent = httpsRequest({ ...place, headers, ...options }).end(body)
  const [answer] = await once(sent, 'response')
  return { status: answer.statusCode, body: await text(answer) }
}

/** Where plain HTTP leads to. */
async function redirected(compose: Compose, path: string): Promise<string | undefined> {
  const place = { port: await portOf(compose, 80), host: '127.0.0.1', headers: { host }, agent: false, path }
  const [answer] = await once(httpRequest(place).end(), 'response')
  answer.resume()
  return answer.headers.location
}

describe('docker/tls.yml', () => {
  let compose: Compose

  beforeAll(async () => {
    compose = await upWith('tls internal')
    ca = await compose('exec', '-T', 'proxy', 'cat', '/data/caddy/pki/authorities/local/root.crt')
    // Caddy issues the certificate once it runs.
    await until(() => ask(compose, { ca, path: '/health/live' }).catch(() => undefined), 30_000)
  })

  it('serves the site over HTTPS, and sends HTTP there', async () => {
    const page = await ask(compose, { ca, path: '/en' })
    expect(page.status).toBe(200)
    expect(page.body).toContain(`https://${host}/en`)
    expect(await redirected(compose, '/en')).toBe(`https://${host}/en`)
  })

  it('looks at the password of staff, who came over TLS', async () => {
    const form = JSON.stringify({ username: 'nobody@staff.example', password: 'not the password' })
    const answer = await ask(compose, { ca, path: '/api/v1/auth/login', method: 'POST' }, form)
    expect(answer.status, answer.body).toBe(401)
  })

  it('serves a certificate of the operator’s own', async () => {
    await mkdir(certificates, { recursive: true })
    const issued = `/data/caddy/certificates/local/${host}/${host}`
    for (const [from, to] of [
      ['crt', 'cert.pem'],
      ['key', 'key.pem'],
    ]) {
      await writeFile(
        path.join(certificates, String(to)),
        await compose('exec', '-T', 'proxy', 'cat', `${issued}.${from}`),
      )
    }
    compose = await upWith('tls /certificates/cert.pem /certificates/key.pem')
    expect((await ask(compose, { ca, path: '/en' })).status).toBe(200)
    await expect(ask(compose, { path: '/en' })).rejects.toThrow(/certificate/)
  })
})
