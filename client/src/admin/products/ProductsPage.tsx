import { FileUp, Pencil, Plus, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { StaffProduct } from '#contract/catalogue/staff-products.ts'
import { adminScreens } from '#contract/staff/permissions.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { useCan } from '../api/staff/session.ts'
import type { BulkAction, Marked } from '../records/list/index.ts'
import { ListScreen, useBulkActions } from '../records/list/index.ts'
import { useShellDialogs } from '../shell/index.ts'
import { useSourceWords } from '../sync/index.ts'
import { phoneWidth, useMediaQuery } from '../ui/useMediaQuery.ts'
import { fileProductsWords } from '../words/file-source.words.ts'
import { productsScreenWords as words } from '../words/products.words.ts'
import { BulkDialog } from './bulk/BulkDialog.tsx'
import { bulkWords } from './bulk/bulk.words.ts'
import { CatalogueNotice } from './CatalogueNotice.tsx'
import { InlineEditsContext } from './inline/inline-edits.ts'
import { useInlineEditing } from './inline/useInlineEditing.ts'
import { ProductStats } from './ProductStats.tsx'
import { useProductsTable } from './products-table.tsx'

const { path } = adminScreens.products

export default function ProductsPage() {
  const canWrite = useCan()('products.write')
  const editing = useInlineEditing()
  const isPhone = useMediaQuery(phoneWidth)
  const [bulkEdit, setBulkEdit] = useState<{ marked: Marked<StaffProduct>; clear: () => void }>()
  const table = useProductsTable()
  const common = useBulkActions(table, [{ id: 'skus', label: words.copySkus, text: ({ sku }) => sku }])
  const change: BulkAction<StaffProduct> = {
    id: 'change',
    label: bulkWords.change,
    icon: <Pencil aria-hidden="true" className="size-4" />,
    permission: 'products.write',
    supportsAll: true,
    run: (marked, clear) => setBulkEdit({ marked, clear }),
  }
  const close = () => setBulkEdit(undefined)
  return (
    <InlineEditsContext value={canWrite && !isPhone ? editing : undefined}>
      <ListScreen table={{ ...table, bulkActions: [change, ...common] }} actions={<Actions />}>
        <CatalogueNotice />
        <ProductStats />
      </ListScreen>
      {bulkEdit && (
        <BulkDialog
          marked={bulkEdit.marked}
          onClose={close}
          onDone={() => {
            bulkEdit.clear()
            close()
          }}
        />
      )}
    </InlineEditsContext>
  )
}

function Actions() {
  const t = useTranslate()
  const can = useCan()
  const { open } = useShellDialogs()
  const { sync } = useSourceWords(words, fileProductsWords)
  return (
    <div className="flex flex-wrap gap-2">
      <Link to={`${path}/quality`} className={buttonClass('quiet', 'compact')}>
        {t(words.quality)}
      </Link>
      <Link to={`${path}/searches`} className={buttonClass('quiet', 'compact')}>
        {t(words.searches)}
      </Link>
      {can('sync.read') && (
        <Button size="compact" aria-haspopup="dialog" onClick={() => open('sync')}>
          <RefreshCw aria-hidden="true" className="size-4" />
          {t(sync)}
        </Button>
      )}
      {can('products.import') && (
        <Link to={`${path}/import`} className={buttonClass('secondary', 'compact')}>
          <FileUp aria-hidden="true" className="size-4" />
          {t(words.import)}
        </Link>
      )}
      {can('products.write') && (
        <Link to={`${path}/new`} className={buttonClass('primary', 'compact')}>
          <Plus aria-hidden="true" className="size-4" />
          {t(words.add)}
        </Link>
      )}
    </div>
  )
}
