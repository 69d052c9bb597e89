import type { NewEnquiry } from '#contract/enquiries.ts'
import type { Submitted } from '#contract/visitors.ts'
import { fullName } from '../visitors/names.rules.ts'
import { messageId } from '../visitors/submissions.rules.ts'
import { type SubmissionServices, store } from '../visitors/submissions.service.ts'
import { createEnquiriesRepo } from './enquiries.repo.ts'

/** The enquiry form (spec §3, §5). */
export function createEnquiriesService(services: SubmissionServices) {
  const enquiries = createEnquiriesRepo(services.database.prisma)
  return {
    /** Keeps an enquiry; what has an answer is in the database. */
    async submit({ submissionId, elapsedMs, website, language, ...fields }: NewEnquiry): Promise<Submitted> {
      const id = messageId(submissionId, fields)
      const suspect = website !== ''
      const marketingConsent = fields.marketingConsent && services.asksForMarketing()
      return store(services, {
        kind: 'enquiry',
        suspect,
        sender: { name: fullName(fields), company: fields.company },
        async write(tx, key) {
          const row = { ...fields, marketingConsent, ...key, submissionId: id, language, suspect }
          return (await createEnquiriesRepo(tx).add(row)) ? { reference: key.reference } : undefined
        },
        receipt: () => enquiries.bySubmission(id),
      })
    },
  }
}

export type EnquiriesService = ReturnType<typeof createEnquiriesService>
