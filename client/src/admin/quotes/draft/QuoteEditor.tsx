import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { countryLabels } from '#contract/catalogue/values/countries.ts'
import { currencyWords } from '#contract/catalogue/values/money-values.ts'
import { nameIn } from '#contract/i18n/in-language.ts'
import type { QuoteDetail } from '#contract/sales/quotes.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { TextArea } from '../../../ui/fields/TextField.tsx'
import { useFormats } from '../../i18n/formats.ts'
import { quotePath } from '../../paths/index.ts'
import { ConflictNotice, PageForm, type RecordForm } from '../../records/form/index.ts'
import {
  blankLine,
  ChargesFields,
  DraftTotals,
  type DraftValues,
  draftFieldWords,
  draftOf,
  isBelowMinimum,
  LinesField,
  type LineValues,
  requestedLineValues,
  useLineProducts,
  draftWords as words,
} from '../../sales/index.ts'
import { SendDialog } from '../detail/SendDialog.tsx'
import { quotesWords } from '../quotes.words.ts'
import { RequestedLines } from '../RequestedLines.tsx'
import { useQuoteActions } from '../useQuoteActions.ts'
import { DraftMargin } from './DraftMargin.tsx'
import { DraftNotes, DraftTerms } from './DraftTerms.tsx'
import { useDraftForm, useDraftRate } from './useDraftForm.ts'

interface QuoteEditorProps {
  quote: QuoteDetail
  /** Days that a quotation is valid by default. */
  days: number
}

export function QuoteEditor({ quote, days }: QuoteEditorProps) {
  const t = useTranslate()
  const form = useDraftForm(quote, days)
  const { values, conflict } = form
  const rate = useDraftRate(quote, values)
  const products = useLineProducts(values.lines)
  const draft = draftOf(quote)
  const { relative } = useFormats()
  const navigate = useNavigate()
  const { state }: { state: unknown } = useLocation()
  const actions = useQuoteActions(quote)
  const [isSending, setSending] = useState(false)
  const isSaved = draft !== undefined && !form.isChanged
  async function send(how: Parameters<typeof actions.send>[0]) {
    await actions.send(how)
    void navigate(quotePath(quote.id), { state })
  }
  const saved = draft ? t(words.savedAt)(relative(draft.createdAt)) : t(words.notBegun)
  const addLine = (line: LineValues) => form.set('lines', [...values.lines.filter((each) => each !== blankLine), line])
  return (
    <>
      <PageForm
        form={form}
        label={t(words.form)}
        className="@container"
        conflict={conflict && <DraftConflict conflict={conflict} />}
        isNew={!draft}
        saved={saved}
        save={t(words.saveDraft)}
        more={
          <Button
            size="compact"
            disabled={form.isSending}
            onClick={async () => setSending(isSaved || (await form.submit()))}
          >
            {t(quotesWords.send)}
          </Button>
        }
      >
        {quote.lines.length > 0 && (
          <RequestedLines quote={quote} offered={values.lines} onAdd={(line) => addLine(requestedLineValues(line))} />
        )}
        <DraftTerms form={form} rate={rate} />
        <LinesField form={form} rate={rate.rate} language={quote.language} products={products} />
        <ChargesFields field={form.field} onCountry={(country) => form.set('country', country)} />
        <DraftTotals values={values} rate={rate.rate} />
        <DraftMargin lines={values.lines} products={products} />
        {values.lines.some(isBelowMinimum) && (
          <TextArea
            label={t(words.reason)}
            hint={t(words.reasonHint)}
            required
            rows={2}
            maxLength={500}
            {...form.field('overrideReason')}
          />
        )}
        <DraftNotes form={form} />
      </PageForm>
      {isSending && <SendDialog quote={quote} actions={{ ...actions, send }} onClose={() => setSending(false)} />}
    </>
  )
}

function DraftConflict({ conflict }: { conflict: NonNullable<RecordForm<DraftValues>['conflict']> }) {
  const t = useTranslate()
  const { day } = useFormats()
  function textOf(name: string, values: DraftValues): string {
    if (name === 'lines') return values.lines.map(lineText).join('\n')
    if (name === 'currency') return t(currencyWords[values.currency])
    if (name === 'renewRate') return t(values.renewRate ? words.yes : words.no)
    if (name === 'validUntil') return day(values.validUntil)
    if (name === 'country') return t(countryLabels[values.country])
    return String(values[name as keyof DraftValues]) || '—'
  }
  function lineText({ quantity, unitPriceHkd, discount, ...line }: LineValues): string {
    const off = Number(discount) === 0 ? '' : ` −${discount}%`
    return t(words.lineText)(quantity, nameIn(line, 'en'), unitPriceHkd, off)
  }
  return (
    <div className="[&_td]:whitespace-pre-line">
      <ConflictNotice
        conflict={conflict}
        labelOf={(name) => (name === 'version' ? '' : t(draftFieldWords[name]))}
        textOf={textOf}
      />
    </div>
  )
}
