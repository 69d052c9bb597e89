import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as z from 'zod'

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ resolved: z.string().optional(), integrity: z.string().optional(), inBundle: z.boolean().optional() }),
  ),
})

it.each([
  ['package-lock.json', 100],
  ['tests/mutants/package-lock.json', 50],
])('every dependency of %s comes from the registry, held to its hash', (file, count) => {
  const lock: unknown = JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'))
  const packages = Object.entries(lockSchema.parse(lock).packages).filter(
    ([folder, { inBundle }]) => folder !== '' && !inBundle, // a bundled one is in the file, and under the hash, of another
  )
  expect(packages.length).toBeGreaterThanOrEqual(count)
  const others = packages.filter(
    ([, { resolved = 'https://registry.npmjs.org/', integrity = '' }]) =>
      !resolved.startsWith('https://registry.npmjs.org/') || !integrity.startsWith('sha512-'),
  )
  expect(others).toEqual([])
})
