import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as z from 'zod'

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ resolved: z.string().optional(), integrity: z.string().optional(), inBundle: z.boolean().optional() }),
  ),
})

it('every dependency comes from the registry, held to its hash', () => {
  const lock: unknown = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'))
  const packages = Object.entries(lockSchema.parse(lock).packages).filter(
    ([folder, { inBundle }]) => folder !== '' && !inBundle, // a bundled one is in the file, and under the hash, of another
  )
  expect(packages.length).toBeGreaterThan(100)
  const others = packages.filter(
    ([, { resolved = 'https://registry.npmjs.org/', integrity = '' }]) =>
      !resolved.startsWith('https://registry.npmjs.org/') || !integrity.startsWith('sha512-'),
  )
  expect(others).toEqual([])
})
