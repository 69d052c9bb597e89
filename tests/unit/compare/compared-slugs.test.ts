import { expect, it } from 'vitest'
import { readComparedSlugs } from '../../../client/src/site/compare/useComparison.ts'

it.each([
  ['products=a,b', ['a', 'b'], false],
  ['products=a%2Cb', ['a', 'b'], false],
  ['products=a,,%20b%20,a', ['a', 'b'], false],
  ['products=a,b,c,d', ['a', 'b', 'c', 'd'], false],
  ['products=a,b,c,d,e', ['a', 'b', 'c', 'd'], true],
  ['products=a,b,c,d,a', ['a', 'b', 'c', 'd'], false],
  [`products=${'x'.repeat(201)},a`, ['a'], false],
  ['products=', [], false],
  ['', [], false],
])('%s compares %j', (query, slugs, isCut) => {
  expect(readComparedSlugs(new URLSearchParams(query))).toEqual({ slugs, isCut })
})
