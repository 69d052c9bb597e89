import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { BackupError } from './backup-error.ts'

/** An age identity, which decrypts, and its recipient, which encrypts. */
export interface BackupKey {
  identity: string
  recipient: string
}

/** Returns a new key as a file of `age-keygen` holds it. */
export async function newKeyFile(): Promise<string> {
  const { generateX25519Identity, identityToRecipient } = await import('age-encryption') // 4 MiB that only backups need
  const identity = await generateX25519Identity()
  return `# public key: ${await identityToRecipient(identity)}\n${identity}\n`
}

/**
 * Reads the key. `isMade` makes one where the file does not exist yet.
 * @throws BackupError where there is none
 */
export async function readBackupKey(file: string, isMade: boolean): Promise<BackupKey> {
  const text = await readFile(file, 'utf8').catch(async (error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' && isMade) return makeKeyFile(file)
    throw new BackupError('key', `BACKUP_KEY_FILE: ${file} cannot be read (${error.code})`)
  })
  const identity = text.split(/\r?\n/).find((line) => /^AGE-SECRET-KEY-/.test(line))
  if (!identity) throw new BackupError('key', `BACKUP_KEY_FILE: ${file} holds no age key`)
  const { identityToRecipient } = await import('age-encryption')
  try {
    return { identity: identity.trim(), recipient: await identityToRecipient(identity.trim()) }
  } catch {
    throw new BackupError('key', `BACKUP_KEY_FILE: the age key in ${file} is not whole`)
  }
}

/** Creates the key file. If two processes do so at once, the second reads the first one's. */
async function makeKeyFile(file: string): Promise<string> {
  const fresh = `${file}.${randomBytes(6).toString('hex')}`
  try {
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
    await writeFile(fresh, await newKeyFile(), { mode: 0o600, flush: true })
    await link(fresh, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
    return await readFile(file, 'utf8')
  } catch (error) {
    throw new BackupError('key', `BACKUP_KEY_FILE: ${file} cannot be made (${(error as NodeJS.ErrnoException).code})`)
  } finally {
    await rm(fresh, { force: true })
  }
}
