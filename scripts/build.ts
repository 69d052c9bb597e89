import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { adviceOn, StartError } from '../server/platform/start-error.ts'

const built = path.resolve('dist/client')
/** What becomes `built`, or a part of it, once it is whole: what is half built is never served. */
const fresh = `${built}.new`
/**
 * What of the sources `built` was made of, as a hash: a folder that was copied or cloned has new dates. It is there only where all of
 * `built` is, the admin too.
 */
const stamp = path.resolve('dist/client.sources')
const siteConfig = 'vite.config.ts'
const adminConfig = 'vite.admin.config.ts'
/** Files and folders that the client is built from; a test compares them with what the build imports. */
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

/** `bundleClient`, and what it made compressed, where either is missing. */
export async function buildClient(): Promise<void> {
  await bundleClient()
  await compressClient()
}

interface Bundling {
  stopping?: AbortSignal
  /** Waited for between the public site, which is whole then and can be served, and the admin. */
  siteIsBuilt?: () => Promise<void>
}

/**
 * Bundles the public site, then the admin, where what they are made of has changed.
 * @throws StartError where that fails; the reason of `stopping` where that ends it
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

/** Read at once: at a start, modules of the server are loaded meanwhile, and between them a build would wait its turn to begin. */
function hashOf(names: string[]): string {
  const hash = createHash('sha256')
  for (const file of names.flatMap(filesOf).sort()) hash.update(`${file}\0`).update(readFileSync(file))
  return hash.digest('hex')
}

/** Writes a .br and a .gz beside each text file of the client that has none, for @fastify/static to choose from. */
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

/** Never leaves half a file, which would be served. */
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
