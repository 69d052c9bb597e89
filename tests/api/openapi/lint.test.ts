import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '#tests/support/app.ts'

const modules = path.resolve('node_modules')
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'openapi-'))
  const app = await startTestApp()
  await writeFile(path.join(folder, 'openapi.json'), JSON.stringify(app.app.swagger()))
  await writeFile(path.join(folder, 'ruleset.json'), '{ "extends": ["spectral:oas"] }')
  await app.close()
})

afterAll(() => rm(folder, { recursive: true }))

it.each([
  ['@redocly/cli/bin/cli.js', ['lint', 'openapi.json', '--format=json']],
  ['@stoplight/spectral-cli/dist/index.js', ['lint', 'openapi.json', '--ruleset', 'ruleset.json', '--quiet']],
])('%s finds no error', { timeout: 600_000 }, async (program, parameters) => {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  const options = { cwd: folder, env, maxBuffer: 64 * 1024 * 1024 }
  const run = promisify(execFile)(process.execPath, [path.join(modules, program), ...parameters], options)
  const output = await run.then(
    () => '',
    ({ stdout, stderr }: { stdout: string; stderr: string }) => stderr + stdout,
  )
  expect(output).toBe('')
})
