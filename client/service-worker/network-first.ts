import { find, forget, type Kept, keep } from './kept.ts'

/** How long the network may take before what was seen last is shown in its place. */
const patienceMs = 8000

interface Asked {
  kept: Kept
  key: string
  network: Promise<Response>
  /** Whether an answer may be kept, and with which further headers. */
  about: (answer: Response) => Promise<Record<string, string> | undefined>
  waitUntil: (work: Promise<unknown>) => void
}

/**
 * The server's answer, else the one that was kept (`isKept`), else what a proxy says of a server that is away; undefined where there is none
 * of them.
 */
export async function networkFirst({ kept, key, network, about, waitUntil }: Asked) {
  const answered = network.catch(() => undefined)
  waitUntil(answered.then((answer) => answer && note(answer)).catch(() => undefined)) // where storage is full or off, nothing is kept
  const first = await Promise.race([answered, later()])
  if (first && !isAway(first)) return { answer: first, isKept: false }
  const seen = await find(kept, key).catch(() => undefined)
  if (seen) return { answer: seen, isKept: true }
  const answer = await answered
  return answer && { answer, isKept: false }

  async function note(answer: Response) {
    const { status, type, redirected, headers } = answer
    if (status === 404 || status === 410) return forget(kept, key)
    const isPrivate = /no-store|private/.test(headers.get('cache-control') ?? '')
    if (status !== 200 || type !== 'basic' || redirected || isPrivate) return
    const copy = answer.clone()
    const more = await about(answer.clone())
    if (more) await keep(kept, key, copy, more)
  }
}

/** By a proxy's word. */
function isAway({ status }: Response): boolean {
  return status === 502 || status === 504
}

function later(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), patienceMs))
}
