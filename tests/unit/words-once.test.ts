import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

/** What each state of an enumeration is called, as a source says it: `OrderStatus.shipped { 'zh-TW': '已發貨', en: 'Shipped' }`. */
function namesIn(source: string): string[] {
  const maps = source.matchAll(
    /const \w+(?:: Record<(?<typed>[^={},\n]+), Bilingual>)? = \{\n(?<names>(?: {2}.*\n)+)\}(?:.* satisfies Record<(?<satisfied>[^={},\n]+), Bilingual>)?/g,
  )
  return [...maps].flatMap(({ groups }) => {
    const states = (groups?.typed ?? groups?.satisfied ?? '').split(' | ').filter((one) => /^[A-Z]/.test(one))
    const names = groups?.names?.matchAll(/^ {2}(\S+): (\{ 'zh-TW': '[^']+', en: .+ \}),$/gm) ?? []
    return [...names].flatMap(([, key, text]) => states.map((state) => `${state}.${key} ${text}`))
  })
}

function namesOf(side: string): Set<string> {
  const files = globSync(`${side}/**/*.{ts,tsx}`, { cwd: root, exclude: ['**/node_modules/**'] })
  return new Set(files.flatMap((file) => namesIn(readFileSync(path.join(root, file), 'utf8'))))
}

const sides = ['client', 'content', 'contract', 'server'].map((side) => ({ side, names: namesOf(side) }))

it('there are names to look at', () => {
  const [client, , contract, server] = sides
  expect(client?.names).toContain("ActivityStatus.new { 'zh-TW': '新', en: 'New' }")
  expect(contract?.names).toContain("OrderStatus.shipped { 'zh-TW': '已發貨', en: 'Shipped' }")
  expect(server?.names).toContain("CurrencyCode.HKD { 'zh-TW': '港元', en: 'HKD' }")
})

it('a state that is called the same on both sides has its name in the contract alone', () => {
  const twice = sides.flatMap(({ side, names }, index) =>
    sides.slice(index + 1).flatMap((other) => {
      const both = [...names].filter((name) => other.names.has(name))
      return both.map((name) => `${side} and ${other.side}: ${name}`)
    }),
  )
  expect(twice).toEqual([])
})
