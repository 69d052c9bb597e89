import { readFile } from 'node:fs/promises'

const sampleEveryMs = 50
/** Linux counts processor time in hundredths of a second. */
const tickMs = 10

/** Processor time that a process has used so far, as Linux counts it; NaN elsewhere. */
export async function processorMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const [user, system] = stat
    .replace(/^.*\) /s, '')
    .split(' ')
    .slice(11, 13)
  return (Number(user) + Number(system)) * tickMs
}

export interface Memory {
  idleBytes: number
  peakBytes: number
  nowBytes: number
}

/** Watches what a process takes from now on, until it is disposed of. @returns tells what it took, as often as it is asked */
export async function watchMemory(pid: number): Promise<Disposable & { reading: () => Promise<Memory> }> {
  const idleBytes = await residentBytes(pid)
  let peakBytes = idleBytes
  async function sample(): Promise<number> {
    const nowBytes = await residentBytes(pid)
    if (nowBytes > peakBytes) peakBytes = nowBytes // one that has ended takes NaN, and had its peak before
    return nowBytes
  }
  const sampling = setInterval(sample, sampleEveryMs)
  return {
    async reading() {
      const nowBytes = await sample()
      return { idleBytes, peakBytes, nowBytes }
    },
    [Symbol.dispose]: () => clearInterval(sampling),
  }
}

/** The resident set, as Linux counts it; NaN elsewhere. */
async function residentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024
}
