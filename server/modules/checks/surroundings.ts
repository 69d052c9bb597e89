import { statfs } from 'node:fs/promises'
import { isIP } from 'node:net'
import { connect } from 'node:tls'
import { type Found, found, reasonOf } from './found.ts'

const roomLeast = 2e9
const warnDays = 21
const dayMs = 24 * 3_600_000
const connectMs = 8000

/** Looks at the free room of each folder that exists. */
export async function diskChecks(folders: string[]): Promise<Found[]> {
  const rooms = await Promise.all(
    folders.map(async (place) => {
      const disk = await statfs(place).catch(() => undefined)
      return disk ? [{ place, free: disk.bavail * disk.bsize }] : []
    }),
  )
  const sized = rooms.flat().map(({ place, free }) => ({ place, free, gigabytes: Math.round(free / 1e8) / 10 }))
  const low = sized.filter(({ free }) => free < roomLeast)
  if (low.length > 0) return low.map(({ place, gigabytes }) => found('disk.low', { place, gigabytes }))
  return sized.length > 0 ? [found('disk.ok', { gigabytes: Math.min(...sized.map((one) => one.gigabytes)) })] : []
}

/** Looks at the certificates of addresses with https: or smtps:, as a browser or mail client does. */
export async function certificateChecks(addresses: (string | undefined)[], now: () => Date): Promise<Found[]> {
  const urls = addresses.flatMap((address) => (address && /^(https|smtps):/.test(address) ? [new URL(address)] : []))
  if (urls.length === 0) return [found('certificates.none')]
  return Promise.all(urls.map((url) => certificateOf(url, now)))
}

function certificateOf({ protocol, hostname: host, port }: URL, now: () => Date): Promise<Found> {
  return new Promise((resolve) => {
    const usualPort = protocol === 'https:' ? 443 : 465
    const socket = connect(
      { host, port: Number(port) || usualPort, ...(isIP(host) === 0 && { servername: host }), timeout: connectMs },
      () => {
        const days = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - now().getTime()) / dayMs)
        socket.destroy()
        resolve(found(days < warnDays ? 'certificates.expires' : 'certificates.ok', { host, days }))
      },
    )
    const fail = (error: unknown) => {
      socket.destroy()
      resolve(found('certificates.failed', { host, reason: reasonOf(error) }))
    }
    socket.once('error', fail)
    socket.once('timeout', () => fail(`no answer within ${connectMs / 1000} s`))
  })
}
