import { useState } from 'react'
import { type AccountingShape, accountingShapes } from '#contract/billing/accounting.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { accountingUrl } from '../api/sales/billing.ts'
import { useSession } from '../api/staff/session.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { dayOf } from '../ui/days.ts'
import { documentsWords as words } from './documents.words.ts'

const shapeWords = { lines: words.allColumns, xero: words.xero, quickbooks: words.quickbooks }

/** Renders the choice of period and shape of an export for accounting; last month at first. */
export function AccountingDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate()
  const month = lastMonth(dayOf(new Date(), useSession().timezone))
  const [shape, setShape] = useState<AccountingShape>('lines')
  const [from, setFrom] = useState(month.from)
  const [to, setTo] = useState(month.to)
  const [account, setAccount] = useState('200')
  const isWhole = from !== '' && to !== '' && from <= to
  return (
    <Dialog isOpen onClose={onClose} title={t(words.accounting)} description={t(words.accountingHint)} size="narrow">
      <div className="grid gap-4">
        <SelectField
          label={t(words.accountingShape)}
          hint={shape === 'quickbooks' ? t(words.quickbooksHint) : undefined}
          options={accountingShapes.map((value) => ({ value, label: t(shapeWords[value]) }))}
          value={shape}
          onChange={({ target }) => setShape(accountingShapes.find((one) => one === target.value) ?? 'lines')}
        />
        <TextField label={t(words.from)} type="date" value={from} onChange={({ target }) => setFrom(target.value)} />
        <TextField
          label={t(words.to)}
          type="date"
          min={from}
          value={to}
          error={from > to ? t(words.endsBefore) : undefined}
          onChange={({ target }) => setTo(target.value)}
        />
        {shape === 'xero' && (
          <TextField
            label={t(words.salesAccount)}
            value={account}
            onChange={({ target }) => setAccount(target.value)}
          />
        )}
        {isWhole && (
          <a
            href={accountingUrl({ shape, from, to, account: account.trim() })}
            download
            className={buttonClass('primary', 'regular', 'justify-self-start')}
            onClick={onClose}
          >
            {t(words.download)}
          </a>
        )}
      </div>
    </Dialog>
  )
}

/** @param today YYYY-MM-DD */
function lastMonth(today: string): { from: string; to: string } {
  const [year, month] = today.split('-').map(Number)
  const day = (date: number) => new Date(date).toISOString().slice(0, 10)
  return {
    from: day(Date.UTC(year ?? 0, (month ?? 1) - 2, 1)),
    to: day(Date.UTC(year ?? 0, (month ?? 1) - 1, 0)),
  }
}
