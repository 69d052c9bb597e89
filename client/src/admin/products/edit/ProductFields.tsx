import '../../records/form/form-sections.css'
import type { EditedProduct } from '#contract/catalogue/product-edits.ts'
import { categories, categoryLabels } from '#contract/catalogue/products.ts'
import { yesNoWords } from '#contract/i18n/common-words.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { BuyingFields, DocumentsField } from './BuyingFields.tsx'
import { editWords as words } from './edit.words.ts'
import { type ProductFieldsProps, RecordChoice, RecordText } from './fields.tsx'
import { FormSection } from './layout/FormSection.tsx'
import type { Sections } from './layout/useSections.ts'
import { PicturesField } from './PicturesField.tsx'
import { CostFields, PriceFields } from './PriceFields.tsx'
import type { TextField } from './product-values.ts'
import { FeaturesField } from './rows/FeaturesField.tsx'
import { LanguagePair } from './rows/LanguagePair.tsx'
import { SpecificationsField } from './rows/SpecificationsField.tsx'
import { TagsField } from './TagsField.tsx'

interface AllFieldsProps extends ProductFieldsProps {
  sections: Sections
  /** The saved product; undefined for a new one. */
  product: EditedProduct | undefined
}

export function ProductFields({ product, sections: state, ...props }: AllFieldsProps) {
  const t = useTranslate()
  return (
    <>
      <FormSection id="basics" state={state}>
        <BasicFields {...props} />
      </FormSection>
      <FormSection id="prices" state={state} hint={t(words.pricesHint)}>
        <PriceFields {...props} />
      </FormSection>
      <FormSection id="stock" state={state}>
        <StockFields {...props} />
      </FormSection>
      <FormSection id="pictures" state={state}>
        <PicturesField form={props.form} product={product} />
      </FormSection>
      <FormSection id="description" state={state}>
        <DescriptionFields {...props} />
        <TagsField form={props.form} />
      </FormSection>
      <FormSection id="features" state={state}>
        <LanguagePair {...pairOf(props.form, 'features', 'featuresEn')}>
          {{
            'zh-TW': <FeaturesField {...props} field="features" />,
            en: <FeaturesField {...props} field="featuresEn" />,
          }}
        </LanguagePair>
      </FormSection>
      <FormSection id="specifications" state={state}>
        <LanguagePair {...pairOf(props.form, 'specifications', 'specificationsEn')}>
          {{
            'zh-TW': <SpecificationsField {...props} field="specifications" />,
            en: <SpecificationsField {...props} field="specificationsEn" />,
          }}
        </LanguagePair>
        <RecordText {...props} field="ipRating" />
      </FormSection>
      <FormSection id="fitting" state={state}>
        <BuyingFields {...props} />
      </FormSection>
      <FormSection id="related" state={state}>
        <div className={pairClass}>
          <RecordText {...props} field="requires" hint={t(words.requiresHint)} />
          <RecordText {...props} field="accessories" hint={t(words.skusHint)} />
        </div>
        <RecordText {...props} field="components" rows={4} hint={t(words.componentsHint)} />
      </FormSection>
      <FormSection id="documents" state={state}>
        <DocumentsField {...props} />
      </FormSection>
      <FormSection id="costs" state={state}>
        <CostFields {...props} />
      </FormSection>
    </>
  )
}

/** Two languages side by side, where the card is wide enough for them. */
const pairClass = 'grid items-start gap-x-6 gap-y-4 @min-[34rem]:grid-cols-2'

/** Returns what a pair of fields with a line per row says of each language. */
function pairOf(form: ProductFieldsProps['form'], chinese: TextField, english: TextField) {
  const countOf = (field: TextField) => form.values[field].split('\n').filter((line) => line.trim() !== '').length
  const faulty = [chinese, english].find((field) => form.errorOf(field))
  return {
    counts: { 'zh-TW': countOf(chinese), en: countOf(english) },
    faulty: faulty && (faulty === english ? ('en' as const) : ('zh-TW' as const)),
  }
}

export function NameFields(props: ProductFieldsProps) {
  return (
    <div className={pairClass}>
      <RecordText {...props} field="name" required />
      <RecordText {...props} field="nameEn" />
    </div>
  )
}

export function DescriptionFields(props: ProductFieldsProps) {
  return (
    <div className={pairClass}>
      <RecordText {...props} field="description" rows={5} />
      <RecordText {...props} field="descriptionEn" rows={5} />
    </div>
  )
}

function BasicFields(props: ProductFieldsProps) {
  return (
    <>
      <NameFields {...props} />
      <div className="form-grid">
        <CategoryField {...props} />
        <RecordText {...props} field="subcategory" />
        <ListedField {...props} />
        <RecordText {...props} field="sku" />
        <RecordText {...props} field="modelNumber" />
        <RecordText {...props} field="manufacturerCode" />
      </div>
    </>
  )
}

function StockFields(props: ProductFieldsProps) {
  const t = useTranslate()
  const yesNo = [
    { value: 'Yes', label: t(yesNoWords.yes) },
    { value: 'No', label: t(yesNoWords.no) },
  ]
  return (
    <div className={pairClass}>
      <RecordText {...props} field="availability" hint={t(words.availabilityHint)} />
      <RecordText {...props} field="leadTimeDays" hint={t(words.leadTimeHint)} />
      <RecordChoice {...props} field="tracksStock" options={yesNo} blank={t(words.byRule)} />
      <RecordText {...props} field="minimumOrder" hint={t(words.minimumHint)} />
    </div>
  )
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
