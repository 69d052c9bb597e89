import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { until } from '#tests/support/processes.ts'
import { sources } from '../../../scripts/build.ts'

/** Stands in for Vite: a build of its configuration's name, of which the admin's waits while there is a file called "wait". */
const vite = `
  import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
  const [config, folder] = ['--config', '--outDir'].map((name) => process.argv[process.argv.indexOf(name) + 1])
  const page = config === 'vite.config.ts' ? 'index.html' : 'admin.html'
  mkdirSync(folder + '/assets', { recursive: true })
  writeFileSync(folder + '/assets/' + page + '.js', '')
  const timer = setInterval(() => {
    if (page === 'admin.html' && existsSync('wait')) return
    writeFileSync(folder + '/' + page, '')
    clearInterval(timer)
  }, 10)`

/** A folder with sources, none of them built. */
async function checkout(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'harbour-iot-build-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const name of [...sources, 'node_modules/vite/bin/vite.js', 'wait']) {
    const isFolder = !name.includes('.') && name !== 'wait'
    await mkdir(path.join(folder, isFolder ? name : path.dirname(name)), { recursive: true })
    if (!isFolder) await writeFile(path.join(folder, name), '')
  }
  await writeFile(path.join(folder, 'node_modules/vite/bin/vite.js'), vite)
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }')
  return folder
}

function build(folder: string): ChildProcess {
  const { PATH } = process.env
  return spawn(process.execPath, [path.resolve('scripts/build.ts')], { cwd: folder, env: { PATH }, detached: true })
}

it('a build that is killed between the site and the admin is begun anew; a whole one is left alone', async () => {
  const folder = await checkout()
  const [site, admin, half] = ['client/index.html', 'client/admin.html', 'client.new/assets'].map((name) =>
    path.join(folder, 'dist', name),
  )
  const killed = build(folder)
  await until(() => existsSync(site ?? '') && existsSync(half ?? ''))
  process.kill(-Number(killed.pid), 'SIGKILL')
  await once(killed, 'exit')
  expect(existsSync(admin ?? '')).toBe(false)

  await rm(path.join(folder, 'wait'))
  expect(await outputOf(build(folder))).toContain('Building the client')
  expect((await readdir(path.join(folder, 'dist'), { recursive: true })).sort()).toEqual([
    'client',
    'client.sources',
    'client/admin.html',
    'client/admin.html.br',
    'client/admin.html.gz',
    'client/assets',
    'client/assets/admin.html.js',
    'client/assets/admin.html.js.br',
    'client/assets/admin.html.js.gz',
    'client/assets/index.html.js',
    'client/assets/index.html.js.br',
    'client/assets/index.html.js.gz',
    'client/index.html',
    'client/index.html.br',
    'client/index.html.gz',
  ])

  expect(await outputOf(build(folder))).toBe('')
  await writeFile(path.join(folder, 'client/new.ts'), '')
  expect(await outputOf(build(folder))).toContain('Building the client')
})

async function outputOf(child: ChildProcess): Promise<string> {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk
    })
  }
  expect(await once(child, 'close')).toEqual([0, null])
  return output
}
