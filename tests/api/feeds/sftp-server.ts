import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { type FileHandle, mkdir, open, readdir, rename, stat } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import ssh2, { type Attributes, type FileEntry, type SFTPWrapper } from 'ssh2'

const { Server, utils } = ssh2
const { STATUS_CODE, OPEN_MODE } = utils.sftp

export interface SftpServer {
  port: number
  /** Of its host key, as `ssh-keygen -lf` prints it. */
  fingerprint: string
  /** The private key of the one user who may sign in, `erp`. */
  privateKey: string
  /** Ends each connection at the next read of a file, while it is set. */
  breaks: (isBroken: boolean) => void
  close: () => Promise<void>
}

/** Starts a real SFTP server for one folder. */
export async function startSftpServer(folder: string): Promise<SftpServer> {
  const host = utils.generateKeyPairSync('ed25519')
  const user = utils.generateKeyPairSync('ed25519')
  let isBroken = false
  const server = new Server({ hostKeys: [host.private] }, (client) => {
    client.on('error', () => undefined)
    client.on('authentication', (context) => {
      if (context.method !== 'publickey' || context.username !== 'erp') return context.reject(['publickey'])
      const known = keyOf(user.public)
      const isKnown = context.key.data.equals(known.getPublicSSH())
      const { blob, signature, hashAlgo } = context
      const isSigned = !signature || (blob && known.verify(blob, signature, hashAlgo) === true)
      return isKnown && isSigned ? context.accept() : context.reject()
    })
    client.on('session', (accept) => {
      accept().on('sftp', (acceptSftp) => serve(acceptSftp(), folder, () => isBroken && client.end()))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const fingerprint = createHash('sha256').update(keyOf(host.public).getPublicSSH()).digest('base64')
  return {
    port,
    fingerprint: `SHA256:${fingerprint.replace(/=+$/, '')}`,
    privateKey: user.private,
    breaks: (next) => {
      isBroken = next
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function keyOf(text: string) {
  const key = utils.parseKey(text)
  if (key instanceof Error || Array.isArray(key)) throw new Error('This is no key')
  return key
}

function serve(sftp: SFTPWrapper, folder: string, onRead: () => unknown): void {
  const at = (name: string) => path.join(folder, path.posix.normalize(`/${name}`))
  const files = new Map<number, FileHandle>()
  const listings = new Map<number, FileEntry[]>()
  let last = 0
  const handleOf = (id: number) => {
    const handle = Buffer.alloc(4)
    handle.writeUInt32BE(id)
    return handle
  }
  /** Does a request's work, and answers it where that has not; a failure is its status. */
  const answering = (request: number, work: () => Promise<unknown>) =>
    void work().then(
      (isAnswered) => isAnswered === true || sftp.status(request, STATUS_CODE.OK),
      (error) =>
        sftp.status(request, error.code === 'ENOENT' ? STATUS_CODE.NO_SUCH_FILE : STATUS_CODE.PERMISSION_DENIED),
    )
  const attributesAt = async (name: string): Promise<Attributes> => {
    const { mode, uid, gid, size, atimeMs, mtimeMs } = await stat(at(name))
    return { mode, uid, gid, size, atime: Math.floor(atimeMs / 1000), mtime: Math.floor(mtimeMs / 1000) }
  }
  sftp.on('close', () => void Promise.all([...files.values()].map((file) => file.close())))
  sftp.on('REALPATH', (request, name) =>
    sftp.name(request, [{ filename: path.posix.normalize(`/${name}`), longname: name, attrs: {} as Attributes }]),
  )
  for (const event of ['STAT', 'LSTAT'] as const)
    sftp.on(event, (request: number, name: string) =>
      answering(request, async () => {
        sftp.attrs(request, await attributesAt(name))
        return true
      }),
    )
  sftp.on('OPENDIR', (request, name) =>
    answering(request, async () => {
      const names = await readdir(at(name))
      last += 1
      const entries = names.map(async (filename) => {
        const attrs = await attributesAt(path.posix.join(name, filename))
        const type = (attrs.mode & 0o170000) === 0o040000 ? 'd' : '-'
        return { filename, longname: `${type}rw-r--r-- 1 erp erp ${attrs.size} Jan 1 00:00 ${filename}`, attrs }
      })
      listings.set(last, await Promise.all(entries))
      sftp.handle(request, handleOf(last))
      return true
    }),
  )
  sftp.on('READDIR', (request, handle) => {
    const entries = listings.get(handle.readUInt32BE(0)) ?? []
    listings.delete(handle.readUInt32BE(0))
    if (entries.length === 0) return sftp.status(request, STATUS_CODE.EOF)
    sftp.name(request, entries)
  })
  sftp.on('OPEN', (request, name, flags) =>
    answering(request, async () => {
      last += 1
      files.set(last, await open(at(name), flags & OPEN_MODE.WRITE ? 'w' : 'r'))
      sftp.handle(request, handleOf(last))
      return true
    }),
  )
  sftp.on('FSTAT', (request, handle) =>
    answering(request, async () => {
      const found = await files.get(handle.readUInt32BE(0))?.stat()
      sftp.attrs(request, { size: found?.size ?? 0, mode: found?.mode ?? 0 } as Attributes)
      return true
    }),
  )
  sftp.on('READ', (request, handle, offset, length) =>
    answering(request, async () => {
      onRead()
      const buffer = Buffer.alloc(length)
      const read = await files.get(handle.readUInt32BE(0))?.read(buffer, 0, length, offset)
      if (!read?.bytesRead) sftp.status(request, STATUS_CODE.EOF)
      else sftp.data(request, buffer.subarray(0, read.bytesRead))
      return true
    }),
  )
  sftp.on('WRITE', (request, handle, offset, data) =>
    answering(request, async () => {
      await files.get(handle.readUInt32BE(0))?.write(data, 0, data.length, offset)
    }),
  )
  sftp.on('CLOSE', (request, handle) =>
    answering(request, async () => {
      const id = handle.readUInt32BE(0)
      await files.get(id)?.close()
      files.delete(id)
      listings.delete(id)
    }),
  )
  for (const event of ['SETSTAT', 'FSETSTAT'] as const)
    sftp.on(event, (request: number) => void sftp.status(request, STATUS_CODE.OK))
  sftp.on('RENAME', (request, from, to) => answering(request, () => rename(at(from), at(to))))
  sftp.on('MKDIR', (request, name) => answering(request, () => mkdir(at(name))))
}
