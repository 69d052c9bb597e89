import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

export interface SmallDisk {
  folder: string
  /** Leaves this many bytes free, or none. */
  fill: (leave?: number) => Promise<void>
  /** Makes room again. */
  clear: () => Promise<void>
  remove: () => void
}

/** A tmpfs of its own; none where this machine lets nobody mount one, which a line says. */
export function smallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(path.join(tmpdir(), 'harbour-iot-disk-'))
  const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', folder])
  if (status !== 0) {
    rmSync(folder, { recursive: true })
    process.stdout.write(`full disk: not tested, since no tmpfs can be mounted here: ${stderr}\n`)
    return undefined
  }
  const filler = path.join(folder, 'filler')
  return {
    folder,
    async fill(leave = 0) {
      const { bavail, bsize } = await statfs(folder)
      await writeFile(filler, Buffer.alloc(bavail * bsize - leave))
    },
    clear: () => rm(filler),
    remove() {
      spawnSync('umount', ['--lazy', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
