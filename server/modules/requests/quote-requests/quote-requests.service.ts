import { planOffering } from '#content/builder/offerings.ts'
import type { ShownPlan } from '#contract/content/plans.ts'
import { type FieldError, fieldError } from '#contract/problems/field-errors.ts'
import type { NewQuoteRequest, QuoteSubmitted } from '#contract/sales/quote-requests.ts'
import type { LookupService } from '#server/modules/catalogue/index.ts'
import { problem } from '#server/platform/http/problems.ts'
import { messageId } from '../submissions/submissions.rules.ts'
import { answerOf, type SubmissionServices, store } from '../submissions/submissions.service.ts'
import type { PrivateLinks } from './private-links.ts'
import type { QuoteLineToWrite } from './quote-adding.repo.ts'
import { createQuoteRequestsRepo } from './quote-requests.repo.ts'
import { requestLinesOf } from './request-lines.rules.ts'

export function createQuoteRequestsService(
  services: SubmissionServices & {
    products: LookupService
    /** Plans that are published now. */
    plans: () => ShownPlan[]
    links: PrivateLinks
    now: () => Date
  },
) {
  const quoteRequests = createQuoteRequestsRepo(services.database.prisma)

  /** @throws request.invalid for each line whose product or plan is not sold, or whose quantity is below the minimum */
  async function linesOf(lines: NewQuoteRequest['lines']): Promise<QuoteLineToWrite[]> {
    const products = await services.products.byAddresses(lines.map(({ slug }) => slug))
    const written = requestLinesOf(lines, products, services.plans().map(planOffering))
    const errors = written.flatMap((line, index): FieldError[] =>
      line ? [] : [fieldError(`lines.${index}.slug`, 'not_sold')],
    )
    if (errors.length > 0) throw problem('request.invalid', 'Some products are not sold', errors)
    const tooFew = lines.flatMap(({ slug }, index): FieldError[] => {
      const minimum = products.get(slug)?.minimumOrder ?? 1
      const asked = lines.reduce((sum, line) => sum + (line.slug === slug ? line.quantity : 0), 0)
      return asked < minimum ? [fieldError(`lines.${index}.quantity`, 'below_minimum_order', { minimum })] : []
    })
    if (tooFew.length > 0) throw problem('request.invalid', 'Some products are sold in larger numbers', tooFew)
    return written.filter((line) => line !== undefined)
  }

  /** Returns the earlier response to the same form; its link may have been revoked since. */
  async function receiptOf(submissionId: string): Promise<Omit<QuoteSubmitted, 'asksToConfirm'> | undefined> {
    const known = await quoteRequests.bySubmission(submissionId)
    if (!known) return undefined
    const token = services.links.open(known.id, known.linkSealed) ?? ''
    return { reference: known.reference, token }
  }

  return {
    /**
     * Stores a request with the current names and prices of its products.
     * @param source `agent`: a program of the buyer sends it
     * @throws request.invalid
     */
    async submit(form: NewQuoteRequest, source: 'visitor' | 'agent' = 'visitor'): Promise<QuoteSubmitted> {
      const { submissionId, elapsedMs, website, language, ...fields } = form
      const id = messageId(submissionId, fields)
      const known = await receiptOf(id)
      if (known) return answerOf(services, known)
      const suspect = website !== ''
      const marketingConsent = fields.marketingConsent && services.asksForMarketing()
      const lines = await linesOf(fields.lines)
      const request = { ...fields, marketingConsent, lines, submissionId: id, language, suspect, source }
      return store(services, {
        kind: 'quote-request',
        suspect,
        sender: fields,
        lines: fields.lines.length,
        async write(tx, key) {
          const { token, ...link } = services.links.make(key.id, services.now())
          const isAdded = await createQuoteRequestsRepo(tx).add({ ...request, ...key, ...link })
          return isAdded ? { reference: key.reference, token } : undefined
        },
        receipt: () => receiptOf(id),
      })
    },
  }
}

export type QuoteRequestsService = ReturnType<typeof createQuoteRequestsService>
