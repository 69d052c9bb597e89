// Packages that an install needs for a moment, or of which it needs a single file: each folder with a package.json and a lock of its own.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdir, rm } from 'node:fs/promises'
import path from 'node:path'

export const lockFiles = ['package.json', 'package-lock.json']

/**
 * Installs what the lock in a folder names, by the npm that runs this, and removes it again once it is used.
 * @param {string} folder
 * @param {{ hasScripts?: boolean }} options whether packages have to run something to be installed
 * @param {(modules: string) => Promise<void>} use is given where they are
 */
export async function withPackages(folder, { hasScripts = false }, use) {
  const npm = process.env.npm_execpath
  if (!npm) throw new Error('Run it by npm: "npm run postinstall"')
  const workshop = path.resolve('node_modules/.cache', folder)
  await rm(workshop, { recursive: true, force: true })
  try {
    await mkdir(workshop, { recursive: true })
    for (const name of lockFiles) await copyFile(path.join(folder, name), path.join(workshop, name))
    const parameters = [npm, 'ci', '--prefix', workshop, '--no-audit', '--no-fund', '--loglevel=error']
    if (!hasScripts) parameters.push('--ignore-scripts')
    const [code] = await once(spawn(process.execPath, parameters, { stdio: ['ignore', 'ignore', 'inherit'] }), 'exit')
    if (code !== 0) throw new Error(`npm ci of ${folder} ended with ${code}`)
    await use(path.join(workshop, 'node_modules'))
  } finally {
    await rm(workshop, { recursive: true, force: true })
  }
}
