import type { DerivedProductAnswer } from '#contract/catalogue/product-edits.ts'
import { exactMoney } from '#contract/catalogue/values/exact-money.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { derivationWords } from './derivations.words.ts'
import { editWords as words } from './edit.words.ts'
import { type ProductFieldsProps, RecordChoice, RecordText } from './fields.tsx'

/** Edits prices and fees, and shows the first year's total, each with its derivation. */
export function PriceFields(props: ProductFieldsProps) {
  const t = useTranslate()
  const { terms } = derivationWords
  const termOptions = [
    { value: 'One-time', label: t(terms['one-time']) },
    { value: 'Annual', label: t(terms.annual) },
  ]
  const connectivityOptions = ['LoRaWAN', 'NB-IoT', 'Wi-Fi'].map((value) => ({ value, label: value }))
  return (
    <>
      <div className="form-grid">
        <RecordText {...props} field="msrp" />
        <RecordChoice {...props} field="term" options={termOptions} blank={t(words.byRule)} />
        <RecordText {...props} field="resellerCost" />
        <RecordText {...props} field="minSellingPrice" />
        <RecordChoice {...props} field="connectivityType" options={connectivityOptions} blank={t(words.notSet)} />
        <RecordText {...props} field="connectivityFee" />
      </div>
      <FirstYearTotal derived={props.preview?.derived} />
    </>
  )
}

/** Edits what prices are calculated from. */
export function CostFields(props: ProductFieldsProps) {
  const t = useTranslate()
  const { yes, no } = derivationWords
  const yesNo = [
    { value: 'Yes', label: t(yes) },
    { value: 'No', label: t(no) },
  ]
  return (
    <>
      <div className="form-grid">
        <RecordText {...props} field="hkdCost" />
        <RecordText {...props} field="usdCost" />
        <RecordText {...props} field="margin" />
        <RecordText {...props} field="upMargin" />
        <RecordChoice {...props} field="recurring" options={yesNo} blank={t(words.byRule)} />
        <RecordText {...props} field="barrier" />
      </div>
      <RecordText {...props} field="volumePrices" rows={3} hint={t(words.volumeHint)} />
      <RecordText {...props} field="connectivityDescription" rows={2} />
    </>
  )
}

const firstYearClass = 'first-year flex flex-wrap gap-x-3 gap-y-1 border-l-2 border-hairline bg-sunken px-3 py-2.5'

/** Shows the parts of the first year's total; renders nothing without a price. */
export function FirstYearTotal({ derived }: { derived: DerivedProductAnswer | undefined }) {
  const t = useTranslate()
  if (!derived) return <p className={`text-ink-quiet ${firstYearClass}`}>{t(words.reckoning)}</p>
  const { sensorPrice, licenseAnnual, connectivityAnnualFee, firstYearTotal } = derived
  if (firstYearTotal === null) return null
  const parts = [
    [t(words.hardware), sensorPrice],
    [t(words.licence), licenseAnnual],
    [t(words.connectivity), connectivityAnnualFee],
  ] as const
  return (
    <p className={firstYearClass} role="status">
      {parts.map(([name, amount], index) => (
        <span key={name}>
          {index > 0 && '+ '}
          <span className="text-ink-quiet">{name}</span> {exactMoney(amount ?? 0)}
        </span>
      ))}
      <span>
        ={' '}
        <strong>
          <span className="font-normal text-ink-quiet">{t(words.firstYear)}</span> {exactMoney(firstYearTotal)}
        </strong>
      </span>
    </p>
  )
}
