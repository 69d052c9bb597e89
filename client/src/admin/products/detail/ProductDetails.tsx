import type { EditedProduct } from '#contract/catalogue/product-edits.ts'
import { categoryLabels } from '#contract/catalogue/products.ts'
import { readFeatures, readSpecifications } from '#contract/catalogue/record-texts.ts'
import { languageTags } from '#contract/i18n/languages.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { productsScreenWords, sourceWords } from '../../words/products.words.ts'
import { recordFieldWords } from '../../words/record-fields.words.ts'
import { editWords } from '../edit/edit.words.ts'
import { FirstYearTotal } from '../edit/PriceFields.tsx'
import { detailWords as words } from './detail.words.ts'
import { FactList } from './FactList.tsx'
import { IssuesPanel } from './IssuesPanel.tsx'
import { NotionPanel } from './NotionPanel.tsx'
import { PriceFacts } from './PriceFacts.tsx'

/** What a buyer sees of a product, what staff alone do, and how it stands with Notion. */
export function ProductDetails({ product }: { product: EditedProduct }) {
  const t = useTranslate()
  return (
    <div className="product-columns">
      <div>
        <section className="product-panel">
          <h2>{t(words.buyers)}</h2>
          {product.isRetired && <p className="mb-3 text-caution">{t(words.notListed)}</p>}
          <Pictures product={product} />
          <div className="two-languages">
            <Texts product={product} language="zh-TW" />
            <Texts product={product} language="en" />
          </div>
        </section>
        <section className="product-panel">
          <h2>{t(words.prices)}</h2>
          <PriceFacts product={product} />
          <div className="mt-3">
            <FirstYearTotal derived={product.derived} />
          </div>
        </section>
      </div>
      <div>
        <IssuesPanel product={product} />
        <NotionPanel product={product} />
        <section className="product-panel">
          <h2>{t(words.facts)}</h2>
          <Facts product={product} />
        </section>
      </div>
    </div>
  )
}

function Pictures({ product: { pictures } }: { product: EditedProduct }) {
  if (pictures.length === 0) return null
  return (
    <div className="product-pictures">
      {pictures.map(({ key, url, name }) => (
        <img key={key} src={url} alt={name} loading="lazy" />
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
      <p className="language-name">
        {t({ 'zh-TW': editWords.chinese, en: editWords.english }[language])}
        {isMachines && ` · ${t(words.machine)}`}
      </p>
      <div lang={languageTags[language]}>
        {name && <h3>{name}</h3>}
        {description && <p className="product-text">{description}</p>}
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
    <div className="detail-features mt-4">
      <p className="language-name">{title}</p>
      {groups.map(({ category, items }) => (
        <div key={category} lang={languageTags[language]}>
          {category && <h4>{category}</h4>}
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
      <p className="language-name">{title}</p>
      <div lang={languageTags[language]}>
        <FactList facts={rows.map(({ name, value, unit }) => [name, [value, unit].filter(Boolean).join(' ')])} />
      </div>
    </div>
  )
}

function Facts({ product }: { product: EditedProduct }) {
  const t = useTranslate()
  const { names } = useFormats()
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
        [t(words.source), t(sourceWords[source])],
        [t(words.address), `/products/${slug}`],
        [t(words.version), String(version)],
        [t(words.created), <RelativeTime key="created" at={createdAt} />],
        [t(words.updated), <RelativeTime key="updated" at={updatedAt} />],
      ]}
    />
  )
}
