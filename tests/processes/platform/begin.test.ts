import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

/** Where an install has been. */
async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'harbour-iot-begin-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(path.join(folder, 'prisma/generated'), { recursive: true })
  await writeFile(path.join(folder, 'prisma/generated/client.ts'), '')
  return folder
}

function beginIn(folder: string, parameters: string[], environment: NodeJS.ProcessEnv = {}) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--import', path.resolve('scripts/begin.mjs'), ...parameters],
    { cwd: folder, env: { PATH: process.env.PATH, ...environment }, encoding: 'utf8' },
  )
  return { stdout, stderr, status }
}

/** What a program that begins with scripts/begin.mjs sees of PORT and HOST, in a folder with this .env. */
async function begun(env?: string, environment: NodeJS.ProcessEnv = {}) {
  const folder = await emptyFolder()
  if (env === '') await mkdir(path.join(folder, '.env'))
  else if (env) await writeFile(path.join(folder, '.env'), env)
  return beginIn(folder, ['--print', '[process.env.PORT, process.env.HOST].join()'], environment)
}

it('.env is read, and what the environment says wins', async () => {
  const environment = { PORT: '4000' }
  expect(await begun('PORT=5000\nHOST=0.0.0.0\n', environment)).toEqual({
    stdout: '4000,0.0.0.0\n',
    stderr: '',
    status: 0,
  })
})

it('without .env nothing is said of it', async () => {
  expect(await begun()).toEqual({ stdout: ',\n', stderr: '', status: 0 })
})

it('a .env that cannot be read stops the start with one line', async () => {
  expect(await begun('')).toEqual({ stdout: '', stderr: '.env cannot be read\n', status: 1 })
})

/** Says of this thread and another whether it has Node's compiler of TypeScript in memory. */
const program = `
import { isMainThread, parentPort, Worker } from 'node:worker_threads'
const has: boolean = process.moduleLoadList.some((name: string) => name.includes('/amaro/'))
if (isMainThread) new Worker(new URL(import.meta.url), { execArgv: [] }).on('message', (other) => console.log(has, other))
else parentPort?.postMessage(has)
`

it('what Node has compiled is kept for the next start, also for threads', async () => {
  const folder = await emptyFolder()
  await writeFile(path.join(folder, 'program.ts'), program)
  const run = () => beginIn(folder, ['program.ts']).stdout
  expect(run()).toMatch(/^true /)
  expect(run()).toBe('false false\n')
})
