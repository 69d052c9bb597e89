import { inLanguage } from '#contract/i18n/in-language.ts'
import {
  type FilledReply,
  type PreviewedReply,
  type ReplyFill,
  type ReplyPreview,
  templateIn,
} from '#contract/requests/reply-templates.ts'
import { fillVariables, type ReplyKind, type ReplyVariable } from '#contract/requests/reply-variables.ts'
import { timelinePermissions } from '#contract/sales/activities.ts'
import type { Site } from '#contract/site/site.ts'
import { emailText } from '#server/modules/mail/index.ts'
import { problem } from '#server/platform/http/problems.ts'
import { requireRight, type StaffSession } from '#server/platform/http/staff-zone.ts'
import { replyEmail, type ThreadOf } from '../inbox/threads.service.ts'
import type { ReplyTemplates } from './reply-templates.service.ts'

/** A record whose buyer can be written to, and what it fills in, in the buyer's language. */
export interface ReplyRecord {
  thread: ThreadOf
  values: Partial<Record<ReplyVariable, string>>
}

/** Reads a record. @param origin of the public site @throws if there is none */
export type ReplyRecordReader = (id: string, origin: string) => Promise<ReplyRecord>

interface ReplyFillingServices {
  templates: ReplyTemplates
  records: Record<ReplyKind, ReplyRecordReader>
  site: () => Site
}

/** Fills in templates, and shows emails as their readers would get them. Both throw permission.denied. */
export function createReplyFilling({ templates, records, site }: ReplyFillingServices) {
  function recordOf(writer: StaffSession, { kind, record }: ReplyFill, origin: string): Promise<ReplyRecord> {
    requireRight(writer, timelinePermissions[kind].write)
    return records[kind](record, origin)
  }

  return {
    /** @throws reply_template.not_found, reply_template.no_text, and what reading the record throws */
    async fill(writer: StaffSession, templateId: string, about: ReplyFill, origin: string): Promise<FilledReply> {
      const { thread, values } = await recordOf(writer, about, origin)
      const template = await templates.read(templateId)
      if (template.isArchived || !template.kinds.includes(about.kind))
        throw problem('reply_template.not_found', 'It is not offered for this kind of record')
      const written = templateIn(template, thread.language)
      if (!written) throw problem('reply_template.no_text', `It is not written in ${thread.language}`)
      const { name, phone } = site()
      const all = {
        customer_name: thread.name,
        reference: thread.reference,
        staff_name: writer.user.name,
        our_company: inLanguage(name, thread.language),
        our_phone: phone,
        ...values,
      }
      return { subject: fillVariables(written.subject, all), text: fillVariables(written.text, all) }
    },

    /** Returns the email that a reply would be. @throws what reading the record throws */
    async preview(
      writer: StaffSession,
      { subject, text, ...about }: ReplyPreview,
      origin: string,
    ): Promise<PreviewedReply> {
      const { thread } = await recordOf(writer, about, origin)
      const email = replyEmail(thread, { subject, text, from: writer.user.name }, site())
      return { language: thread.language, subject, text: emailText(email) }
    },
  }
}

export type ReplyFilling = ReturnType<typeof createReplyFilling>
