import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { zeroBits } from '#contract/requests/proof-of-work.ts'

/** How long the page may be blocked at a time. `crypto.subtle` is no help: it is missing over HTTP, and slow for many short texts. */
const sliceMs = 12

interface Solving {
  challenge: string
  bits: number
  /** Called between slices with the share of the work that is usually enough, below 1. */
  onProgress: (share: number) => void
}

/** Works out what the server asked for, in slices, so that the page stays usable. Returns the value of the header. */
export async function solve({ challenge, bits, onProgress }: Solving): Promise<string> {
  const usual = 2 ** bits
  for (let nonce = 0; ; ) {
    const until = performance.now() + sliceMs
    do {
      const text = `${challenge}:${nonce.toString(36)}`
      if (zeroBits(sha256(utf8ToBytes(text))) >= bits) return text
      nonce += 1
    } while (performance.now() < until)
    onProgress(1 - Math.exp(-nonce / usual))
    await nextTask()
  }
}

/** Lets the page do what else there is to do. Not by a timer: in a tab in the background, one a second runs. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
