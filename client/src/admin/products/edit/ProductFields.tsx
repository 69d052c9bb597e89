import '../../records/form/form-sections.css'
import type { ReactNode } from 'react'
import type { EditedProduct } from '#contract/catalogue/product-edits.ts'
import { categories, categoryLabels } from '#contract/catalogue/products.ts'
import { yesNoWords } from '#contract/i18n/common-words.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { BuyingFields } from './BuyingFields.tsx'
import { editWords as words } from './edit.words.ts'
import { FeaturesField } from './FeaturesField.tsx'
import { type ProductFieldsProps, RecordChoice, RecordText } from './fields.tsx'
import { PicturesField } from './PicturesField.tsx'
import { PriceFields } from './PriceFields.tsx'
import { SpecificationsField } from './SpecificationsField.tsx'
import { TagsField } from './TagsField.tsx'

interface AllFieldsProps extends ProductFieldsProps {
  /** The saved product; undefined for a new one. */
  product: EditedProduct | undefined
}

export function ProductFields({ product, ...props }: AllFieldsProps) {
  const t = useTranslate()
  const yesNo = useYesNo()
  return (
    <>
      <FormSection title={t(words.texts)}>
        <TextFields {...props} />
      </FormSection>
      <FormSection title={t(words.identity)}>
        <IdentityFields {...props} />
      </FormSection>
      <FormSection title={t(words.prices)} hint={t(words.pricesHint)}>
        <PriceFields {...props} />
      </FormSection>
      <FormSection title={t(words.stockGroup)}>
        <div className="form-grid">
          <RecordText {...props} field="availability" hint={t(words.availabilityHint)} />
          <RecordChoice {...props} field="tracksStock" options={yesNo} blank={t(words.byRule)} />
          <ListedField {...props} />
        </div>
      </FormSection>
      <FormSection title={t(words.buyingGroup)}>
        <BuyingFields {...props} />
      </FormSection>
      <FormSection title={t(words.featuresGroup)}>
        <div className="form-pair">
          <FeaturesField {...props} field="features" />
          <FeaturesField {...props} field="featuresEn" />
        </div>
      </FormSection>
      <FormSection title={t(words.specificationsGroup)}>
        <div className="form-pair">
          <SpecificationsField {...props} field="specifications" />
          <SpecificationsField {...props} field="specificationsEn" />
        </div>
      </FormSection>
      <FormSection title={t(words.componentsGroup)}>
        <RecordText {...props} field="components" rows={4} hint={t(words.componentsHint)} />
      </FormSection>
      <FormSection title={t(words.picturesGroup)}>
        <PicturesField form={props.form} product={product} />
      </FormSection>
    </>
  )
}

export function TextFields(props: ProductFieldsProps) {
  return (
    <div className="form-pair">
      <RecordText {...props} field="name" required />
      <RecordText {...props} field="nameEn" />
      <RecordText {...props} field="description" rows={6} />
      <RecordText {...props} field="descriptionEn" rows={6} />
    </div>
  )
}

function IdentityFields(props: ProductFieldsProps) {
  const t = useTranslate()
  const yesNo = useYesNo()
  return (
    <div className="form-grid">
      <RecordText {...props} field="sku" />
      <RecordText {...props} field="manufacturerCode" />
      <RecordText {...props} field="modelNumber" />
      <CategoryField {...props} />
      <RecordText {...props} field="subcategory" />
      <RecordText {...props} field="ipRating" />
      <TagsField form={props.form} />
      <RecordChoice {...props} field="limitedOffer" options={yesNo} blank={t(words.notSet)} />
    </div>
  )
}

function useYesNo() {
  const t = useTranslate()
  return [
    { value: 'Yes', label: t(yesNoWords.yes) },
    { value: 'No', label: t(yesNoWords.no) },
  ]
}

/** Keeps a value that Notion or a file has written in other words. */
function ListedField(props: ProductFieldsProps) {
  const t = useTranslate()
  const options = [
    { value: 'Yes', label: t(words.listedYes) },
    { value: 'No', label: t(words.listedNo) },
  ]
  return <RecordChoice {...props} field="listed" options={options} blank={t(words.listedBlank)} />
}

export function CategoryField(props: ProductFieldsProps) {
  const t = useTranslate()
  return (
    <RecordChoice
      {...props}
      field="category"
      options={categories.map((value) => ({ value, label: t(categoryLabels[value]) }))}
      blank={t(words.notSet)}
      optionOf={categoryNamed}
    />
  )
}

/** Returns the category that has a label, in either language. */
function categoryNamed(label: string): string | undefined {
  const plain = label.trim().toLowerCase()
  return categories.find((id) => Object.values(categoryLabels[id]).some((name) => name.toLowerCase() === plain))
}

interface FormSectionProps {
  title: string
  hint?: string
  children: ReactNode
}

function FormSection({ title, hint, children }: FormSectionProps) {
  return (
    <fieldset className="form-section">
      <legend>{title}</legend>
      {hint && <p className="field-hint measure">{hint}</p>}
      {children}
    </fieldset>
  )
}
