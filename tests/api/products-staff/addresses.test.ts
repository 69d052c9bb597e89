import { expect, it } from 'vitest'
import { createProductEditsRepo } from '#server/modules/catalogue/editing/product-edits.repo.ts'
import { createProductsWriteRepo } from '#server/modules/catalogue/editing/products-write.repo.ts'
import { retireProducts, writeProducts } from '#tests/api/catalogue/catalogue.ts'
import { until } from '#tests/support/processes.ts'
import { restoredApp } from '#tests/support/restored.ts'

const app = await restoredApp()

const prisma = () => app.services.database.prisma
const repo = () => createProductEditsRepo(prisma())
/** As an object: what is expected is read more easily. */
const ownersOf = async (...slugs: string[]) => Object.fromEntries(await repo().slugOwners(slugs))

it('an address is its owner’s, with those of a number behind it', async () => {
  const [leak, other, flood] = await writeProducts(app.services.database, [
    { name: 'Leak' },
    { name: 'Leak' },
    { name: 'Leak flood' },
  ])
  const found = { leak: leak?.id, 'leak-2': other?.id }
  expect(await ownersOf('leak')).toStrictEqual(found)
  expect(await ownersOf('leak-2')).toStrictEqual({ 'leak-2': other?.id })
  expect(await ownersOf('leak', 'leak-flood', 'new')).toStrictEqual({ ...found, 'leak-flood': flood?.id })
  expect(await ownersOf('new')).toStrictEqual({})
  expect(await ownersOf()).toStrictEqual({})
})

it('a product that is written again keeps its address, and is listed again', async () => {
  const { database } = app.services
  const [leak] = await writeProducts(database, [{ name: 'Leak' }])
  await retireProducts(database, leak ? [leak] : [])
  await writeProducts(database, [{ name: 'Leak', msrp: '1180', former: leak }])
  expect(await prisma().product.findMany({ select: { id: true, slug: true, retiredAt: true } })).toEqual([
    { id: leak?.id, slug: 'leak', retiredAt: null },
  ])
  expect(await ownersOf('leak')).toStrictEqual({ leak: leak?.id })
})

it('an address once given stays its owner’s, and is given again to nobody', async () => {
  const [leak, flood] = await writeProducts(app.services.database, [{ name: 'Leak' }, { name: 'Flood' }])
  const rows = [{ id: leak?.id ?? '', slug: 'burst' }]
  await repo().recordSlugs(rows)
  await repo().recordSlugs([...rows, { id: flood?.id ?? '', slug: 'burst' }])
  expect(await ownersOf('leak', 'burst')).toEqual({ leak: leak?.id, burst: leak?.id })
})

it('two that get new addresses at once take turns', async () => {
  const done: string[] = []
  const isWaiting = async () => {
    const { count } = await prisma().$queryRaw<[{ count: number }]>`
      SELECT count(*)::int AS "count" FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`.then(([row]) => row)
    return count > 0
  }
  const { second } = await prisma().$transaction(async (tx) => {
    await createProductEditsRepo(tx).lockSlugs()
    const work = prisma().$transaction(async (other) => {
      await createProductEditsRepo(other).lockSlugs()
      done.push('second')
    })
    await until(isWaiting)
    done.push('first')
    return { second: { work } }
  })
  await second.work
  expect(done).toEqual(['first', 'second'])
})

it('who has no samples to make room waits for nobody who gets an address', async () => {
  await writeProducts(app.services.database, [{ name: 'Leak' }])
  await prisma().$transaction(async (tx) => {
    await createProductEditsRepo(tx).lockSlugs()
    await createProductsWriteRepo(prisma()).deleteSamples()
  })
  expect(await prisma().product.count()).toBe(1)
})
