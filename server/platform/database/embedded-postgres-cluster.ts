import { randomBytes } from 'node:crypto'
import { access, chown, link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { StartError } from '../start-error.ts'
import { type Binaries, command, isAlive, isRoot, unprivilegedId } from './embedded-postgres-command.ts'

const unfinished = /^postgres(?:-password)?\.new-(\d+)$/

export interface Cluster {
  data: string
  password: string
}

/**
 * Finds or creates the data folder and its password. Each is created under a temporary name and renamed, so that a crash leaves nothing
 * incomplete, and concurrent starts share the first result.
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

/**
 * Removes what crashed processes left. In a container they may have had our process id. An initdb that outlived its parent may still write;
 * the next start removes that.
 */
async function removeLeftovers(root: string): Promise<void> {
  const dead = (await readdir(root)).filter((name) => {
    const [, pid] = unfinished.exec(name) ?? []
    return pid !== undefined && (Number(pid) === process.pid || !isAlive(Number(pid)))
  })
  const removed = dead.map((name) => rm(path.join(root, name), { recursive: true, force: true }))
  await Promise.allSettled(removed)
}

/** Never replaces an existing password: a data folder that was initialised with it could not be opened any more. */
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

/** Sets a UTF-8 character type: without one, pg_trgm drops Chinese characters. */
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

/** Checks for PG_VERSION, which initdb writes early: conclusive only because folders are renamed when complete. */
function isInitialised(data: string): Promise<boolean> {
  return access(path.join(data, 'PG_VERSION')).then(
    () => true,
    () => false,
  )
}
