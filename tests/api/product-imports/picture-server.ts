import { once } from 'node:events'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll } from 'vitest'

/** Of localhost, signed by itself, until the year 2120; no secret. */
const key = pem(
  'PRIVATE KEY',
  'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgOiooDGTYVGmxWM+TgUBdxcVRZTIT0gZuNpXSF3w+AQmhRANCAAQphrrdPzFt73wztICJTq6h72ly53Yzy4OssvRJynmD6OnHC3xQSi7Km5lUI83XTYbSajCI+dG/+ECYX97dV1xF',
)
const cert = pem(
  'CERTIFICATE',
  'MIIBZjCCAQ2gAwIBAgIBATAKBggqhkjOPQQDAjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwIBcNMjAwMTAxMDAwMDAwWhgPMjEyMDAxMDEwMDAwMDBaMBQxEjAQBgNVBAMMCWxvY2FsaG9zdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABCmGut0/MW3vfDO0gIlOrqHvaXLndjPLg6yy9EnKeYPo6ccLfFBKLsqbmVQjzddNhtJqMIj50b/4QJhf3t1XXEWjTjBMMBoGA1UdEQQTMBGCCWxvY2FsaG9zdIcEfwAAATAPBgNVHRMBAf8EBTADAQH/MB0GA1UdDgQWBBSGqFcGvXPgyyit1lAq+OVbhOQlKDAKBggqhkjOPQQDAgNHADBEAiArSFdplkFT2whwf6K7yU+s6HvF+RAC84ihmhFQXbcFOwIgOt2EO3FNYrlDZtySOF1gGmOqy0A/nefek9Zb5L9cBmg=',
)

function pem(kind: string, base64: string): string {
  return `-----BEGIN ${kind}-----\n${base64.replace(/.{64}/g, '$&\n')}\n-----END ${kind}-----\n`
}

/** Serves files over https on this machine until the tests of a file are over; `requested` has the paths that were asked for. */
export async function servePictures(files: Record<string, Uint8Array>) {
  const usual = getCACertificates('default')
  setDefaultCACertificates([...usual, cert])
  const requested: string[] = []
  const server = createServer({ key, cert }, ({ url = '' }, response) => {
    requested.push(url)
    const bytes = files[url]
    if (bytes) response.end(bytes)
    else response.writeHead(404).end()
  })
  await once(server.listen(0, 'localhost'), 'listening')
  afterAll(() => {
    setDefaultCACertificates(usual)
    server.close()
  })
  return { origin: `https://localhost:${(server.address() as AddressInfo).port}`, requested }
}
