import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { productListSchema } from '#contract/catalogue/products.ts'
import { startProcess, until } from '#tests/support/processes.ts'
import { postgresPid } from './running-server.ts'

async function freePort(): Promise<string> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = Object(server.address())
  await new Promise((resolve) => server.close(resolve))
  return String(port)
}

it('npm run dev needs no program on the PATH and no free PORT, and leaves no PostgreSQL running', async () => {
  const data = await mkdtemp(path.join(tmpdir(), 'harbour-iot-dev-'))
  onTestFinished(() => rm(data, { recursive: true, force: true }))
  const apiPort = await freePort()
  const environment = { PATH: '/usr/bin:/bin', DATA_DIR: data, API_PORT: apiPort, PORT: '1', HOST: '127.0.0.1' }
  const dev = startProcess('scripts/dev.ts', environment)
  onTestFinished(() => void dev.child.kill('SIGKILL'))
  const products = await until(async () => {
    const answer = await fetch(`http://127.0.0.1:${apiPort}/api/v1/products`).catch(() => undefined)
    const { total } = answer?.ok ? productListSchema.parse(await answer.json()) : { total: 0 }
    return total === 40
  })
  expect(products).toBe(true)
  await until(() => dev.output().includes('VITE'))
  dev.child.kill('SIGTERM')
  expect(await dev.ended).toBe(0)
  expect(await postgresPid(data)).toBeUndefined()
})
