import { type RenderedPage, type Served, servedId } from '#contract/site/served.ts'

/** A rendered page on its way out of the thread: as bytes, which change hands as they are. Texts that long are copied into the old heap. */
export interface PageBytes {
  /** The page's own: from its tags in the head to what it was rendered from. */
  bytes: Uint8Array<ArrayBuffer>
  /** How many of them are its tags in the head: what it asks for first. */
  headBytes: number
  /** The files of components that stand in it. */
  parts: string[]
}

const encoder = new TextEncoder()

export function pageBytesOf({ head, before = '', body, served, file }: RenderedPage): PageBytes {
  const text = `${head}</head><body>${before}<div id="root">${body}</div>${servedData(served)}`
  const headBytes = Buffer.byteLength(head)
  return { bytes: encoder.encode(text), headBytes, parts: file ? [file] : [] }
}

/** The element that a page's code begins with. */
export function servedData(served: Served): string {
  return `<script type="application/json" id="${servedId}">${JSON.stringify(served).replaceAll('<', '\\u003c')}</script>`
}
