import type { ReactNode } from 'react'
import type { NewProduct as Made } from '#contract/catalogue/product-edits.ts'
import { categoryLabels } from '#contract/catalogue/products.ts'
import { languageTags } from '#contract/i18n/languages.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Stamp } from '../../../ui/Badge.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { staffFaultOf } from '../../records/form/index.ts'
import { FieldValue } from '../../sync/index.ts'
import { lackWords } from '../../words/product-issues.words.ts'
import { perWords, productsScreenWords, stockWords } from '../../words/products.words.ts'
import { recordFieldWords } from '../../words/record-fields.words.ts'
import { runsWords as words } from './runs.words.ts'

/** Previews a created product as on its public page, with what it lacks. @param heading title above the preview */
export function NewProduct({ made, heading }: { made: Made; heading: string }) {
  const t = useTranslate()
  const { name, nameEn, description, descriptionEn, pictures, warnings, lacks } = made
  return (
    <div className="grid gap-2 lg:col-2">
      {lacks.length > 0 && (
        <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
          <span className="text-ink-quiet">{t(words.lacks)}</span>
          {lacks.map((lack) => (
            <Stamp key={lack}>{t(lackWords[lack])}</Stamp>
          ))}
        </p>
      )}
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {name !== heading && <Fact term={t(recordFieldWords.name)}>{name}</Fact>}
        <Fact term={t(recordFieldWords.nameEn)}>{nameEn && <span lang={languageTags.en}>{nameEn}</span>}</Fact>
        <Fact term={t(recordFieldWords.category)}>
          <Category made={made} />
        </Fact>
        <Fact term={t(words.price)}>
          <Price made={made} />
        </Fact>
        <Fact term={t(words.stock)}>
          <Stock made={made} />
        </Fact>
        <Fact term={t(words.pictures)}>{pictures > 0 && t(words.pictureCount)(pictures)}</Fact>
        <Fact term={t(recordFieldWords.description)} isWide>
          {description && <FieldValue field="description" value={description} />}
        </Fact>
        <Fact term={t(recordFieldWords.descriptionEn)} isWide>
          {descriptionEn && <FieldValue field="descriptionEn" value={descriptionEn} />}
        </Fact>
      </dl>
      {warnings.length > 0 && (
        <ul>
          {warnings.map(({ field, code }) => (
            <li key={field + code} className="text-caution">
              {t(words.valuesOf)(t(recordFieldWords[field]), t(staffFaultOf({ code })))}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Fact({ term, isWide = false, children }: { term: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={`grid grid-cols-[6rem_minmax(0,1fr)] gap-x-3 ${isWide ? 'sm:col-span-2' : ''}`}>
      <dt className="text-ink-quiet">{term}</dt>
      <dd>{children || '—'}</dd>
    </div>
  )
}

function Category({ made: { derived } }: { made: Made }) {
  const t = useTranslate()
  return [t(categoryLabels[derived.category]), derived.subcategory].filter(Boolean).join(' · ')
}

function Price({ made: { derived } }: { made: Made }) {
  const t = useTranslate()
  const { money } = useFormats()
  return derived.msrp === null
    ? t(productsScreenWords.onRequest)
    : `${money(derived.msrp)}${t(perWords[derived.period])}`
}

function Stock({ made: { derived } }: { made: Made }) {
  const t = useTranslate()
  const { number } = useFormats()
  const status = t(stockWords[derived.stockStatus])
  return derived.inStock ? `${status} (${number(derived.stockQuantity)})` : status
}
