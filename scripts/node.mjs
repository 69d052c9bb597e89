// Puts the Node that every script runs on among the programs of node_modules, whatever Node the machine has. Its package brings 68 MB of
// headers along, for programs in C++ that nobody builds here: the program alone is kept. Without development packages it is not there.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, realpath, rename } from 'node:fs/promises'
import path from 'node:path'
import { withPackages } from './fetched.mjs'

const program = process.platform === 'win32' ? 'node.exe' : 'node'
const installed = path.resolve('node_modules/.bin', program)

const { node: wanted } = JSON.parse(await readFile('scripts/node/package.json', 'utf8')).dependencies

if (existsSync('node_modules/vite') && versionOf(installed) !== `v${wanted}`) {
  await withPackages('scripts/node', { hasScripts: true }, async (modules) =>
    rename(await realpath(path.join(modules, 'node/bin', program)), installed),
  )
}

/** @param {string} node */
function versionOf(node) {
  return existsSync(node) && execFileSync(node, ['--version'], { encoding: 'utf8' }).trim()
}
