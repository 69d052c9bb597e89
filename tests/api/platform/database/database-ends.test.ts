import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import pino from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { openImportQueries } from '#server/modules/catalogue/imports/reading/import-reader.repo.ts'
import { takeSyncLock } from '#server/modules/sync/run/sync-lock.ts'
import { connect, openDatabase } from '#server/platform/database/database.ts'
import { listen } from '#server/platform/database/events.ts'
import { openJobs } from '#server/platform/database/jobs.ts'

const uses: Record<string, (url: string) => Promise<unknown>> = {
  'a connection of its own': async (url) => (await connect(url)).query('SELECT 1'),
  'a query of the pool': (url) => pool(url).$queryRaw`SELECT 1`,
  'a transaction of the pool': (url) => pool(url).$transaction((transaction) => transaction.product.count()),
  'the sync lock': takeSyncLock,
  'a file that is read': async (url) => (await openImportQueries(url)).present([]),
  'the job queue': async (url) => {
    const jobs = openJobs(url, pino({ enabled: false }))
    onTestFinished(jobs.close)
    await jobs.start([])
  },
  'the listener': async (url) => {
    const events = listen(url)
    await setTimeout(100)
    await events.close()
    throw new Error('it only ever tries again')
  },
}

it.for(Object.keys(uses))('%s ends no process where PostgreSQL ends it in the packet that opens it', async (use) => {
  const uncaught: unknown[] = []
  const catching = (error: unknown) => uncaught.push(error)
  process.on('uncaughtException', catching)
  onTestFinished(() => void process.off('uncaughtException', catching))

  await expect(uses[use]?.(await endingServer())).rejects.toThrow()
  await setTimeout(50)
  expect(uncaught).toEqual([])
})

function pool(url: string) {
  const { prisma, close } = openDatabase(url, () => undefined)
  onTestFinished(close)
  return prisma
}

/** What a PostgreSQL that is being stopped says to whoever has just come in: welcome, ready, and good-bye. */
async function endingServer(): Promise<string> {
  const packet = Buffer.concat([
    message('R', Buffer.alloc(4)),
    message('Z', Buffer.from('I')),
    message('E', Buffer.from('SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0')),
  ])
  const server = createServer((socket) => {
    socket.on('error', () => undefined) // a caller that writes after the end
    socket.once('data', () => socket.end(packet))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `postgresql://nobody@127.0.0.1:${Object(server.address()).port}/none`
}

function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}
