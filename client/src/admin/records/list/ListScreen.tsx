import type { ReactNode } from 'react'
import { useTranslate } from '../../../i18n/language.tsx'
import { PageHead } from '../../../shell/index.ts'
import { DataTable } from './DataTable.tsx'
import type { Table } from './table.ts'

interface ListScreenProps<Row> {
  table: Table<Row>
  actions?: ReactNode
  /** `AreaTabs` of the area that it is part of. */
  tabs?: ReactNode
  children?: ReactNode
}

export function ListScreen<Row>({ table, actions, tabs, children }: ListScreenProps<Row>) {
  const t = useTranslate()
  return (
    <>
      <PageHead title={t(table.title)} isListed={false} />
      <header className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1 className="heading text-title">{t(table.title)}</h1>
        {actions}
      </header>
      {tabs && <div className="-mt-2 mb-4 empty:hidden">{tabs}</div>}
      {children}
      <DataTable table={table} />
    </>
  )
}
