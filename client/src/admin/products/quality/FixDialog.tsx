import { useQuery } from '@tanstack/react-query'
import type { ProductIssue } from '#contract/catalogue/data-quality.ts'
import type { EditedProduct } from '#contract/catalogue/product-edits.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Skeleton } from '../../../ui/loading/Skeleton.tsx'
import { productOptions } from '../../api/products.ts'
import { StaffForm } from '../../records/form/index.ts'
import { Dialog, DialogButtons } from '../../ui/Dialog.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { uiWords } from '../../ui/ui.words.ts'
import { issueHints, issueWords } from '../../words/product-issues.words.ts'
import { qualityWords as words } from '../../words/product-quality.words.ts'
import { editWords } from '../edit/edit.words.ts'
import { type ProductFieldsProps, RecordText } from '../edit/fields.tsx'
import { PicturesField } from '../edit/PicturesField.tsx'
import { ProductConflict, useProductForm } from '../edit/ProductEditor.tsx'
import { CategoryField, DescriptionFields, NameFields } from '../edit/ProductFields.tsx'
import { usePreview } from '../edit/usePreview.ts'

interface FixDialogProps {
  id: string
  issue: ProductIssue
  onClose: () => void
}

export function FixDialog({ id, issue, onClose }: FixDialogProps) {
  const t = useTranslate()
  const { data, error, refetch } = useQuery(productOptions(id))
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(words.fixTitle)(t(issueWords[issue]))}
      description={data ? `${data.record.name} — ${t(issueHints[issue])}` : undefined}
      size="wide"
    >
      {data && <FixForm product={data} issue={issue} onClose={onClose} />}
      {!data && !error && <Skeleton className="h-56 w-full" />}
      {!data && error && <LoadFailure isSmall title={t(words.loadFailed)} error={error} onRetry={refetch} />}
    </Dialog>
  )
}

interface FixFormProps extends Pick<FixDialogProps, 'issue' | 'onClose'> {
  product: EditedProduct
}

function FixForm({ product, issue, onClose }: FixFormProps) {
  const t = useTranslate()
  const form = useProductForm(product, { onSaved: onClose })
  const preview = usePreview(form.values)
  const { conflict } = form
  return (
    <StaffForm
      form={{ ...form, failure: conflict ? undefined : form.failure }}
      label={t(words.fixTitle)(t(issueWords[issue]))}
      className="product-form is-dense"
      actions={
        <>
          {conflict && <ProductConflict conflict={conflict} />}
          <DialogButtons
            onClose={onClose}
            act={t(form.isSending ? uiWords.saving : uiWords.save)}
            disabled={!form.isChanged || form.isSending || conflict !== undefined}
          />
        </>
      }
    >
      <FieldsOf issue={issue} product={product} form={form} preview={preview} />
    </StaffForm>
  )
}

function FieldsOf({ issue, product, ...props }: ProductFieldsProps & Pick<FixFormProps, 'issue' | 'product'>) {
  const t = useTranslate()
  switch (issue) {
    case 'missing-chinese':
    case 'missing-english':
      return (
        <div className="@container grid gap-4">
          <NameFields {...props} machineTranslated={product.machineTranslated} />
          <DescriptionFields {...props} machineTranslated={product.machineTranslated} />
        </div>
      )
    case 'dead-image':
      return <PicturesField form={props.form} product={product} />
    case 'unknown-category':
      return <CategoryField {...props} />
    case 'duplicate-sku':
      return <RecordText {...props} field="sku" />
    case 'unknown-part':
      return (
        <div className="form-grid">
          <RecordText {...props} field="requires" hint={t(editWords.skusHint)} />
          <RecordText {...props} field="accessories" hint={t(editWords.skusHint)} />
        </div>
      )
    case 'no-price':
      return <RecordText {...props} field="msrp" />
    case 'unreadable-price':
      return (
        <div className="form-grid">
          <RecordText {...props} field="msrp" />
          <RecordText {...props} field="minSellingPrice" />
          <RecordText {...props} field="resellerCost" />
          <RecordText {...props} field="connectivityFee" />
          <RecordText {...props} field="hkdCost" />
          <RecordText {...props} field="usdCost" />
        </div>
      )
    case 'margin-below-minimum':
      return (
        <div className="form-grid">
          <RecordText {...props} field="msrp" />
          <RecordText {...props} field="minSellingPrice" />
          <RecordText {...props} field="margin" />
          <RecordText {...props} field="hkdCost" />
        </div>
      )
  }
}
