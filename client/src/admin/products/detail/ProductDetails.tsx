import type { EditedProduct } from '#contract/catalogue/product-edits.ts'
import { categoryLabels } from '#contract/catalogue/products.ts'
import { readFeatures, readSpecifications } from '#contract/catalogue/record-texts.ts'
import { languageTags } from '#contract/i18n/languages.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { useSourceWords } from '../../sync/index.ts'
import { RelativeTime } from '../../ui/values.tsx'
import { fileSourceWords } from '../../words/file-source.words.ts'
import { productsScreenWords, sourceWords } from '../../words/products.words.ts'
import { recordFieldWords } from '../../words/record-fields.words.ts'
import { editWords } from '../edit/edit.words.ts'
import { PlaceholderPictures } from '../edit/PlaceholderPictures.tsx'
import { FirstYearTotal } from '../edit/PriceFields.tsx'
import { BuyingPanel } from './BuyingPanel.tsx'
import { detailWords as words } from './detail.words.ts'
import { FactList, ProductPanel } from './FactList.tsx'
import { IssuesPanel } from './IssuesPanel.tsx'
import { NotionPanel } from './NotionPanel.tsx'
import { PriceFacts } from './PriceFacts.tsx'

export function ProductDetails({ product }: { product: EditedProduct }) {
  const t = useTranslate()
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 content-start gap-4">
        <ProductPanel title={t(words.buyers)}>
          {product.isRetired && <p className="mb-3 text-caution">{t(words.retired)}</p>}
          {product.isUnlisted && <p className="mb-3 text-caution">{t(words.unlisted)}</p>}
          <Pictures product={product} />
          <div className="grid gap-x-8 gap-y-5 md:grid-cols-2">
            <Texts product={product} language="zh-TW" />
            <Texts product={product} language="en" />
          </div>
        </ProductPanel>
        <ProductPanel title={t(words.prices)}>
          <PriceFacts product={product} />
          <div className="mt-3">
            <FirstYearTotal derived={product.derived} />
          </div>
        </ProductPanel>
      </div>
      <div className="grid min-w-0 content-start gap-4">
        <IssuesPanel product={product} />
        <NotionPanel product={product} />
        <BuyingPanel derived={product.derived} />
        <ProductPanel title={t(words.facts)}>
          <Facts product={product} />
        </ProductPanel>
      </div>
    </div>
  )
}

function Pictures({ product: { pictures, standIns } }: { product: EditedProduct }) {
  if (pictures.length === 0) return <PlaceholderPictures images={standIns} />
  return (
    <div className="mb-4 flex flex-wrap gap-2">
      {pictures.map(({ key, url, name }) => (
        <img
          key={key}
          src={url}
          alt={name}
          loading="lazy"
          className="h-21 w-28 rounded-control border border-hairline bg-sunken object-contain"
        />
      ))}
    </div>
  )
}

const textsOf = {
  'zh-TW': { name: 'name', description: 'description', features: 'features', specifications: 'specifications' },
  en: { name: 'nameEn', description: 'descriptionEn', features: 'featuresEn', specifications: 'specificationsEn' },
} as const

function Texts({ product, language }: { product: EditedProduct; language: 'zh-TW' | 'en' }) {
  const t = useTranslate()
  const fields = textsOf[language]
  const { record, machineTranslated } = product
  const name = record[fields.name]
  const description = record[fields.description]
  const isMachines = machineTranslated.includes(fields.name) || machineTranslated.includes(fields.description)
  return (
    <div>
      <p className="text-fine text-ink-quiet">
        {t({ 'zh-TW': editWords.chinese, en: editWords.english }[language])}
        {isMachines && ` · ${t(words.machine)}`}
      </p>
      <div lang={languageTags[language]}>
        {name && <h3 className="text-body font-semibold">{name}</h3>}
        {description && <p className="mt-2 max-w-[40em] whitespace-pre-wrap">{description}</p>}
      </div>
      {!name && <p className="text-ink-quiet">{t(words.noEnglish)}</p>}
      {!description && <p className="mt-2 text-ink-quiet">{t(words.noDescription)}</p>}
      <Features text={record[fields.features]} title={t(words.features)} language={language} />
      <Specifications text={record[fields.specifications]} title={t(words.specifications)} language={language} />
    </div>
  )
}

interface TextProps {
  text: string | null
  title: string
  language: 'zh-TW' | 'en'
}

function Features({ text, title, language }: TextProps) {
  const groups = readFeatures(text)
  if (groups.length === 0) return null
  return (
    <div className="mt-4">
      <p className="text-fine text-ink-quiet">{title}</p>
      {groups.map(({ category, items }) => (
        <div key={category} lang={languageTags[language]}>
          {category && <h4 className="mt-3 font-semibold">{category}</h4>}
          <FactList facts={items.map(({ feature, value }) => [feature, value])} />
        </div>
      ))}
    </div>
  )
}

function Specifications({ text, title, language }: TextProps) {
  const rows = readSpecifications(text)
  if (rows.length === 0) return null
  return (
    <div className="mt-4">
      <p className="text-fine text-ink-quiet">{title}</p>
      <div lang={languageTags[language]}>
        <FactList facts={rows.map(({ name, value, unit }) => [name, [value, unit].filter(Boolean).join(' ')])} />
      </div>
    </div>
  )
}

function Facts({ product }: { product: EditedProduct }) {
  const t = useTranslate()
  const { names } = useFormats()
  const sourced = useSourceWords(sourceWords, fileSourceWords)
  const { record, derived, source, slug, version, createdAt, updatedAt } = product
  return (
    <FactList
      facts={[
        [t(productsScreenWords.category), t(categoryLabels[derived.category])],
        [t(recordFieldWords.subcategory), derived.subcategory],
        [t(recordFieldWords.ipRating), derived.ipRating],
        [t(recordFieldWords.sku), record.sku],
        [t(recordFieldWords.manufacturerCode), record.manufacturerCode],
        [t(recordFieldWords.modelNumber), record.modelNumber],
        [t(recordFieldWords.tags), names(record.tags)],
        [t(words.source), t(sourced[source])],
        [t(words.address), `/products/${slug}`],
        [t(words.version), String(version)],
        [t(words.created), <RelativeTime key="created" at={createdAt} />],
        [t(words.updated), <RelativeTime key="updated" at={updatedAt} />],
      ]}
    />
  )
}
