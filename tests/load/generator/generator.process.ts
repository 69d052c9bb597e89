// node generator.process.ts ORIGIN CONNECTIONS SECONDS FILE: does what wrk does with generator.lua, where there is no wrk. Each
// connection sends the next request of the file once its last answer is there; of an answer it reads status and length only.
import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { percentile } from '../figures.ts'
import type { GeneratorReport } from './generator.ts'

const [origin = '', connections = '', seconds = '', file = ''] = process.argv.slice(2)
const { hostname, port } = new URL(origin)
const requests = (await readFile(file, 'latin1')).split(/(?<=\r\n\r\n)/).map((text) => Buffer.from(text, 'latin1'))
const bufferBytes = 64 * 1024
const headEnd = '\r\n\r\n'

const latencies: number[] = []
let turn = 0
let failed = 0
let isOver = false

/** Asks until the time is over. @throws where the connection breaks */
function keepAsking(): Promise<void> {
  return new Promise((resolve, reject) => {
    let began = 0
    let head = ''
    let bodyLeft = 0

    function ask(): void {
      began = performance.now()
      socket.write(requests[turn % requests.length] ?? '')
      turn += 1
    }

    /** @returns whether the answer is complete */
    function read(chunk: Buffer): boolean {
      if (bodyLeft > 0) {
        bodyLeft -= chunk.length
        return bodyLeft === 0
      }
      const end = chunk.indexOf(headEnd)
      head += chunk.toString('latin1', 0, end < 0 ? chunk.length : end)
      if (end < 0) return false
      if (!/^HTTP\/1\.1 [23]/.test(head)) failed += 1
      bodyLeft = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0) - (chunk.length - end - headEnd.length)
      head = ''
      return bodyLeft === 0
    }

    const socket = connect({
      host: hostname,
      port: Number(port),
      onread: {
        buffer: Buffer.allocUnsafe(bufferBytes),
        callback(length, buffer) {
          if (!read(Buffer.from(buffer.buffer, buffer.byteOffset, length))) return true
          latencies.push(performance.now() - began)
          if (isOver) socket.end(resolve)
          else ask()
          return true
        },
      },
    })
    socket.once('connect', ask).once('error', reject)
    socket.once('end', () => reject(new Error(`${origin} ended a connection`)))
  })
}

const usedBefore = process.cpuUsage()
const began = performance.now()
const asking = Array.from({ length: Number(connections) }, keepAsking)
await delay(Number(seconds) * 1000)
isOver = true
await Promise.all(asking)
const { user, system } = process.cpuUsage(usedBefore)
const report: GeneratorReport = {
  answered: latencies.length,
  failed,
  seconds: (performance.now() - began) / 1000,
  p99Ms: percentile(latencies, 99),
  processorMs: (user + system) / 1000,
}
console.log(JSON.stringify(report))
