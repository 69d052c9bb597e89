import { execFile } from 'node:child_process'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

const built = 'dist/client/index.html'
const sources = ['client', 'contract', 'package-lock.json', 'vite.config.ts']

/** Builds the client, where it has changed since it was built last. */
export async function buildClient(): Promise<void> {
  const builtAt = await modifiedAt(built)
  const changedAt = Math.max(...(await Promise.all(sources.map(newest))))
  if (builtAt > changedAt) return
  await promisify(execFile)(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'])
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
