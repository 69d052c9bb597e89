import '../../records/page/message.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import type { BankRow } from '#contract/billing/bank.ts'
import { exactMoney } from '#contract/catalogue/values/exact-money.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { PageHead } from '../../../shell/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { Skeleton } from '../../../ui/loading/Skeleton.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { bankRowsOptions, confirmBankRow, confirmCertainBankRows, ignoreBankRow } from '../../api/sales/bank.ts'
import { useCan } from '../../api/staff/session.ts'
import { useBillingChanged } from '../../billing/index.ts'
import { documentsPath } from '../../paths/index.ts'
import { DayCell } from '../../sales/index.ts'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { useFailureWords } from '../../words/failure-words.ts'
import { DocumentsTabs } from '../DocumentsTabs.tsx'
import { documentsWords } from '../documents.words.ts'
import { bankMatchWords, bankWords as words } from './bank.words.ts'
import { UploadForm } from './UploadForm.tsx'

/** Renders /admin/documents/bank: reads bank statements, and matches money in with open invoices. */
export default function BankPage() {
  const t = useTranslate()
  const canMatch = useCan()('payments.write')
  const changed = useBillingChanged()
  if (!canMatch) return <Navigate to={documentsPath} replace />
  return (
    <>
      <PageHead title={t(documentsWords.bank)} isListed={false} />
      <h1 className="heading text-title">{t(documentsWords.bank)}</h1>
      <div className="mt-2 mb-4">
        <DocumentsTabs />
      </div>
      <div className="grid gap-4">
        <UploadForm onRead={changed} />
        <Rows />
      </div>
    </>
  )
}

/** Runs a change of rows, shows what came of it, and loads them again. */
function useRowAction() {
  const toast = useToast()
  const t = useTranslate()
  const failureWords = useFailureWords()
  const changed = useBillingChanged()
  const [isBusy, setBusy] = useState(false)
  async function run(act: () => Promise<string>) {
    setBusy(true)
    try {
      toast(await act(), 'success')
    } catch (error) {
      toast(t(words.notConfirmed), 'failure', failureWords(error))
    } finally {
      changed()
      setBusy(false)
    }
  }
  return { isBusy, run }
}

function Rows() {
  const t = useTranslate()
  const { data, error, refetch } = useQuery(bankRowsOptions)
  const { isBusy, run } = useRowAction()
  async function confirmAll() {
    const { confirmed, left } = await confirmCertainBankRows()
    return t(words.allConfirmed)(confirmed, left)
  }
  if (!data && error) return <LoadFailure title={t(words.rowsFailed)} error={error} onRetry={refetch} />
  if (!data) return <Skeleton className="h-60 w-full" />
  if (data.items.length === 0) return <EmptyState title={t(words.empty)} hint={t(words.emptyHint)} />
  return (
    <section className="message-panel" aria-label={t(words.rows)}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2>{t(words.rows)}</h2>
        {data.certain > 0 && (
          <Button variant="primary" size="compact" disabled={isBusy} onClick={() => void run(confirmAll)}>
            {t(words.certain)(data.certain)}
          </Button>
        )}
      </div>
      <ul className="mt-2">
        {data.items.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
    </section>
  )
}

function Row({ row }: { row: BankRow }) {
  const t = useTranslate()
  const { isBusy, run } = useRowAction()
  const { id, bookedOn, amount, currency, text, reference, payer, account, suggestions } = row
  const [picked, setPicked] = useState<string>()
  const invoice = suggestions.find(({ documentId }) => documentId === picked) ?? suggestions[0]
  async function confirm() {
    if (!invoice) return ''
    await confirmBankRow(id, invoice.documentId)
    return t(words.confirmed)(invoice.number)
  }
  async function ignore() {
    await ignoreBankRow(id)
    return t(words.ignored)
  }
  return (
    <li className="grid items-start gap-x-6 gap-y-2 border-t border-hairline py-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap gap-x-3">
          <strong className="tabular-nums">{exactMoney(amount, currency)}</strong>
          <DayCell day={bookedOn} />
          <span className="text-fine text-ink-quiet">{account}</span>
        </p>
        <p className="text-fine wrap-anywhere">{[payer, reference, text].filter(Boolean).join(' · ')}</p>
      </div>
      {suggestions.length === 0 ? (
        <p className="text-ink-quiet">{t(words.noInvoice)}</p>
      ) : (
        <SelectField
          label={t(words.invoice)}
          options={suggestions.map(({ documentId, number, customerName, open, match }) => ({
            value: documentId,
            label: t(words.option)(number, customerName, exactMoney(open, currency), t(bankMatchWords[match])),
          }))}
          value={invoice?.documentId}
          onChange={({ target }) => setPicked(target.value)}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="compact" disabled={isBusy || !invoice} onClick={() => void run(confirm)}>
          {t(words.confirm)}
        </Button>
        <Button size="compact" variant="quiet" disabled={isBusy} onClick={() => void run(ignore)}>
          {t(words.ignore)}
        </Button>
      </div>
    </li>
  )
}
