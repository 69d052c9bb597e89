import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { CustomerDetail } from '#contract/sales/customers.ts'
import { useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { StaffFailure } from '../../api/request.ts'
import { customerData } from '../../api/sales/customers.ts'
import { useFailureWords } from '../../words/failure-words.ts'
import { customerPageWords as words } from '../customer-page.words.ts'
import { EraseDialog } from './EraseDialog.tsx'

/** Offers what Hong Kong's privacy ordinance (PDPO) entitles a person to: a copy of their data, and erasure. */
export function PrivacyPanel({ customer }: { customer: CustomerDetail }) {
  const t = useTranslate()
  const [isErasing, setErasing] = useState(false)
  const { save, isBusy } = useDataExport(customer)
  return (
    <section className="message-panel">
      <h2>{t(words.privacy)}</h2>
      <p className="mb-3 text-fine text-ink-quiet">{t(words.privacyHint)}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="compact" disabled={isBusy} onClick={() => void save()}>
          <Download aria-hidden="true" className="size-4" />
          {t(isBusy ? words.exporting : words.exportData)}
        </Button>
        <Button size="compact" className="text-danger" aria-haspopup="dialog" onClick={() => setErasing(true)}>
          <Trash2 aria-hidden="true" className="size-4" />
          {t(words.erase)}
        </Button>
      </div>
      {isErasing && <EraseDialog customer={customer} onClose={() => setErasing(false)} />}
    </section>
  )
}

/** Downloads by a request rather than a link, because the server may require the password first. */
function useDataExport({ id, name }: CustomerDetail) {
  const t = useTranslate()
  const toast = useToast()
  const failureWords = useFailureWords()
  const [isBusy, setBusy] = useState(false)
  async function save() {
    setBusy(true)
    try {
      saveJson(`${name}.json`, await customerData(id))
      toast(t(words.exported))
    } catch (error) {
      const isGivenUp = error instanceof StaffFailure && error.code === 'session.confirmation_required'
      if (!isGivenUp) toast(t(words.exportFailed), 'failure', failureWords(error))
    } finally {
      setBusy(false)
    }
  }
  return { save, isBusy }
}

function saveJson(fileName: string, data: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  URL.revokeObjectURL(url)
}
