import { type RenderedPage, type Served, servedId } from '#contract/site/served.ts'

/** A rendered page as bytes, which are transferred between threads without a copy. */
export interface PageBytes {
  /** From the page's tags in the head to its data. */
  bytes: Uint8Array<ArrayBuffer>
  /** Length of the tags in the head. */
  headBytes: number
  /** Files of the page's lazily loaded modules. */
  parts: string[]
}

const encoder = new TextEncoder()

export function pageBytesOf({ head, before = '', body, served, file }: RenderedPage): PageBytes {
  const text = `${head}</head><body>${before}<div id="root">${body}</div>${servedData(served)}`
  const headBytes = Buffer.byteLength(head)
  return { bytes: encoder.encode(text), headBytes, parts: file ? [file] : [] }
}

const decoder = new TextDecoder()

/** Returns the rendered content of a page, without its data. */
export function contentOf({ bytes, headBytes }: PageBytes): string {
  const text = decoder.decode(bytes.subarray(headBytes))
  return text.slice(text.indexOf('<body>') + '<body>'.length, text.lastIndexOf('<script type="application/json"'))
}

/** Returns the element with the page's data. */
export function servedData(served: Served): string {
  return `<script type="application/json" id="${servedId}">${JSON.stringify(served).replaceAll('<', '\\u003c')}</script>`
}
