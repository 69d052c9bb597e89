import { randomBytes } from 'node:crypto'
import {
  createConfirmations,
  createDemoRequestsService,
  createEnquiriesService,
  createQuoteRequestsService,
  createTurns,
} from '#server/modules/requests/index.ts'
import type { Dependencies } from '../dependencies.ts'
import type { CatalogueArea } from './catalogue.ts'
import type { Outgoing } from './outgoing.ts'

export type SubmissionsArea = ReturnType<typeof submissionsServices>

type Needs = Pick<Dependencies, 'now' | 'database' | 'settings' | 'formsWaitMs' | 'plans'> &
  Pick<Outgoing, 'deliveries' | 'notify' | 'quoteLinks' | 'confirmationLinks'> &
  Pick<CatalogueArea, 'lookup'>

export function submissionsServices(needs: Needs) {
  const { now, database, settings, deliveries, notify, quoteLinks, confirmationLinks, lookup, plans } = needs
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
    quoteRequests: createQuoteRequestsService({ ...submissions, products: lookup, plans, links: quoteLinks }),
    confirmations: createConfirmations({ database, links: confirmationLinks, deliveries, now }),
  }
}
