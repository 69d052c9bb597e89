import { execFile } from 'node:child_process'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

/** The last file of the two builds. */
const built = 'dist/client/admin.html'
const sources = ['client', 'contract', 'package-lock.json', 'vite.config.ts', 'vite.admin.config.ts']

/** Builds the public site, then the admin, where it has changed since it was built last. */
export async function buildClient(): Promise<void> {
  const builtAt = await modifiedAt(built)
  const changedAt = Math.max(...(await Promise.all(sources.map(newest))))
  if (builtAt > changedAt) return
  for (const config of ['vite.config.ts', 'vite.admin.config.ts']) {
    const parameters = ['node_modules/vite/bin/vite.js', 'build', '--config', config, '--logLevel', 'error']
    await promisify(execFile)(process.execPath, parameters)
  }
}

async function newest(source: string): Promise<number> {
  const entries = await readdir(source, { recursive: true }).catch(() => [])
  const times = await Promise.all([source, ...entries.map((entry) => path.join(source, entry))].map(modifiedAt))
  return Math.max(...times)
}

async function modifiedAt(file: string): Promise<number> {
  return stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )
}
