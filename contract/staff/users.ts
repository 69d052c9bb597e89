import * as z from 'zod/mini'
import { readerLanguageSchema } from '../i18n/languages.ts'
import { emailSchema, lengths, requiredLine } from '../requests/visitors.ts'
import { pageOf } from '../site/pages.ts'
import { choices, tableQuery } from '../tables.ts'
import { roleSchema, roles } from './permissions.ts'

/** Staff accounts. */

export const staffStatuses = ['active', 'inactive', 'suspended'] as const
export const staffStatusSchema = z.enum(staffStatuses)
export type StaffStatus = z.infer<typeof staffStatusSchema>

export const staffUserSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: roleSchema,
  status: staffStatusSchema,
  /** Has not set a password yet. */
  isInvited: z.boolean(),
  hasTwoFactor: z.boolean(),
  isDemo: z.boolean(),
  /** Has used the admin in the last two minutes, or has it open. */
  isOnline: z.boolean(),
  language: z.nullable(readerLanguageSchema),
  lastLoginAt: z.nullable(z.iso.datetime()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int32(),
})
export type StaffUser = z.infer<typeof staffUserSchema>

export const userSorts = ['name', 'email', 'role', 'status', 'lastLoginAt', 'createdAt'] as const
export const userQuerySchema = tableQuery(userSorts, {
  role: choices(roles),
  status: choices([...staffStatuses, 'invited', 'online'] as const),
})
export type UserQuery = z.infer<typeof userQuerySchema>
export const userPageSchema = pageOf(staffUserSchema)

/** `admins` counts the role Super Admin. */
export const userStatsSchema = z.object({ total: z.int(), active: z.int(), admins: z.int(), online: z.int() })
export type UserStats = z.infer<typeof userStatsSchema>

/** Invites by email. */
export const invitationSchema = z.strictObject({
  name: requiredLine(lengths.name),
  email: emailSchema,
  role: roleSchema,
  language: z.optional(z.nullable(readerLanguageSchema)),
})
export type Invitation = z.infer<typeof invitationSchema>

/** A link that was emailed or, without a mail server, is returned in `url` to be handed over. */
export const linkSentSchema = z.object({ email: z.string(), url: z.nullable(z.string()), expiresAt: z.iso.datetime() })
export type LinkSent = z.infer<typeof linkSentSchema>
export const invitedSchema = z.object({ user: staffUserSchema, link: linkSentSchema })

/** Another `version` than the edited one gives 409 with the current user. */
export const userChangeSchema = z.strictObject({
  name: z.optional(requiredLine(lengths.name)),
  email: z.optional(emailSchema),
  role: z.optional(roleSchema),
  status: z.optional(staffStatusSchema),
  language: z.optional(z.nullable(readerLanguageSchema)),
  version: z.int32(),
})
export type UserChange = z.infer<typeof userChangeSchema>

export const sessionsEndedSchema = z.object({ ended: z.int() })
