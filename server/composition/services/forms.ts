import { randomBytes } from 'node:crypto'
import {
  createConfirmations,
  createDemoRequestsService,
  createEnquiriesService,
  createQuoteRequestsService,
  createTurns,
} from '#server/modules/requests/index.ts'
import type { Ground } from '../dependencies.ts'
import type { Outgoing } from './outgoing.ts'
import type { ProductsArea } from './products.ts'

export type FormsArea = ReturnType<typeof formsServices>

type Needs = Pick<Ground, 'now' | 'database' | 'settings' | 'formsWaitMs'> &
  Pick<Outgoing, 'deliveries' | 'notify' | 'quoteLinks' | 'confirmationLinks'> &
  Pick<ProductsArea, 'lookup'>

/** What visitors send by a form. */
export function formsServices(needs: Needs) {
  const { now, database, settings, deliveries, notify, quoteLinks, confirmationLinks, lookup } = needs
  const asksForMarketing = () => settings.current().notifications.marketingEmails
  const submissions = {
    database,
    inTurn: createTurns(needs.formsWaitMs),
    deliveries,
    notify,
    random: randomBytes,
    asksForMarketing,
    now,
  }
  return {
    enquiries: createEnquiriesService(submissions),
    demoRequests: createDemoRequestsService(submissions),
    quoteRequests: createQuoteRequestsService({ ...submissions, products: lookup, links: quoteLinks }),
    confirmations: createConfirmations({ database, links: confirmationLinks, deliveries, now }),
  }
}
