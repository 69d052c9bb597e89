import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { open } from 'node:fs/promises'
import { expect, it, onTestFinished } from 'vitest'
import { enquiry } from '#tests/api/forms/forms.ts'
import { freePort } from '#tests/support/own-postgres.ts'
import { until } from '#tests/support/processes.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

interface Site {
  url: string
  child: ChildProcess
}

/** `node server/main.ts`, its outputs where the test wants them, once it is ready. */
async function startSite(stdio: StdioOptions): Promise<Site> {
  const database = await createTestDatabase()
  onTestFinished(database.drop)
  const port = await freePort()
  const { PATH, TMPDIR, NODE_COMPILE_CACHE } = process.env
  const child = spawn(process.execPath, ['server/main.ts'], {
    stdio,
    env: { PATH, TMPDIR, NODE_COMPILE_CACHE, DATABASE_URL: database.url, HOST: '127.0.0.1', PORT: String(port) },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const url = `http://127.0.0.1:${port}`
  await until(() => {
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}`)
    return fetch(`${url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  })
  return { url, child }
}

/** Each answered request would be a line of the log. */
async function takesForms({ url }: Site): Promise<void> {
  for (let sent = 0; sent < 3; sent += 1) {
    const body = JSON.stringify(enquiry())
    const headers = { 'content-type': 'application/json' }
    expect((await fetch(`${url}/api/v1/enquiries`, { method: 'POST', headers, body })).status).toBe(201)
  }
}

async function endsWell({ child }: Site): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
}

it('a log on a full disk ends nothing: the site starts, takes forms and stops as ever', async () => {
  const full = await open('/dev/full', 'w')
  onTestFinished(() => full.close())
  const site = await startSite(['ignore', full.fd, full.fd])
  await takesForms(site)
  await endsWell(site)
})

it('a log that nobody reads any more ends nothing', async () => {
  const site = await startSite(['ignore', 'pipe', 'pipe'])
  site.child.stdout?.destroy()
  site.child.stderr?.destroy()
  await takesForms(site)
  await endsWell(site)
})
