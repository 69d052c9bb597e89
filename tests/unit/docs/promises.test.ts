import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const url = (file: string) => new URL(`../../../${file}`, import.meta.url)

/** The tables of promises, a row each: "| promise | `tests/…` "title" |", or with what happens, or the last figure, between. */
function promisesOf(page: string): { promise: string; where: string }[] {
  const text = readFileSync(url(page), 'utf8')
  const tables = [
    ...text.matchAll(
      /^\| (?:promise(?: \| last figure)?|trouble \| what happens) \| test \|\n(?:\| --- )+\|\n((?:\| .+ \|\n)+)/gm,
    ),
  ]
  return tables.flatMap(([, rows = '']) =>
    [...rows.matchAll(/^\| (.+?) \| (`tests.+) \|$/gm)].map(([, promise = '', where = '']) => ({ promise, where })),
  )
}

/** Titles of tests, as the file has them: with %s where a table fills them in. */
function titlesOf(file: string): string[] {
  const text = readFileSync(url(file), 'utf8')
  return [...text.matchAll(/(?:\b(?:it|test|describe)(?:\.\w+)*|\))\(\s*(['"`])((?:(?!\1).)+)\1/g)].map(
    ([, , title = '']) => title,
  )
}

describe.each(['docs/security.md', 'docs/reliability.md', 'docs/notion-trouble.md'])('%s', (page) => {
  const promises = promisesOf(page)

  it('promises something', () => {
    expect(promises.length).toBeGreaterThan(10)
  })

  it.each(promises)('$promise', ({ where }) => {
    const [, file = '', title] = /^`(tests\/\S+\.ts)` "(.+)"$/.exec(where) ?? []
    expect([where, existsSync(url(file))]).toEqual([where, true])
    expect(titlesOf(file)).toContain(title)
  })
})
