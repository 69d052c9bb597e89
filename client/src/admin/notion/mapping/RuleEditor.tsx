import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { baseCurrency, type CurrencyCode, currencyCodes } from '#contract/catalogue/money.ts'
import { categories, categoryLabels } from '#contract/catalogue/products.ts'
import { currencyWords } from '#contract/catalogue/values/money-values.ts'
import { productField, type RecordField } from '#contract/fields/product.ts'
import {
  type FieldMapping,
  type FieldRule,
  type MappingStudio,
  ruleKindOf,
  type StudioColumn,
  wordChoices,
} from '#contract/sync/mapping.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { choiceWords, mappingWords as words } from './mapping.words.ts'

interface RuleEditorProps {
  field: RecordField
  name: string
  own: FieldMapping
  column: StudioColumn
  rates: MappingStudio['rates']
  onChange: (mapping: FieldMapping) => void
}

/** Edits how a column's values are read, for fields that have such a rule. */
export function RuleEditor(props: RuleEditorProps) {
  const kind = ruleKindOf(props.field)
  if (kind === 'figure') return <FigureRule {...props} />
  return kind === 'words' && props.column.values.length > 0 ? <WordsRule {...props} /> : null
}

const factors = [0.001, 0.01, 0.1, 1, 10, 100, 1000, 10_000]
/** Days per week and month, and months per year. */
const countFactors = [1, 7, 12, 30]

/** Chooses a column's unit; a rule without effect is dropped. */
function FigureRule({ field, name, own, column, rates, onChange }: RuleEditorProps) {
  const t = useTranslate()
  const isAmount = productField(field).reads === 'amount'
  const ownCurrency = field === 'usdCost' ? 'USD' : baseCurrency
  const rule = own.rule?.kind === 'figure' ? own.rule : undefined
  const ofFormat = isAmount ? column.currency : null
  const implied = ofFormat ? ofFormat.code : ownCurrency
  const currency = rule?.currency ?? implied
  const factor = rule?.factor ?? 1
  const set = (next: { currency: typeof currency; factor: number }) => {
    const isPlain = next.factor === 1 && (!isAmount || next.currency === implied)
    const figure: FieldRule = { kind: 'figure', currency: isAmount ? next.currency : null, factor: next.factor }
    onChange({ ...own, rule: isPlain ? null : figure })
  }
  const usual = productField(field).reads === 'count' ? countFactors : factors
  const offered = usual.includes(factor) ? usual : [...usual, factor]
  return (
    <div className="grid items-end gap-2 text-fine sm:grid-cols-2">
      {isAmount && (
        <SelectField
          label={t(words.currency)}
          hint={ofFormat && ofFormat.code !== ownCurrency ? t(words.ofFormat)(ofFormat.sign.trim()) : undefined}
          {...(currency === null && { placeholder: t(words.chooseCurrency) })}
          aria-label={t(words.ofField)(t(words.currency), name)}
          options={currencyCodes.map((code) => ({ value: code, label: t(currencyWords[code]) }))}
          value={currency ?? ''}
          onChange={({ target }) => {
            const code = currencyCodes.find((one) => one === target.value)
            if (code) set({ currency: code, factor })
          }}
        />
      )}
      <SelectField
        label={t(words.factor)}
        aria-label={t(words.ofField)(t(words.factor), name)}
        options={offered.map((one) => ({
          value: String(one),
          label: t(words.factorOf)(one.toLocaleString('en', { maximumFractionDigits: 6 })),
        }))}
        value={String(factor)}
        onChange={({ target }) => set({ currency, factor: Number(target.value) })}
      />
      {isAmount && currency !== null && currency !== ownCurrency && (
        <p className="col-span-full text-ink-quiet">{t(words.rateHint)(ratesOf([currency, ownCurrency], rates))}</p>
      )}
    </div>
  )
}

/** "HK$1 = US$0.128", for each currency but the Hong Kong dollar. */
function ratesOf(codes: readonly CurrencyCode[], rates: MappingStudio['rates']): string {
  return codes.flatMap((code) => (code === 'HKD' ? [] : `HK$1 = ${signs[code]}${rates[code]}`)).join(', ')
}

const signs = { USD: 'US$', RMB: 'RMB ' }

/** Maps each value that the column can hold, or was seen in it, to a meaning. */
function WordsRule({ field, name, own, column, onChange }: RuleEditorProps) {
  const t = useTranslate()
  const meanings = own.rule?.kind === 'words' ? own.rule.meanings : []
  const [isOpen, setOpen] = useState(meanings.length > 0)
  const said = [...new Set([...column.values, ...meanings.map((one) => one.said)])]
  const set = (value: string, means: string) => {
    const others = meanings.filter((one) => one.said !== value)
    const next = means === '' ? others : [...others, { said: value, means }]
    onChange({ ...own, rule: next.length > 0 ? { kind: 'words', meanings: next } : null })
  }
  const choices = (wordChoices[field] ?? []).map((value) => ({ value, label: t(wordsOf(value)) }))
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold lg:min-h-9">
        <ChevronRight
          className={`size-4 flex-none transition-transform ${isOpen ? 'rotate-90' : ''}`}
          aria-hidden="true"
        />
        {t(words.meanings)}
        <span className="text-fine font-normal text-ink-quiet">{t(words.meaningsSet)(meanings.length)}</span>
      </summary>
      <div className="mt-2 grid max-h-96 gap-2 overflow-y-auto pr-1">
        {said.map((value) => (
          <div
            key={value}
            className="grid items-center gap-x-3 gap-y-1 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] [&_.field>label]:sr-only"
          >
            <q className="text-fine wrap-anywhere">{value}</q>
            <SelectField
              label={t(words.ofField)(value, name)}
              placeholder={t(words.asItIs)}
              options={choices}
              value={meanings.find((one) => one.said === value)?.means ?? ''}
              onChange={({ target }) => set(value, target.value)}
            />
          </div>
        ))}
      </div>
    </details>
  )
}

function wordsOf(value: string) {
  const category = categories.find((one) => one === value)
  return category ? categoryLabels[category] : (choiceWords[value] ?? { 'zh-TW': value, en: value })
}
