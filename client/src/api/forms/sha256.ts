/** `crypto.subtle` answers each call later and over HTTPS only: too slow for many short texts. */

const roundConstants = new Uint32Array(64)
const initial = new Uint32Array(8)
fillConstants()

/** FIPS 180-4: fractional parts of roots of the first primes. */
function fillConstants(): void {
  const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) >>> 0
  for (let count = 0, candidate = 2; count < 64; candidate += 1) {
    if (!isPrime(candidate)) continue
    if (count < 8) initial[count] = fraction(Math.sqrt(candidate))
    roundConstants[count] = fraction(Math.cbrt(candidate))
    count += 1
  }
}

function isPrime(candidate: number): boolean {
  for (let factor = 2; factor * factor <= candidate; factor += 1) if (candidate % factor === 0) return false
  return true
}

const schedule = new Uint32Array(64)
const at = (words: Uint32Array, index: number) => words[index] as number
const turned = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits))

/** SHA-256 of a text of ASCII characters. */
export function sha256(text: string): Uint8Array {
  const blocks = Math.ceil((text.length + 9) / 64)
  const bytes = new Uint8Array(blocks * 64)
  for (let index = 0; index < text.length; index += 1) bytes[index] = text.charCodeAt(index)
  bytes[text.length] = 0x80
  const view = new DataView(bytes.buffer)
  view.setUint32(bytes.length - 4, text.length * 8)
  const state = initial.slice()
  for (let block = 0; block < blocks; block += 1) addBlock(state, view, block * 64)
  const hash = new DataView(new ArrayBuffer(32))
  state.forEach((word, index) => {
    hash.setUint32(index * 4, word)
  })
  return new Uint8Array(hash.buffer)
}

function addBlock(state: Uint32Array, view: DataView, offset: number): void {
  for (let index = 0; index < 16; index += 1) schedule[index] = view.getUint32(offset + index * 4)
  for (let index = 16; index < 64; index += 1) {
    const before = at(schedule, index - 15)
    const last = at(schedule, index - 2)
    const low = turned(before, 7) ^ turned(before, 18) ^ (before >>> 3)
    const high = turned(last, 17) ^ turned(last, 19) ^ (last >>> 10)
    schedule[index] = at(schedule, index - 16) + low + at(schedule, index - 7) + high
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let index = 0; index < 64; index += 1) {
    const high = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const first = (h + high + ((e & f) ^ (~e & g)) + at(roundConstants, index) + at(schedule, index)) | 0
    const low = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
    const second = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) state[index] = at(state, index) + word
}
