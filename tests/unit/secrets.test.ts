import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { appSecrets, createSecrets } from '#server/platform/secrets.ts'

let directory: string

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'harbour-iot-secrets-'))
})
afterAll(() => rm(directory, { recursive: true }))

const long = 'RjqW3vJ8mZ0kXy5uLhT2bNfC-tests-only'

describe('design, APP_SECRET', () => {
  it.each([
    ['short', 'RjqW3vJ8mZ0kXy5uLhT2bNf', /too short/],
    ['of blanks', '   ', /empty/],
    ['a placeholder', `change-me-${long}`, /placeholder/],
    ['one sign again and again', 'a'.repeat(40), /placeholder/],
    ['good, and the former one is not', `${long} short`, /too short/],
  ])('that is %s stops the start', async (_what, given, reason) => {
    await expect(appSecrets(given, undefined, directory)).rejects.toThrow(reason)
  })

  it('is made once where none is given, at random, for its owner alone', async () => {
    const inside = path.join(directory, 'new')
    const [one, other] = await Promise.all([1, 2].map(() => appSecrets(undefined, undefined, inside)))
    expect(one).toEqual(other)
    expect(one?.[0]).toMatch(/^[\w-]{64}$/)
    const file = path.join(inside, 'app-secret')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(await appSecrets(undefined, file, directory)).toEqual(one)
    expect((await readFile(file, 'utf8')).trim()).toBe(one?.[0])
  })
})

describe('what is encrypted', () => {
  const { encrypt, decrypt, keys } = createSecrets([long])

  it('is another each time, and opens as it was', () => {
    const sealed = [1, 2].map(() => encrypt('ntn_hunter2', 'notion'))
    expect(new Set(sealed).size).toBe(2)
    expect(sealed.map((text) => decrypt(text, 'notion'))).toEqual(['ntn_hunter2', 'ntn_hunter2'])
  })

  it('does not open once a bit of it is changed, or it is cut', () => {
    const bytes = Buffer.from(encrypt('ntn_hunter2', 'notion'), 'base64url')
    for (const index of bytes.keys()) {
      const changed = Buffer.from(bytes)
      changed[index] = (changed[index] ?? 0) ^ 1
      expect(decrypt(changed.toString('base64url'), 'notion')).toBeUndefined()
    }
    for (const length of [0, 8, 20, bytes.length - 1]) {
      expect(decrypt(bytes.subarray(0, length).toString('base64url'), 'notion')).toBeUndefined()
    }
  })

  it('has a key of 256 bits that nothing else has', () => {
    const all = (['session', 'encryption', 'audit', 'throttle'] as const).map((purpose) => keys(purpose)[0])
    expect(all.map(({ length }) => length)).toEqual([32, 32, 32, 32])
    expect(new Set(all.map((key) => key.toString('hex'))).size).toBe(4)
  })
})
