import type { NewEnquiry } from '#contract/requests/enquiries.ts'
import type { Submitted } from '#contract/requests/visitors.ts'
import { createConversationLinksRepo } from '#server/modules/assistant/index.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { publish } from '#server/platform/database/events.ts'
import { fullName, messageId } from '../submissions/submissions.rules.ts'
import { type SubmissionServices, store } from '../submissions/submissions.service.ts'
import { createEnquiriesRepo, type EnquiryToWrite } from './enquiries.repo.ts'

export function createEnquiriesService(services: SubmissionServices & { now: () => Date }) {
  const enquiries = createEnquiriesRepo(services.database.prisma)

  /** Locks the attached conversation if it belongs to the visitor. @returns its id, or null */
  async function attached(tx: Transaction, id: string | undefined, visitorHash: string | undefined) {
    if (!id || !visitorHash) return null
    return (await createConversationLinksRepo(tx).lockOwn(id, visitorHash)) ? id : null
  }

  /** Returns false when the row, or another of its reference, exists. */
  async function write(tx: Transaction, row: EnquiryToWrite): Promise<boolean> {
    const { conversationId } = row
    if (!(await createEnquiriesRepo(tx).add(row))) return false
    if (!conversationId) return true
    await createConversationLinksRepo(tx).handOver(conversationId, 'enquiry', services.now())
    await publish(tx, 'conversations.changed')
    return true
  }

  return {
    /**
     * Stores an enquiry. A conversation that is gone or another visitor's is left out instead of rejecting the
     * enquiry.
     * @param visitorHash hash of the assistant's cookie
     */
    async submit(enquiry: NewEnquiry, visitorHash?: string): Promise<Submitted> {
      const { submissionId, elapsedMs, website, language, conversationId: claimedConversationId, ...fields } = enquiry
      const id = messageId(
        submissionId,
        claimedConversationId ? { ...fields, conversationId: claimedConversationId } : fields,
      )
      const suspect = website !== ''
      const marketingConsent = fields.marketingConsent && services.asksForMarketing()
      return store(services, {
        kind: 'enquiry',
        suspect,
        sender: { ...fields, name: fullName(fields) },
        async write(tx, key) {
          const conversationId = await attached(tx, claimedConversationId, visitorHash)
          const row = { ...fields, conversationId, marketingConsent, ...key, submissionId: id, language, suspect }
          return (await write(tx, row)) ? { reference: key.reference } : undefined
        },
        receipt: () => enquiries.bySubmission(id),
      })
    },
  }
}

export type EnquiriesService = ReturnType<typeof createEnquiriesService>
