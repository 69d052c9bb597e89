import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { prerender } from 'react-dom/static'

/** Stands where a part (`Suspense`) is left to the browser. */
const leftOut = '<!--$!-->'

/**
 * Writes a page without a stream, which costs a sixth of renderer it. Where a part is missing, the stream waits for it, or tells what it threw.
 * @throws whatever a component throws
 */
export async function htmlOf(page: ReactNode): Promise<string> {
  const html = renderToString(page)
  if (!html.includes(leftOut)) return html
  const failures: unknown[] = []
  const { prelude } = await prerender(page, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void failures.push(error),
  })
  const whole = await new Response(prelude).text()
  if (failures.length > 0) throw failures[0]
  return whole
}
