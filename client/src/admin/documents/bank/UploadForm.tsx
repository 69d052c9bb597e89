import { Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import type { BankMapping, BankUploaded } from '#contract/billing/bank.ts'
import { type CurrencyCode, currencyCodes } from '#contract/catalogue/money.ts'
import { currencyWords } from '#contract/catalogue/values/money-values.ts'
import { textOfFile } from '../../../csv/csv.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { uploadBankStatement } from '../../api/sales/bank.ts'
import { useFailureWords } from '../../words/failure-words.ts'
import { bankFaultWords, bankWords as words } from './bank.words.ts'
import { MappingDialog } from './MappingDialog.tsx'

interface Chosen {
  fileName: string
  text: string
}

/** Renders the form that reads a bank statement, and what came of it. @param onRead called when rows were added */
export function UploadForm({ onRead }: { onRead: () => void }) {
  const t = useTranslate()
  const toast = useToast()
  const failureWords = useFailureWords()
  const input = useRef<HTMLInputElement>(null)
  const [account, setAccount] = useState('')
  const [currency, setCurrency] = useState<CurrencyCode>('HKD')
  const [chosen, setChosen] = useState<Chosen>()
  const [uploaded, setUploaded] = useState<BankUploaded>()
  const [isBusy, setBusy] = useState(false)

  async function upload(file: Chosen, mapping?: BankMapping) {
    setBusy(true)
    try {
      const answer = await uploadBankStatement({
        ...file,
        account: account.trim(),
        currency,
        ...(mapping && { mapping }),
      })
      setChosen(answer.needsMapping ? file : undefined)
      setUploaded(answer)
      if (!answer.needsMapping) onRead()
    } catch (error) {
      toast(t(words.failed), 'failure', failureWords(error))
    } finally {
      setBusy(false)
    }
  }
  async function choose(file: File | undefined) {
    if (file) await upload({ fileName: file.name, text: textOfFile(await file.arrayBuffer()) })
    if (input.current) input.current.value = '' // the same file may be chosen again
  }
  return (
    <section className="message-panel">
      <p className="text-ink-quiet">{t(words.hint)}</p>
      <div className="mt-3 flex flex-wrap items-end gap-4">
        <TextField
          label={t(words.account)}
          hint={t(words.accountHint)}
          required
          value={account}
          onChange={({ target }) => setAccount(target.value)}
        />
        <SelectField
          label={t(words.currency)}
          options={currencyCodes.map((value) => ({ value, label: t(currencyWords[value]) }))}
          value={currency}
          onChange={({ target }) => setCurrency(currencyCodes.find((code) => code === target.value) ?? 'HKD')}
        />
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv"
          className="sr-only"
          tabIndex={-1}
          aria-label={t(words.file)}
          onChange={({ target }) => void choose(target.files?.[0])}
        />
        <Button
          variant="primary"
          size="compact"
          disabled={isBusy || account.trim() === ''}
          onClick={() => input.current?.click()}
        >
          <Upload aria-hidden="true" className="size-4" />
          {t(isBusy ? words.reading : words.file)}
        </Button>
      </div>
      {uploaded && !uploaded.needsMapping && <Outcome uploaded={uploaded} />}
      {uploaded?.needsMapping && chosen && (
        <MappingDialog
          uploaded={uploaded}
          isBusy={isBusy}
          onRead={(mapping) => void upload(chosen, mapping)}
          onClose={() => setChosen(undefined)}
        />
      )}
    </section>
  )
}

function Outcome({ uploaded: { added, known, ignored, bad } }: { uploaded: BankUploaded }) {
  const t = useTranslate()
  return (
    <div role="status" className="mt-3">
      <p>{t(words.read)(added, known, ignored)}</p>
      {bad.length > 0 && (
        <>
          <p className="mt-2 text-caution">{t(words.bad)}</p>
          <ul className="max-h-48 overflow-auto text-fine">
            {bad.map(({ line, fault }) => (
              <li key={line}>{t(words.badLine)(line, t(bankFaultWords[fault]))}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
