import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '#tests/support/app.ts'

const run = promisify(execFile)
const modules = path.resolve('node_modules')
const hook = path.resolve('tests/support/openapi/typescript-hook.mjs')
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'openapi-'))
  const app = await startTestApp()
  await writeFile(path.join(folder, 'openapi.json'), JSON.stringify(app.app.swagger()))
  await app.close()
})

afterAll(() => rm(folder, { recursive: true }))

const generate = (program: string, ...parameters: string[]) =>
  run(process.execPath, ['--import', hook, path.join(modules, program), ...parameters], { cwd: folder })

/** Compiles strictly, declarations too. (The generators’ own code is not written for `exactOptionalPropertyTypes`.) */
async function compile(...files: string[]): Promise<void> {
  const options = ['--strict', '--noUncheckedIndexedAccess', '--noEmit', '--ignoreConfig']
  const modern = ['--target', 'es2024', '--module', 'preserve', '--lib', 'es2024,dom,dom.iterable', '--types', '']
  const compiler = path.join(modules, 'typescript/bin/tsc')
  await run(process.execPath, [compiler, ...options, ...modern, ...files], { cwd: folder }).catch(({ stdout }) => {
    throw new Error(stdout)
  })
}

const limit = { timeout: 600_000 }

it('clients/typescript is of the present document (npm run client makes it again), and compiles', limit, async () => {
  const parameters = ['openapi.json', '-o', 'schema.d.ts', '--default-non-nullable', 'false']
  await generate('openapi-typescript/bin/cli.js', ...parameters)
  const schema = await readFile(path.join(folder, 'schema.d.ts'), 'utf8')
  await expect(schema).toMatchFileSnapshot(path.resolve('clients/typescript/schema.d.ts'))
  await compile(path.resolve('clients/typescript/index.d.ts'))
})

it('@hey-api/openapi-ts makes a client that compiles', limit, async () => {
  await symlink(modules, path.join(folder, 'node_modules'))
  await generate('@hey-api/openapi-ts/dist/run.mjs', '-i', 'openapi.json', '-o', 'client')
  await compile('client/index.ts')
})
