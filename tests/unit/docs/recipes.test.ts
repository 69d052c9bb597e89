import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const guide = readFileSync('docs/developing.md', 'utf8')

function section(title: string): string {
  const [, rest = ''] = guide.split(`\n### ${title}\n`)
  return rest.split(/\n##/)[0] ?? ''
}

it('the recipe of a field names each file that its example is in', () => {
  const recipe = section('A field of a product')
  expect(recipe).toContain('`ipRating`')
  // What the assistant and programs of buyers may filter by is chosen there, for each field by itself.
  const elsewhere = ['contract/assistant', 'server/modules/assistant', 'server/modules/agents'].map((at) => `:!${at}`)
  const files = execFileSync(
    'git',
    ['grep', '-l', 'ipRating', '--', 'client', 'contract', 'server', 'prisma/schema.prisma', ...elsewhere],
    {
      encoding: 'utf8',
    },
  )
  /** Of the screen that the example is shown on, beside its place in a form: not every field has these. */
  const shown = ['derivations.ts', 'ProductDetails.tsx', 'claims.ts']
  const names = files
    .trim()
    .split('\n')
    .map((file) => path.basename(file))
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name) => !shown.includes(name) && !recipe.includes(name))).toEqual([])
})

it('the guide names files that exist', () => {
  const all = new Set(
    globSync('{client,contract,content,scripts,server,tests,prisma}/**/*.{ts,tsx,prisma}').map((file) =>
      path.basename(file),
    ),
  )
  const named = [...guide.matchAll(/`([\w./-]+\.(?:tsx?|prisma|md))`/g)].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(20)
  expect(
    named.filter(
      (name) => !(name.includes('/') ? existsSync(name) || ends(name) : all.has(name) || existsSync(`docs/${name}`)),
    ),
  ).toEqual([])

  function ends(name: string): boolean {
    return globSync(`{client,server}/**/${name}`).length > 0
  }
})
