import type { CustomerDetail } from '#contract/sales/customers.ts'
import { useTranslate } from '../../i18n/language.tsx'
import { useCan } from '../api/staff/session.ts'
import { CustomerAccountPanel, CustomerSubscriptionsPanel } from '../billing/index.ts'
import { useFormats } from '../i18n/formats.ts'
import { CustomerFacts } from './CustomerFacts.tsx'
import { CustomerFigures } from './CustomerFigures.tsx'
import { CustomerHead } from './CustomerHead.tsx'
import { CustomerItems } from './CustomerItems.tsx'
import { CustomerThread } from './CustomerThread.tsx'
import { customerPageWords as words } from './customer-page.words.ts'
import { DuplicatesPanel } from './merge/DuplicatesPanel.tsx'
import { PrivacyPanel } from './privacy/PrivacyPanel.tsx'

/** Renders a customer's profile; of an erased one only its figures. */
export function CustomerView({ customer }: { customer: CustomerDetail }) {
  const can = useCan()
  const isThere = customer.erasedAt === null
  const canWrite = can('sales.write') && isThere
  return (
    <article>
      <CustomerHead customer={customer} />
      {customer.erasedAt && <ErasedNotice at={customer.erasedAt} />}
      <CustomerFigures customer={customer} />
      <div className="message-columns">
        <div className="grid content-start gap-4">
          <CustomerItems items={customer.items} />
          <CustomerThread customer={customer} canWrite={canWrite} />
        </div>
        {isThere && (
          <div className="grid content-start gap-4">
            <CustomerFacts customer={customer} />
            <CustomerAccountPanel customerId={customer.id} />
            <CustomerSubscriptionsPanel customerId={customer.id} />
            {canWrite && <DuplicatesPanel customer={customer} />}
            {can('customers.privacy') && <PrivacyPanel customer={customer} />}
          </div>
        )}
      </div>
    </article>
  )
}

function ErasedNotice({ at }: { at: string }) {
  const t = useTranslate()
  const { date } = useFormats()
  return (
    <section className="mb-4 py-3 px-4 border border-hairline border-l-3 border-l-caution rounded-control bg-raised">
      <h2 className="font-semibold">{t(words.erasedTitle)(date(at))}</h2>
      <p className="text-ink-quiet">{t(words.erasedHint)}</p>
    </section>
  )
}
