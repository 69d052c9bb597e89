import { constants } from 'node:fs'
import { type FileHandle, open, readdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { syncNote } from '#contract/sync/sync-notes.ts'
import { type FoundFile, fileError, fileLimits, filesError } from './found-file.ts'

/** How long a file must be unchanged, and how long to wait for that, in milliseconds. */
export interface QuietLimits {
  quietMs: number
  waitMs: number
}

export const usualQuiet: QuietLimits = { quietMs: 2000, waitMs: 20_000 }

const megabyte = 1024 * 1024
/** Excludes hidden files and the lock files of spreadsheet programs. */
const named = /^(?!\.|~\$).*\.(?:csv|xlsx)$/i

interface Look {
  quiet: QuietLimits
  signal: AbortSignal
}

/** Reads a folder's CSV and XLSX files by name, without links. @throws SourceError; the signal's reason */
export async function filesIn(folder: string, look: Look): Promise<FoundFile[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    throw filesError(syncNote('folder.away', { reason: codeOf(error) }), 'unreachable')
  })
  const names = entries.filter((entry) => entry.isFile() && named.test(entry.name)).map(({ name }) => name)
  if (names.length === 0) throw filesError(syncNote('folder.empty'))
  if (names.length > fileLimits.files) throw filesError(syncNote('folder.too-many', { most: fileLimits.files }))
  const files: FoundFile[] = []
  let bytes = 0
  for (const name of names.toSorted()) {
    const file = await readWhole(folder, name, look)
    bytes += file.bytes.length
    if (bytes > fileLimits.allBytes)
      throw filesError(syncNote('folder.too-large', { megabytes: fileLimits.allBytes / megabyte }))
    files.push(file)
  }
  return files
}

/** Waits for a file that changed just now, and reads again if it changes meanwhile. */
async function readWhole(folder: string, name: string, { quiet, signal }: Look): Promise<FoundFile> {
  const until = Date.now() + quiet.waitMs
  for (;;) {
    signal.throwIfAborted()
    const read = await readOnce(folder, name, quiet.quietMs).catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && 'syscall' in error)
        throw fileError(name, syncNote('folder.away', { reason: codeOf(error) }))
      throw error
    })
    if (read) return read
    if (Date.now() >= until) throw fileError(name, syncNote('file.changing'))
    await setTimeout(Math.max(quiet.quietMs / 4, 1), undefined, { signal })
  }
}

async function readOnce(folder: string, name: string, quietMs: number): Promise<FoundFile | undefined> {
  const handle = await open(path.join(folder, name), constants.O_RDONLY | constants.O_NOFOLLOW)
  try {
    const before = await stateOf(handle)
    const age = Date.now() - before.mtimeMs
    if (age >= 0 && age < quietMs) return undefined
    if (before.size > fileLimits.bytes)
      throw fileError(name, syncNote('file.too-large', { megabytes: fileLimits.bytes / megabyte }))
    const bytes = await handle.readFile()
    const after = await stateOf(handle)
    const isWhole = after.mtimeMs === before.mtimeMs && after.size === before.size && bytes.length === after.size
    return isWhole ? { name, bytes, editedAt: new Date(after.mtimeMs) } : undefined
  } finally {
    await handle.close()
  }
}

async function stateOf(handle: FileHandle): Promise<{ size: number; mtimeMs: number }> {
  const { size, mtimeMs } = await handle.stat()
  return { size, mtimeMs }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '?'
}
