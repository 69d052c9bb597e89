import * as z from 'zod/mini'
import { type EditedProduct, editedProductSchema, productEditSchema } from '#contract/catalogue/product-edits.ts'
import { recordFields } from '#contract/fields/product.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { editProduct } from '../../api/products.ts'
import { type Formats, useFormats } from '../../i18n/formats.ts'
import { ConflictNotice, PageForm, type RecordForm, useRecordForm } from '../../records/form/index.ts'
import { recordFieldWords } from '../../words/record-fields.words.ts'
import { useProductActions, useProductsCache } from '../useProductActions.ts'
import { editWords as words } from './edit.words.ts'
import { EditorLayout, productFormClass } from './layout/EditorLayout.tsx'
import { useSections } from './layout/useSections.ts'
import { OwnedFields } from './OwnedFields.tsx'
import { ProductFields } from './ProductFields.tsx'
import { fieldOfPath, type ProductValues, recordChanges, valuesOf } from './product-values.ts'
import { usePreview } from './usePreview.ts'

/** Edits a product; detects edits saved by others, and a save can be undone. */
export function ProductEditor({ product }: { product: EditedProduct }) {
  const t = useTranslate()
  const formats = useFormats()
  const form = useProductForm(product, { draft: `product.${product.id}` })
  const preview = usePreview(form.values)
  const sections = useSections(form)
  const { conflict } = form
  return (
    <EditorLayout sections={sections} values={form.values} id={product.id}>
      <PageForm
        form={form}
        label={t(words.form)}
        className={productFormClass}
        conflict={conflict && <ProductConflict conflict={conflict} />}
        saved={t(words.lastChange)(formats.relative(product.updatedAt))}
      >
        {product.source === 'notion' && <OwnedFields />}
        <ProductFields
          form={form}
          preview={preview}
          sections={sections}
          machineTranslated={product.machineTranslated}
          product={product}
        />
      </PageForm>
    </EditorLayout>
  )
}

interface ProductFormOptions {
  draft?: string
  /** Called after a successful save. */
  onSaved?: () => void
}

/** Form of a product; sends only changed fields. */
export function useProductForm(
  product: EditedProduct,
  { draft, onSaved }: ProductFormOptions,
): RecordForm<ProductValues> {
  const t = useTranslate()
  const { store } = useProductsCache()
  const { showChanged } = useProductActions()
  const form: RecordForm<ProductValues> = useRecordForm({
    draft,
    record: valuesOf(product),
    names: recordFields,
    schema: productEditSchema,
    bodyOf: (values) => ({ version: values.version, record: recordChanges(values, form.initial) }),
    fieldOf: fieldOfPath,
    async send(body) {
      const saved = store(await editProduct(product.id, body))
      showChanged(t(words.saved)(saved.record.name), saved, body.version)
      onSaved?.()
      return valuesOf(saved)
    },
    readCurrent(current) {
      const theirs = z.safeParse(editedProductSchema, current).data
      return theirs && valuesOf(theirs)
    },
  })
  return form
}

interface ProductConflictProps {
  conflict: NonNullable<RecordForm<ProductValues>['conflict']>
}

export function ProductConflict({ conflict }: ProductConflictProps) {
  const t = useTranslate()
  const { names } = useFormats()
  return (
    <ConflictNotice
      conflict={conflict}
      labelOf={(name) => t(recordFieldWords[recordFields.find((field) => field === name) ?? 'name'])}
      textOf={(name, values) => textOf(values[name], names)}
    />
  )
}

function textOf(value: ProductValues[keyof ProductValues], names: Formats['names']): string {
  if (!Array.isArray(value)) return String(value) || '—'
  return names(value.map((part) => (typeof part === 'string' ? part : part.name || part.url))) || '—'
}
