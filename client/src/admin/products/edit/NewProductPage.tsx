import { useState } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { productCreationSchema } from '#contract/catalogue/product-edits.ts'
import { adminScreens } from '#contract/staff/permissions.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { createProduct } from '../../api/products.ts'
import { useCan } from '../../api/staff/session.ts'
import { productPath } from '../../paths/index.ts'
import { PageForm, useStaffForm } from '../../records/form/index.ts'
import { NewRecordPage } from '../../records/page/index.ts'
import { detailWords } from '../detail/detail.words.ts'
import { useProductsCache } from '../useProductActions.ts'
import { editWords as words } from './edit.words.ts'
import { EditorLayout, productFormClass } from './layout/EditorLayout.tsx'
import { useSections } from './layout/useSections.ts'
import { ProductFields } from './ProductFields.tsx'
import { blankValues, fieldOfPath, recordChanges } from './product-values.ts'
import { usePreview } from './usePreview.ts'

const { path } = adminScreens.products

/** Renders /admin/products/new. Only the name is required. */
export default function NewProductPage() {
  const t = useTranslate()
  if (!useCan()('products.write')) return <Navigate to={path} replace />
  return (
    <NewRecordPage title={t(words.newTitle)} list={path} back={t(detailWords.back)}>
      <NewForm />
    </NewRecordPage>
  )
}

function NewForm() {
  const t = useTranslate()
  const { form, created } = useNewForm()
  const preview = usePreview(form.values)
  const sections = useSections(form)
  // Navigate only after the form counts as saved, or its blocker would ask.
  if (created) return <Navigate to={productPath(created)} replace />
  return (
    <EditorLayout sections={sections} values={form.values} id={undefined}>
      <PageForm
        form={form}
        label={t(words.newTitle)}
        className={productFormClass}
        saved={t(words.nothingYet)}
        save={t(words.create)}
      >
        <ProductFields form={form} preview={preview} sections={sections} product={undefined} />
      </PageForm>
    </EditorLayout>
  )
}

function useNewForm() {
  const t = useTranslate()
  const toast = useToast()
  const navigate = useNavigate()
  const { store } = useProductsCache()
  const [created, setCreated] = useState<string>()
  const form = useStaffForm({
    draft: 'product.new',
    initial: blankValues,
    schema: productCreationSchema,
    bodyOf: (values) => ({ record: { name: values.name, ...recordChanges(values, blankValues) } }),
    fieldOf: fieldOfPath,
    async send(body) {
      const product = store(await createProduct(body))
      const look = { label: t(detailWords.goOn), onAct: () => void navigate(productPath(product.id, 'edit')) }
      toast(t(words.created)(product.record.name), 'success', undefined, look)
      form.reset()
      setCreated(product.id)
    },
  })
  return { form, created }
}
