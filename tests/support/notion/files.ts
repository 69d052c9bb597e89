import { createHmac, randomBytes } from 'node:crypto'
import type { FileInput } from './values.ts'

interface HostedFile {
  bytes: Uint8Array
  contentType: string
}

/** Files that Notion hosts itself, behind links that are signed and expire. */
export function createFileStore(options: { origin: () => string; lifetimeMs: number; now: () => Date }) {
  const secret = randomBytes(16)
  const files = new Map<string, HostedFile>()
  const signatureOf = (path: string, expires: number) =>
    createHmac('sha256', secret).update(`${path} ${expires}`).digest('hex')

  function linkTo(path: string): { url: string; expiry_time: string } {
    const expires = options.now().getTime() + options.lifetimeMs
    const signature = signatureOf(path, expires)
    const url = `${options.origin()}${path}?X-Amz-Expires=${expires}&X-Amz-Signature=${signature}`
    return { url, expiry_time: new Date(expires).toISOString() }
  }

  return {
    /** Returns what renders the file as a cell shows it, its link signed anew each time. */
    keep(file: FileInput): () => object {
      const { name } = file
      if ('url' in file) return () => ({ name, type: 'external', external: { url: file.url } })
      if ('hostedAt' in file) return () => ({ name, type: 'file', file: linkTo(file.hostedAt) })
      const path = `/secure/${files.size + 1}/${encodeURIComponent(name)}`
      files.set(path, file)
      return () => ({ name, type: 'file', file: linkTo(path) })
    },

    /** The path of the file that a link is to, whether or not the link is still good; undefined where there is none. */
    pathOf(link: string): string | undefined {
      const { pathname } = URL.canParse(link) ? new URL(link) : { pathname: '' }
      return files.has(pathname) ? pathname : undefined
    },

    /** The file that a link opens; undefined where its signature is wrong or too old. */
    open(link: URL): HostedFile | undefined {
      const expires = Number(link.searchParams.get('X-Amz-Expires'))
      const isSigned = link.searchParams.get('X-Amz-Signature') === signatureOf(link.pathname, expires)
      return isSigned && expires > options.now().getTime() ? files.get(link.pathname) : undefined
    },
  }
}

export type FileStore = ReturnType<typeof createFileStore>
