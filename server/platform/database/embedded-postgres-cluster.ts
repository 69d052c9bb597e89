import { randomBytes } from 'node:crypto'
import { access, chown, link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { StartError } from '../start-error.ts'
import { type Binaries, command, isAlive, isRoot, unprivilegedId } from './embedded-postgres-command.ts'

/** A folder or file in the making; the number is the process that makes it. */
const unfinished = /^postgres(?:-password)?\.new-(\d+)$/

export interface Cluster {
  data: string
  password: string
}

/**
 * The folder of the database and its password, made where they are not there yet. Each is made under another name and then
 * moved: whoever dies on the way leaves nothing half done, and of several that start together one's is used by all.
 * @throws StartError where the folder cannot be used
 */
export async function findOrMakeCluster(
  binaries: Binaries,
  directory: string,
  onRunning?: () => void,
): Promise<Cluster> {
  const root = path.resolve(directory)
  const data = path.join(root, 'postgres')
  const passwordFile = path.join(root, 'postgres-password')
  if (!(await isInitialised(data))) {
    await mkdir(root, { recursive: true, mode: 0o700 }).catch((error: Error) => {
      throw new StartError(`DATA_DIR cannot be used: ${error.message}`)
    })
    await removeLeftovers(root)
    await makePassword(passwordFile)
    await initialise(binaries, data, passwordFile, onRunning)
  }
  return { data, password: (await readFile(passwordFile, 'utf8')).trim() }
}

/** What processes left that died on the way; in a container they may have had our number. An initdb that outlived its process may still write: then the next start does. */
async function removeLeftovers(root: string): Promise<void> {
  const dead = (await readdir(root)).filter((name) => {
    const [, pid] = unfinished.exec(name) ?? []
    return pid !== undefined && (Number(pid) === process.pid || !isAlive(Number(pid)))
  })
  const removed = dead.map((name) => rm(path.join(root, name), { recursive: true, force: true }))
  await Promise.allSettled(removed)
}

/** Never replaced: a folder that was initialised with it would be locked for ever. */
async function makePassword(file: string): Promise<void> {
  const fresh = `${file}.new-${process.pid}`
  await writeFile(fresh, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 })
  if (isRoot()) await chown(fresh, unprivilegedId, unprivilegedId)
  await link(fresh, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(fresh)
}

async function initialise(
  binaries: Binaries,
  data: string,
  passwordFile: string,
  onRunning?: () => void,
): Promise<void> {
  const fresh = `${data}.new-${process.pid}`
  await mkdir(fresh, { mode: 0o700 })
  try {
    if (isRoot()) await chown(fresh, unprivilegedId, unprivilegedId)
    await command(binaries.initdb, initdbParameters(fresh, passwordFile), onRunning)
    await rename(fresh, data).catch(async (error: Error) => {
      if (!(await isInitialised(data))) throw new StartError(`DATA_DIR cannot be used: ${error.message}`)
    })
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
}

/** Letters are what the locale says they are, Chinese characters too: without one of UTF-8, pg_trgm drops them. */
function initdbParameters(data: string, passwordFile: string): string[] {
  const letters = new Map<string, string>([
    ['linux', 'C.UTF-8'],
    ['darwin', 'en_US.UTF-8'],
  ]).get(process.platform)
  return [
    `--pgdata=${data}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(letters ? [`--lc-ctype=${letters}`] : []),
  ]
}

/** initdb writes this file early, so it proves something only where folders are moved into place. */
function isInitialised(data: string): Promise<boolean> {
  return access(path.join(data, 'PG_VERSION')).then(
    () => true,
    () => false,
  )
}
