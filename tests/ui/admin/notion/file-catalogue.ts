import { expect } from 'vitest'
import { companyOf, csv, rows } from '#tests/api/sync-files/company.ts'
import { edit } from '#tests/api/sync-staff/catalogue.ts'
import { proposedMapping } from '#tests/api/sync-staff/foreign.ts'
import type { TestApp } from '#tests/support/app.ts'
import type { SourceFolder } from '#tests/support/source-files.ts'
import type { StaffMember } from '#tests/support/staff.ts'

/** A catalogue of files with a conflict, a run that says something of a row, and a plan. @returns their ids */
export async function fillFromFiles(
  app: TestApp,
  folder: SourceFolder,
  admin: StaffMember,
): Promise<Record<'product' | 'run' | 'plan', string>> {
  const { prisma } = app.services.database
  await prisma.product.deleteMany()
  await folder.clear()
  await folder.save('products.csv', csv(rows.leak, rows.cloud))
  const company = companyOf(app, { admin, manager: admin })
  await company.connect({ source: 'folder' })
  await company.keep(proposedMapping(await company.studio()))
  await company.sync()
  const product = await prisma.product.findFirstOrThrow({ where: { sku: 'WL-01' } })
  await edit(app, product.id, { description: '這裏的說明', sku: 'GW-03' })
  await folder.save('products.csv', csv(rows.leak.replace('偵測漏水', '檔案的說明'), rows.cloud, rows.gateway))
  const run = await company.sync()
  expect(run).toMatchObject({ status: 'succeeded', conflicts: 1, warningNotes: [{ code: 'row.same-sku' }] })
  await folder.save('products.csv', csv(rows.leak.replace('100', '101'), rows.cloud, '煙霧感測器,SM-04,30,8,,'))
  const plan = await company.sync({ dryRun: true })
  expect(plan).toMatchObject({ status: 'planned' })
  return { product: product.id, run: run.id, plan: plan.id }
}
