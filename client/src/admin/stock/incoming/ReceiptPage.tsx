import '../../records/page/message.css'
import { PackageCheck, Pencil, X } from 'lucide-react'
import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { nameIn } from '#contract/i18n/in-language.ts'
import type { ReceiptDetail } from '#contract/stock/receipts.ts'
import { useLanguage, useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { cancelReceipt, receiptOptions, useStockChanged } from '../../api/sales/stock.ts'
import { useCan } from '../../api/staff/session.ts'
import { useFormats } from '../../i18n/formats.ts'
import { incomingPath, productPath, stockMovementsPath } from '../../paths/index.ts'
import { Facts, RecordHead, RecordPage } from '../../records/page/index.ts'
import { DayCell, LineNote, LinesTable } from '../../sales/index.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { MenuItem, MenuLink } from '../../ui/Menu.tsx'
import { screenWords } from '../../words/frame.words.ts'
import { stockWords } from '../stock.words.ts'
import { incomingWords as words } from './incoming.words.ts'
import { ReceiptDialog } from './ReceiptDialog.tsx'
import { ReceiptStateBadge } from './ReceiptStateBadge.tsx'
import { ReceiveDialog } from './ReceiveDialog.tsx'

/** Renders /admin/incoming/{id}. */
export default function ReceiptPage() {
  const t = useTranslate()
  const { id = '' } = useParams()
  return (
    <RecordPage
      query={receiptOptions(id)}
      titleOf={(receipt) => receipt?.reference ?? t(screenWords.incoming)}
      listPath={incomingPath}
      notFound="receipt.not_found"
      words={words}
      back={t(words.back)}
    >
      {(receipt) => <ReceiptView key={receipt.id} receipt={receipt} />}
    </RecordPage>
  )
}

type Action = 'receive' | 'edit' | 'cancel'

function ReceiptView({ receipt }: { receipt: ReceiptDetail }) {
  const t = useTranslate()
  const toast = useToast()
  const changed = useStockChanged()
  const canWrite = useCan()('stock.write')
  const [action, setAction] = useState<Action>()
  const { id, version, reference, supplier, state } = receipt
  const isOpen = state === 'expected' || state === 'partly_received'
  const close = () => setAction(undefined)
  async function cancel() {
    await cancelReceipt(id, version)
    changed()
    toast(t(words.cancelled)(reference), 'success')
  }
  return (
    <article>
      <RecordHead
        title={[supplier]}
        reference={reference}
        facts={<ReceiptStateBadge state={state} />}
        primary={
          canWrite &&
          isOpen && (
            <Button variant="primary" size="compact" onClick={() => setAction('receive')}>
              <PackageCheck aria-hidden="true" className="size-4" />
              {t(words.receive)}
            </Button>
          )
        }
        menu={
          <>
            {canWrite && isOpen && (
              <>
                <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={() => setAction('edit')}>
                  {t(words.edit)}
                </MenuItem>
                <MenuItem isDangerous icon={<X aria-hidden="true" />} onSelect={() => setAction('cancel')}>
                  {t(words.cancel)}
                </MenuItem>
              </>
            )}
            <MenuLink to={`${stockMovementsPath}?search=${reference}`}>{t(stockWords.movements)}</MenuLink>
          </>
        }
      />
      <div className="message-columns">
        <ReceiptLines receipt={receipt} />
        <ReceiptFacts receipt={receipt} />
      </div>
      {action === 'receive' && <ReceiveDialog receipt={receipt} onClose={close} />}
      {action === 'edit' && <ReceiptDialog receipt={receipt} onClose={close} />}
      {action === 'cancel' && (
        <ConfirmDialog
          title={t(words.cancelTitle)(reference)}
          description={t(words.cancelHint)}
          action={t(words.cancelIt)}
          isErasing
          onConfirm={cancel}
          onClose={close}
        />
      )}
    </article>
  )
}

function ReceiptLines({ receipt: { lines } }: { receipt: ReceiptDetail }) {
  const t = useTranslate()
  const language = useLanguage()
  const { number } = useFormats()
  const heads = [stockWords.product, words.ordered, words.received]
  return (
    <section className="message-panel self-start">
      <LinesTable caption={t(words.lines)} heads={heads.map(t)}>
        {lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">
              <Link to={productPath(line.productId)} className="link">
                {nameIn(line, language)}
              </Link>
              {line.sku && <LineNote>{line.sku}</LineNote>}
            </th>
            <td data-head={t(words.ordered)}>{number(line.quantity)}</td>
            <td data-head={t(words.received)}>{number(line.received)}</td>
          </tr>
        ))}
      </LinesTable>
    </section>
  )
}

function ReceiptFacts({ receipt }: { receipt: ReceiptDetail }) {
  const t = useTranslate()
  const { dateTime } = useFormats()
  const { supplier, supplierReference, expectedOn, note, createdAt, createdBy } = receipt
  return (
    <section className="message-panel self-start">
      <h2>{t(words.supplier)}</h2>
      <Facts
        facts={[
          [words.supplier, supplier],
          [words.supplierReference, supplierReference],
          [words.expectedOn, expectedOn && <DayCell key="expected" day={expectedOn} />],
          [words.note, note && <span className="whitespace-pre-line">{note}</span>],
          [words.createdBy, `${createdBy} · ${dateTime(createdAt)}`],
        ]}
      />
    </section>
  )
}
