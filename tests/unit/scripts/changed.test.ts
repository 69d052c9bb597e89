import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { coveredBy, foundations, isOf, nounsOf, reachOf } from '../../../scripts/changed.ts'

const tests = globSync('tests/{api,ui,walk,processes}/**/*.test.ts')

const areas = globSync('{server/modules/*,server/modules,client/src/site,client/src/admin}/*/').map(
  (folder) => `${folder}/`,
)

it.each(areas.filter((folder) => !foundations.test(folder)))('%s is reached by tests', (folder) => {
  const nouns = new Set(nounsOf(`${folder}any.ts`))
  expect(tests.filter((test) => isOf(test, nouns))).not.toEqual([])
})

it('names no noun and no folder that is not there', () => {
  const folders = globSync('{server/modules/*,server/modules,client/src/site,client/src/admin,tests/*}/*/').map(
    (path) => path.split('/').at(-1),
  )
  expect(Object.keys(coveredBy).filter((noun) => !folders.includes(noun))).toEqual([])
})

it('follows a rule to its unit tests, and to the API’s and the pages’ tests of its noun', () => {
  const { tests: reached } = reachOf(['server/modules/sales/stock/order-stock.rules.ts'])
  expect(reached).toContain('tests/unit/orders/order-stock-rules.test.ts')
  expect(reached).toContain('tests/api/orders/orders.test.ts')
  expect(reached).toContain('tests/ui/admin/sales/orders-edit.test.ts')
  expect(reached).not.toContain('tests/api/chat/chat.test.ts')
})

it('says which change can reach everything', () => {
  expect(reachOf(['server/platform/database/database.ts', 'README.md']).everywhere).toEqual([
    'server/platform/database/database.ts',
  ])
})
