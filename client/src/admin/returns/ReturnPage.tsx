import '../records/page/message.css'
import { Check, PackageCheck, X } from 'lucide-react'
import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import {
  type ReturnDetail,
  type ReturnMove,
  returnMoveSchema,
  returnMovesOf,
  returnOutcomeWords,
  returnReasonWords,
} from '#contract/billing/returns.ts'
import { nameIn } from '#contract/i18n/in-language.ts'
import { useLanguage, useTranslate } from '../../i18n/language.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/fields/TextField.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { moveReturn, returnOptions } from '../api/sales/returns.ts'
import { useCan } from '../api/staff/session.ts'
import { ReturnStateBadge, useBillingChanged } from '../billing/index.ts'
import { useFormats } from '../i18n/formats.ts'
import { documentPath, orderPath, returnsPath } from '../paths/index.ts'
import { FormDialog, useStaffForm } from '../records/form/index.ts'
import { type Fact, Facts, RecordHead, RecordPage } from '../records/page/index.ts'
import { CustomerLink, DateCell, LinesTable, OrderLink } from '../sales/index.ts'
import { MenuItem, MenuLink } from '../ui/Menu.tsx'
import { Dash } from '../ui/values.tsx'
import { screenWords } from '../words/frame.words.ts'
import { returnsWords as words } from './returns.words.ts'
import { SettleDialog } from './SettleDialog.tsx'

/** Renders /admin/returns/{id}. */
export default function ReturnPage() {
  const t = useTranslate()
  const { id = '' } = useParams()
  return (
    <RecordPage
      query={returnOptions(id)}
      titleOf={(found) => found?.reference ?? t(screenWords.returns)}
      listPath={returnsPath}
      notFound="return.not_found"
      words={words}
      back={t(words.back)}
    >
      {(found) => <ReturnView key={found.id} found={found} />}
    </RecordPage>
  )
}

type Action = ReturnMove | 'settle'
const icons = { approve: Check, reject: X, receive: PackageCheck } as const

function ReturnView({ found }: { found: ReturnDetail }) {
  const t = useTranslate()
  const [action, setAction] = useState<Action>()
  const { reference, state, order, reason, customerName } = found
  const mayApprove = useCan()('returns.approve')
  const moves = mayApprove ? returnMovesOf[state] : []
  const first: Action | undefined = state === 'received' && mayApprove ? 'settle' : moves[0]
  return (
    <article>
      <RecordHead
        title={[t(words.title)(t(returnReasonWords[reason])), customerName]}
        reference={reference}
        facts={<ReturnStateBadge state={state} />}
        primary={
          first && (
            <Button variant="primary" size="compact" onClick={() => setAction(first)}>
              {t(words[first])}
            </Button>
          )
        }
        menu={
          <>
            {moves.slice(1).map((move) => {
              const Icon = icons[move]
              return (
                <MenuItem key={move} icon={<Icon aria-hidden="true" />} onSelect={() => setAction(move)}>
                  {t(words[move])}
                </MenuItem>
              )
            })}
            <MenuLink to={orderPath(order.id)}>{order.reference}</MenuLink>
          </>
        }
      />
      <div className="message-columns">
        <Lines found={found} />
        <Details found={found} />
      </div>
      {action === 'settle' && <SettleDialog found={found} onClose={() => setAction(undefined)} />}
      {action && action !== 'settle' && <MoveDialog found={found} to={action} onClose={() => setAction(undefined)} />}
    </article>
  )
}

function MoveDialog({ found, to, onClose }: { found: ReturnDetail; to: ReturnMove; onClose: () => void }) {
  const t = useTranslate()
  const toast = useToast()
  const changed = useBillingChanged()
  const form = useStaffForm({
    initial: { finding: found.finding },
    schema: returnMoveSchema,
    bodyOf: (values) => ({ ...values, to, version: found.version }),
    async send(body) {
      await moveReturn(found.id, body)
      changed()
      toast(t(words.saved), 'success')
      onClose()
    },
  })
  const hints = { approve: words.approveHint, reject: words.rejectHint, receive: words.receiveHint } as const
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t(words[to])}
      description={t(hints[to])}
      size="narrow"
      act={t(words[to])}
    >
      <TextArea label={t(to === 'reject' ? words.reason : words.finding)} rows={2} {...form.field('finding')} />
    </FormDialog>
  )
}

function Lines({ found: { lines } }: { found: ReturnDetail }) {
  const t = useTranslate()
  const language = useLanguage()
  const { number, day } = useFormats()
  const heads = [words.item, words.pieces, words.warranty, words.outcome]
  return (
    <section className="message-panel">
      <LinesTable caption={t(words.lines)} heads={heads.map(t)}>
        {lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">
              {nameIn(line, language)}
              {line.sku && <span className="block text-fine font-normal text-ink-quiet">{line.sku}</span>}
            </th>
            <td data-head={t(words.pieces)}>{number(line.quantity)}</td>
            <td data-head={t(words.warranty)}>
              {line.warrantyEndsOn
                ? t(line.isUnderWarranty ? words.until : words.over)(day(line.warrantyEndsOn))
                : t(words.unknown)}
            </td>
            <td data-head={t(words.outcome)}>
              {line.outcome ? t(returnOutcomeWords[line.outcome]) : <Dash />}
              {line.isRestocked && <span className="block text-fine text-ink-quiet">{t(words.restock)}</span>}
            </td>
          </tr>
        ))}
      </LinesTable>
    </section>
  )
}

function Details({ found }: { found: ReturnDetail }) {
  const t = useTranslate()
  const { order, customerId, customerName, reason, createdAt, createdBy, isFromBuyer, serials, note, finding } = found
  const { decidedBy, receivedAt, settledAt, replacement, creditNotes } = found
  const text = (value: string) => value && <span className="whitespace-pre-line wrap-anywhere">{value}</span>
  const facts: Fact[] = [
    [words.customer, <CustomerLink key="customer" id={customerId} name={customerName} />],
    [words.order, <OrderLink key="order" order={order} />],
    [words.reason, t(returnReasonWords[reason])],
    [words.asked, <DateCell key="asked" at={createdAt} />],
    [words.by, isFromBuyer ? `${createdBy} (${t(words.onLink)})` : createdBy],
    [words.serials, text(serials)],
    [words.note, text(note)],
    [words.finding, text(finding)],
    [words.decidedBy, decidedBy],
    [words.receivedAt, receivedAt && <DateCell key="received" at={receivedAt} />],
    [words.settledAt, settledAt && <DateCell key="settled" at={settledAt} />],
    [
      words.replacement,
      replacement && (
        <Link key="replacement" to={orderPath(replacement.id)} className="link">
          {replacement.reference}
        </Link>
      ),
    ],
    [
      words.creditNotes,
      creditNotes.length > 0 &&
        creditNotes.map(({ id, reference }) => (
          <Link key={id} to={documentPath(id)} className="link block">
            {reference}
          </Link>
        )),
    ],
  ]
  return (
    <section className="message-panel self-start">
      <h2>{t(words.details)}</h2>
      <Facts facts={facts} />
    </section>
  )
}
