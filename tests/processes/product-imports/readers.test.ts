import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createImportReaders, type ReaderLimits } from '#server/modules/catalogue/imports/reading/import-readers.ts'
import { variableNames } from '#server/platform/config.ts'
import { guessed, type Importing, importing } from '#tests/api/product-imports/importing.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { until } from '#tests/support/processes.ts'
import { createStaff } from '#tests/support/staff.ts'
import { childProcesses } from '../child-processes.ts'

let app: TestApp
let manager: Importing

beforeAll(async () => {
  app = await startTestApp()
  manager = importing(app, await createStaff(app, 'manager'))
})
afterAll(() => app.close())

describe('the process that reads', () => {
  const file = { fileName: 'a.csv', createdById: null, createdBy: 'Mei' }
  const upload = (rows: number) => {
    const { buffer } = new TextEncoder().encode(`Name\n${'x,\n'.repeat(rows)}`)
    return { kind: 'upload' as const, bytes: buffer, file: { ...file, id: randomUUID() } }
  }
  const patient = { limitMs: 600_000, heapMb: 512 }

  function readersOf(limits: Partial<ReaderLimits>) {
    const readers = createImportReaders(app.databaseUrl, { ...patient, ...limits })
    onTestFinished(readers.close)
    return readers
  }

  /** Of the processes that read for this test run, by number. */
  const running = () => childProcesses(process.pid, 'import-reader.ts')

  it('is ended where it takes too long, and where it takes too much memory', async () => {
    const slow = readersOf({ limitMs: 1 })
    await expect(slow.run(upload(90_000))).rejects.toThrow('too_slow')
    const small = readersOf({ heapMb: 8 })
    await expect(small.run(upload(90_000))).rejects.toThrow('too_much_memory')
    expect([slow.isBusy(), small.isBusy()]).toEqual([false, false])
  })

  it.runIf(process.platform === 'linux')('knows nothing of the configuration', async () => {
    const before = running()
    const readers = createImportReaders(app.databaseUrl, { limitMs: patient.limitMs })
    onTestFinished(readers.close)
    await readers.run(upload(10))
    const [reader] = running().filter((one) => !before.includes(one))
    const environment = readFileSync(`/proc/${reader}/environ`, 'utf8').split('\0')
    expect(environment.filter((line) => variableNames.includes(line.split('=')[0] ?? ''))).toEqual([])
  })

  it.runIf(process.platform === 'linux')('reads the next file too, and ends when none comes', async () => {
    const before = running()
    const mine = () => running().filter((one) => !before.includes(one))
    const readers = readersOf({ idleMs: 300 })
    await readers.run(upload(10))
    const first = mine()
    await expect(readers.run(upload(0))).rejects.toThrow('empty')
    await readers.run(upload(10))
    expect([first.length, mine()]).toEqual([1, first])
    await until(() => mine().length === 0)
    await readers.run(upload(10))
  })

  it('of several files, reads two at once', async () => {
    const readers = readersOf({})
    const all = Promise.all([1, 2, 3, 4].map(() => readers.run(upload(1000))))
    await until(() => readers.isBusy())
    await all
    expect(readers.isBusy()).toBe(false)
  })

  it('that dies leaves an import that has failed, and can be previewed again', async () => {
    const { id, columns } = await manager.upload(`Name\n${'Sensor\n'.repeat(20_000)}`)
    const answer = await manager.post(`${id}/preview`, { mapping: guessed(columns) })
    expect(answer.status).toBe(202)
    await app.services.productImports.stopReaders()
    expect(await manager.settled(id)).toMatchObject({ status: 'failed', error: { code: 'stopped', products: [] } })
    expect((await manager.preview(id, guessed(columns))).status).toBe('previewed')
  })
})
