import { useState } from 'react'
import type { ProductIssue } from '#contract/catalogue/data-quality.ts'
import { categories, categoryLabels } from '#contract/catalogue/products.ts'
import type { StaffProduct } from '#contract/catalogue/staff-products.ts'
import { nameIn } from '#contract/i18n/in-language.ts'
import { languageTags } from '#contract/i18n/languages.ts'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Select } from '../../../ui/fields/Select.tsx'
import { editProduct } from '../../api/products.ts'
import { StaffFailure } from '../../api/request.ts'
import { useCan } from '../../api/staff/session.ts'
import { staffFaultOf } from '../../records/form/index.ts'
import { Dash } from '../../ui/values.tsx'
import { useFailureWords } from '../../words/failure-words.ts'
import { qualityWords as words } from '../../words/product-quality.words.ts'
import { productsScreenWords } from '../../words/products.words.ts'
import { recordFieldWords } from '../../words/record-fields.words.ts'
import { useProductActions, useProductsCache } from '../useProductActions.ts'
import { FixDialog } from './FixDialog.tsx'
import { type RowFix, rowFixOf } from './fixes.ts'

interface FixCellProps {
  product: StaffProduct
  issue: ProductIssue
}

/** Renders the fix for an issue in the product's row: one field, or a button for a dialog. */
export function FixCell({ product, issue }: FixCellProps) {
  const canWrite = useCan()('products.write')
  if (!canWrite) return <Dash />
  const fix = rowFixOf(product, issue)
  return fix ? <FixField product={product} fix={fix} /> : <FixButton product={product} issue={issue} />
}

function FixButton({ product, issue }: FixCellProps) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="compact" aria-label={t(words.mendOf)(useNameOf(product))} onClick={() => setOpen(true)}>
        {t(words.mendEllipsis)}
      </Button>
      {isOpen && <FixDialog id={product.id} issue={issue} onClose={() => setOpen(false)} />}
    </>
  )
}

function FixField({ product, fix }: { product: StaffProduct; fix: RowFix }) {
  const t = useTranslate()
  const name = useNameOf(product)
  const { begin, save, isSaving, fault } = useFix(product, fix)
  const [typed, setTyped] = useState(fix.value)
  const label = t(words.fieldOf)(t(recordFieldWords[fix.field]), name)
  const isReady = typed.trim() !== '' && typed.trim() !== fix.value
  if (fix.field === 'category') {
    return (
      <div className="flex flex-wrap items-center gap-1.5">
        <Select label={label} hideLabel value="" disabled={isSaving} onChange={(category) => void save(category)}>
          <option value="">{t(words.choose)}</option>
          {categories.map((category) => (
            <option key={category} value={category}>
              {t(categoryLabels[category])}
            </option>
          ))}
        </Select>
        <Fault text={fault} />
      </div>
    )
  }
  return (
    <form
      className="flex flex-wrap items-center gap-1.5"
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady && !isSaving) void save(typed.trim())
      }}
    >
      <input
        className="control w-52 max-w-full lg:min-h-9 lg:text-fine"
        aria-label={label}
        aria-invalid={fault !== undefined}
        lang={fix.field === 'nameEn' ? languageTags.en : undefined}
        placeholder={t(fix.field === 'name' ? words.chineseName : recordFieldWords[fix.field])}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => {
          begin()
          setTyped(target.value)
        }}
      />
      <Button size="compact" type="submit" disabled={!isReady || isSaving} aria-label={t(words.saveOf)(name)}>
        {t(words.save)}
      </Button>
      <Fault text={fault} />
    </form>
  )
}

function Fault({ text }: { text: string | undefined }) {
  return (
    text && (
      <span role="alert" className="basis-full text-danger text-fine">
        {text}
      </span>
    )
  )
}

function useNameOf({ name, nameEn }: StaffProduct): string {
  return nameIn({ name, nameEn }, useLanguage())
}

function useFix(product: StaffProduct, fix: RowFix) {
  const t = useTranslate()
  const failureWords = useFailureWords()
  const { store, refresh } = useProductsCache()
  const { showChanged } = useProductActions()
  const name = useNameOf(product)
  const [isSaving, setSaving] = useState(false)
  const [fault, setFault] = useState<string>()
  // The version that was edited: the row itself follows edits by colleagues.
  const [seen, setSeen] = useState<number>()

  function faultOf(error: unknown, typed: string): string {
    const field = error instanceof StaffFailure ? error.fields[0] : undefined
    if (field) return t(staffFaultOf(field, typed))
    const isStale = error instanceof StaffFailure && error.code === 'record.changed'
    return isStale ? t(productsScreenWords.changedSince) : failureWords(error)
  }
  async function save(typed: string) {
    setSaving(true)
    setFault(undefined)
    const version = seen ?? product.version
    try {
      const record = fix.recordOf(typed)
      const saved = store(await editProduct(product.id, { version, record }))
      showChanged(t(words.saved)(name), saved, version)
    } catch (error) {
      setFault(faultOf(error, typed))
      refresh()
    }
    setSeen(undefined)
    setSaving(false)
  }
  return { begin: () => setSeen(seen ?? product.version), save, isSaving, fault }
}
