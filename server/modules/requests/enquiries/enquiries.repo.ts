import type { EnquiryFields } from '#contract/requests/enquiries.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import type { Submission } from '../submissions/submissions.service.ts'

export type EnquiryToWrite = EnquiryFields &
  Submission & {
    conversationId: string | null
  }

export function createEnquiriesRepo(database: DatabaseHandle) {
  return {
    /** Returns false when the same message, or another of its reference, exists. */
    async add({ inquiryType, ...enquiry }: EnquiryToWrite): Promise<boolean> {
      const data = { ...enquiry, inquiryType: inquiryType ?? null }
      const { count } = await database.enquiry.createMany({ data, skipDuplicates: true })
      return count === 1
    },

    async bySubmission(submissionId: string): Promise<{ reference: string } | undefined> {
      const row = await database.enquiry.findUnique({ where: { submissionId }, select: { reference: true } })
      return row ?? undefined
    },
  }
}
