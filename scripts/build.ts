import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { adviceOn, StartError } from '../server/platform/start-error.ts'

const built = path.resolve('dist/client')
/** Built here and then renamed, so that an incomplete build is never served. */
const fresh = `${built}.new`
/**
 * Hash of the sources that `built` was made from; dates would change with a copy or clone. Written once the build,
 * including the admin, is complete.
 */
const stamp = path.resolve('dist/client.sources')
const siteConfig = 'vite.config.ts'
const adminConfig = 'vite.admin.config.ts'
/** Inputs of the client's build; a test compares them with the modules that the build imports. */
export const sources = [
  'client',
  'content',
  'contract',
  'server/platform/documents/document-fonts.ts',
  'package-lock.json',
  siteConfig,
  adminConfig,
]
const vite = path.resolve('node_modules/vite/bin/vite.js')

/** Bundles and compresses the client unless both are up to date. */
export async function buildClient(): Promise<void> {
  await bundleClient()
  await compressClient()
}

interface Bundling {
  stopping?: AbortSignal
  /** Awaited between the public site, which can be served from then on, and the admin. */
  siteIsBuilt?: () => Promise<void>
}

/**
 * Bundles the public site, then the admin, if their sources have changed.
 * @throws StartError when the build fails; the reason of `stopping` when aborted
 */
export async function bundleClient({ stopping, siteIsBuilt }: Bundling = {}): Promise<void> {
  const hash = hashOf(sources)
  if (existsSync(built) && existsSync(stamp) && hash === readFileSync(stamp, 'utf8')) return
  if (!existsSync(vite))
    throw new StartError(
      'The client is not built, or of other sources, and without development packages it cannot be: run "npm ci && npm run build" first',
    )
  process.stdout.write('Building the client: it is new or has changed …\n')
  rmSync(fresh, { recursive: true, force: true })
  await build(siteConfig, stopping)
  await rm(stamp, { force: true })
  await rm(built, { recursive: true, force: true })
  await rename(fresh, built)
  await siteIsBuilt?.()
  await build(adminConfig, stopping)
  await cp(fresh, built, { recursive: true })
  await rm(fresh, { recursive: true })
  await writeFile(stamp, hash)
}

async function build(config: string, stopping?: AbortSignal): Promise<void> {
  stopping?.throwIfAborted()
  const parameters = [vite, 'build', '--config', config, '--outDir', fresh, '--logLevel', 'error']
  await promisify(execFile)(process.execPath, parameters, { signal: stopping }).catch((error) => {
    stopping?.throwIfAborted()
    const reason = error.stderr.trim() || error.message
    throw new StartError(adviceOn(reason) ?? `The client was not built (${config}): ${reason}`)
  })
}

/** Synchronous: at start-up, asynchronous reads would wait for the server's modules to load. */
function hashOf(names: string[]): string {
  const hash = createHash('sha256')
  for (const file of names.flatMap(filesOf).sort()) hash.update(`${file}\0`).update(readFileSync(file))
  return hash.digest('hex')
}

/** Writes .br and .gz files beside the client's text files that lack them, for @fastify/static. */
export async function compressClient(stopping?: AbortSignal): Promise<void> {
  const names = new Set(await readdir(built, { recursive: true }))
  for (const name of names) {
    if (stopping?.aborted) return
    if (/\.(?:html|js|css|svg|txt)$/.test(name) && !names.has(`${name}.gz`)) await compress(path.join(built, name))
  }
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file)
  const [brotli, gzipped] = await Promise.all([promisify(brotliCompress)(bytes), promisify(gzip)(bytes, { level: 9 })])
  await writeWhole(`${file}.br`, brotli)
  await writeWhole(`${file}.gz`, gzipped)
}

/** Renames at the end, so that an incomplete file is never served. */
async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  await writeFile(`${file}.new`, bytes)
  await rename(`${file}.new`, file)
}

function filesOf(name: string): string[] {
  if (path.extname(name)) return [name]
  const entries = readdirSync(name, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
}

if (import.meta.main) await buildClient()
