import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

/** What a program that begins with scripts/begin.mjs sees of PORT and HOST, in a folder with this .env. */
async function begun(env?: string, environment: NodeJS.ProcessEnv = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'harbour-iot-begin-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(path.join(folder, 'prisma/generated/runtime'), { recursive: true })
  if (env === '') await mkdir(path.join(folder, '.env'))
  else if (env) await writeFile(path.join(folder, '.env'), env)
  const parameters = [
    '--import',
    path.resolve('scripts/begin.mjs'),
    '--print',
    '[process.env.PORT, process.env.HOST].join()',
  ]
  const { stdout, stderr, status } = spawnSync(process.execPath, parameters, {
    cwd: folder,
    env: { PATH: process.env.PATH, ...environment },
    encoding: 'utf8',
  })
  return { stdout, stderr, status }
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
