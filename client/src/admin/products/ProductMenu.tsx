import { ChartColumn, Copy, ExternalLink, Eye, History, NotebookText, Pencil, RotateCcw, Trash2 } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import type { StaffProduct } from '#contract/catalogue/staff-products.ts'
import { nameIn } from '#contract/i18n/in-language.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { pathIn, paths } from '../../paths.ts'
import { useCopy } from '../../ui/browser/useCopy.ts'
import { useCan } from '../api/staff/session.ts'
import { productPath } from '../paths/index.ts'
import { tableWords } from '../records/list/index.ts'
import { MenuItem, MenuLine, MenuLink } from '../ui/Menu.tsx'
import { productsScreenWords as words } from '../words/products.words.ts'
import { useProductActions } from './useProductActions.ts'

/** Renders a product's actions. Deleting a product retires it, so nothing is lost. */
export function ProductMenu({ product }: { product: StaffProduct }) {
  const t = useTranslate()
  const language = useLanguage()
  const canWrite = useCan()('products.write')
  const { pathname, search } = useLocation()
  const state = { list: pathname + search }
  const { id, slug, notionUrl } = product
  const isOff = product.isRetired || product.isUnlisted
  const sitePath = paths.product(slug)
  return (
    <>
      <MenuLink to={productPath(id)} state={state} icon={<Eye aria-hidden="true" />}>
        {t(words.viewDetails)}
      </MenuLink>
      {canWrite && (
        <MenuLink to={productPath(id, 'edit')} state={state} icon={<Pencil aria-hidden="true" />}>
          {t(words.edit)}
        </MenuLink>
      )}
      <MenuLink to={productPath(id, 'analytics')} state={state} icon={<ChartColumn aria-hidden="true" />}>
        {t(words.analytics)}
      </MenuLink>
      <MenuLink to={productPath(id, 'history')} state={state} icon={<History aria-hidden="true" />}>
        {t(words.history)}
      </MenuLink>
      <MenuLine />
      {!isOff && (
        <MenuLink isOutside to={pathIn(sitePath, language)} icon={<ExternalLink aria-hidden="true" />}>
          {t(words.viewOnSite)}
        </MenuLink>
      )}
      {notionUrl && (
        <MenuLink isOutside to={notionUrl} icon={<NotebookText aria-hidden="true" />}>
          {t(words.inNotion)}
        </MenuLink>
      )}
      <CopySku product={product} />
      {canWrite && <MenuLine />}
      {canWrite && <ListingItem product={product} />}
    </>
  )
}

function CopySku({ product: { sku } }: { product: StaffProduct }) {
  const t = useTranslate()
  const copy = useCopy()
  return (
    <MenuItem
      disabled={!sku}
      icon={<Copy aria-hidden="true" />}
      onSelect={() => void copy(sku ?? '', { done: t(words.copied)(sku ?? ''), failed: t(tableWords.copyFailed) })}
    >
      {t(words.copySku)}
    </MenuItem>
  )
}

function ListingItem({ product }: { product: StaffProduct }) {
  const t = useTranslate()
  const language = useLanguage()
  const { setListed } = useProductActions()
  const name = nameIn(product, language)
  const act = (isListed: boolean) => () => void setListed({ id: product.id, version: product.version, name }, isListed)
  if (product.isRetired) {
    return (
      <MenuItem icon={<RotateCcw aria-hidden="true" />} onSelect={act(true)}>
        {t(words.restore)}
      </MenuItem>
    )
  }
  return (
    <MenuItem isDangerous icon={<Trash2 aria-hidden="true" />} onSelect={act(false)}>
      <span>
        {t(words.delete)} <span className="block text-fine text-ink-quiet">{t(words.deleteMeaning)}</span>
      </span>
    </MenuItem>
  )
}
