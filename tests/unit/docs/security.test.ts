import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const read = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')
const exists = (file: string) => existsSync(new URL(`../../../${file}`, import.meta.url))
const document = read('docs/security.md')

/** OWASP ASVS 5.0.0: of each section, how many requirements are of level 1 or 2. They are its first ones. */
const sections: Record<string, number[]> = {
  1: [2, 9, 11, 3, 2],
  2: [3, 3, 4, 1],
  3: [0, 2, 4, 6, 5, 0, 2],
  4: [3, 1, 2, 4],
  5: [1, 3, 2, 3],
  6: [3, 12, 4, 4, 5, 3, 0, 4],
  7: [3, 4, 2, 5, 2, 2],
  8: [2, 3, 1, 1],
  9: [3, 4],
  10: [2, 2, 4, 11, 5, 2, 3],
  11: [2, 3, 3, 4, 1, 1],
  12: [3, 2, 4],
  13: [1, 5, 2, 5],
  14: [2, 4, 3],
  15: [3, 3, 7],
  16: [1, 5, 4, 3, 3],
  17: [1, 4, 2],
}

const required = Object.entries(sections).flatMap(([chapter, counts]) =>
  counts.flatMap((count, section) =>
    Array.from({ length: count }, (_, index) => `${chapter}.${section + 1}.${index + 1}`),
  ),
)

/** Rows of the table of requirements; a row may cover several ranges of them. */
const rows = [...document.matchAll(/^\| (\d+\.\d+\.\d+(?:(?: to |, )\d+\.\d+\.\d+)*) \| .+ \| (.+) \| (.+) \|$/gm)].map(
  ([, numbers = '', state = '', where = '']) => ({ numbers: numbers.split(', ').flatMap(rangeOf), state, where }),
)

/** Returns the requirements of "1.2.6 to 1.2.8", or of a single number. */
function rangeOf(range: string): string[] {
  const [first = '', last = first] = range.split(' to ')
  return required.slice(required.indexOf(first), required.indexOf(last) + 1)
}

const headings = [...document.matchAll(/^## (.+)$/gm)].map(([, title = '']) => title.toLowerCase().replaceAll(' ', '-'))

describe('docs/security.md: OWASP ASVS 5.0.0, levels 1 and 2', () => {
  it('has each requirement once', () => {
    expect(required).toHaveLength(253)
    expect(rows.flatMap(({ numbers }) => numbers).toSorted()).toEqual(required.toSorted())
  })

  it('counts at its head what stands in its tables', () => {
    const counted: Record<string, number> = { all: required.length, met: 0, 'n.a.': 0, open: 0 }
    for (const { state, numbers } of rows) counted[state] = (counted[state] ?? 0) + numbers.length
    const stated = [...document.matchAll(/^\| (\S+) \| (\d+) \|$/gm)].map(([, state, count]) => [state, Number(count)])
    expect(Object.fromEntries(stated)).toEqual(counted)
  })

  it('proves by a test whatever is met, and says why what is not', () => {
    expect(rows.filter(({ state, where }) => state === 'met' && !/`tests\/\S+\.test\.ts`/.test(where))).toEqual([])
    expect(rows.filter(({ where }) => where.trim().length < 5)).toEqual([])
  })

  it('names files that are there, and tests by words of theirs', () => {
    const named = [...document.matchAll(/`([\w-]+(?:\/[\w.-]+)*\.(?:tsx?|md|json|yml)|Dockerfile|\.[a-z]{4,}\S*)`/g)]
    expect(named.length).toBeGreaterThan(200)
    expect(named.map(([, file = '']) => file).filter((file) => !exists(file))).toEqual([])
    for (const [, file = '', quoted = ''] of document.matchAll(/`(tests\/\S+)`((?:,? "[^"|]+")+)/g)) {
      const text = read(file)
      const words = [...quoted.matchAll(/"([^"]+)"/g)].map(([, word = '']) => word)
      expect([file, words.filter((word) => !text.includes(word))]).toEqual([file, []])
    }
  })

  it('refers to sections and pages that are there', () => {
    const targets = [...document.matchAll(/\]\(([^)]*)\)/g)].map(([, target = '']) => target)
    const lost = targets.filter((target) =>
      target.startsWith('#') ? !headings.includes(target.slice(1)) : !exists(`docs/${target.split('#')[0]}`),
    )
    expect([targets.length > 10, lost]).toEqual([true, []])
  })

  it('lists every use of the application’s secret', () => {
    const [, uses = ''] = /type Purpose =([\s\S]+?)\n\n/.exec(read('server/platform/secrets.ts')) ?? []
    const purposes = [...uses.matchAll(/'(\w+)'/g)].map(([, purpose = '']) => purpose)
    expect(purposes.length).toBeGreaterThan(3)
    for (const purpose of purposes) expect(document).toContain(`\n| \`${purpose}\` | `)
  })
})
