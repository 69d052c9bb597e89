import * as z from 'zod/mini'
import { readerLanguageSchema } from '../i18n/languages.ts'
import { staffFault } from '../problems/staff-field-faults.ts'
import { emailSchema, lengths, requiredLine } from '../requests/visitors.ts'
import { permissions, roleSchema } from './permissions.ts'

/** Signing in and one's own account: /auth (spec §2 "Admin area", §4, §5, §8; design, "REST API"). */

/** NIST SP 800-63B and ASVS 5, 6.2: length, and not among the commonest; no rule on kinds of characters. */
export const passwordLength = { least: 10, most: 128 } as const

/** A password to be set. The service refuses, as `password`, what is common, in use, or tells of its owner or the site. */
export const newPasswordSchema = z
  .string()
  .check(
    z.minLength(passwordLength.least, staffFault('too_short')),
    z.maxLength(passwordLength.most, staffFault('too_long')),
  )
/** A password to be checked: whatever was typed. */
export const givenPasswordSchema = z.string().check(z.minLength(1, staffFault('required')), z.maxLength(1000))
/** Six digits of an authenticator app, or a recovery code; spaces and hyphens are of no account. */
export const secondFactorSchema = z.string().check(z.trim(), z.minLength(6, staffFault('too_short')), z.maxLength(40))

/** What keeps a session from doing more than putting it right. */
export const sessionRestrictions = ['password_expired', 'two_factor_required'] as const
export type SessionRestriction = (typeof sessionRestrictions)[number]

/** The person behind a session, as their own screens know them. */
export const sessionUserSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: roleSchema,
  /** null follows the settings. */
  language: z.nullable(readerLanguageSchema),
  hasTwoFactor: z.boolean(),
  version: z.int32(),
})
export type SessionUser = z.infer<typeof sessionUserSchema>

/** GET /auth/session, and the answer of signing in. Public: without a session, `user` is null. */
export const sessionSchema = z.object({
  user: z.nullable(sessionUserSchema),
  permissions: z.array(z.enum(permissions)),
  restrictions: z.array(z.enum(sessionRestrictions)),
  /** When it ends at the latest. */
  expiresAt: z.nullable(z.iso.datetime()),
  /** Of the shop (settings, General): what the admin shows times and amounts in. */
  timezone: z.string(),
  language: readerLanguageSchema,
  /** Shown on the sign-in screen: to everybody with DEMO=1, else to browsers that opened the terminal's one-time link. */
  demoAccounts: z.array(z.object({ email: z.string(), password: z.string(), role: roleSchema })),
  /** There are demo accounts, which are shown to browsers that opened the terminal's one-time link. */
  isDemoInTerminal: z.boolean(),
})
export type Session = z.infer<typeof sessionSchema>

/** POST /auth/login. Where `session.code_required` is answered, the same again with `code`. */
export const loginSchema = z.strictObject({
  username: emailSchema,
  password: givenPasswordSchema,
  code: z.optional(secondFactorSchema),
})
export type Login = z.infer<typeof loginSchema>

/** POST /auth/token: the same, for programs; `accessToken` goes into `Authorization: Bearer`. */
export const accessTokenSchema = z.object({
  accessToken: z.string(),
  tokenType: z.literal('Bearer'),
  /** Seconds. */
  expiresIn: z.int(),
})

/** POST /auth/confirm: gives one's password again, before what is sensitive; good for `confirmationMinutes`. */
export const confirmSchema = z.strictObject({ password: givenPasswordSchema })
export const confirmationMinutes = 10

/** POST /auth/password: changes one's own. All other sessions end. */
export const passwordChangeSchema = z.strictObject({ current: givenPasswordSchema, password: newPasswordSchema })

/** POST /auth/password-reset: always 202, whether anybody has that address or not. */
export const passwordResetSchema = z.strictObject({ email: emailSchema })

/** The secret of a link in a mail, or in the log: after the `#` of /admin/link, so that it is sent to no server by itself. */
export const linkTokenSchema = z.string().check(z.regex(/^[\w-]{43}$/, staffFault('not_link')))
export const linkPurposes = ['setup', 'invitation', 'password_reset'] as const
export type LinkPurpose = (typeof linkPurposes)[number]

/** POST /auth/links/look: what a link is for, without using it. */
export const linkLookSchema = z.strictObject({ token: linkTokenSchema })
export const linkSchema = z.object({
  purpose: z.enum(linkPurposes),
  /** Whose it is; null for the first start. */
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  expiresAt: z.iso.datetime(),
})
export type Link = z.infer<typeof linkSchema>

/** POST /auth/links/use: sets the password, once; `name` and `email` with `setup` only. Signs nobody in. */
export const linkUseSchema = z.strictObject({
  token: linkTokenSchema,
  password: newPasswordSchema,
  name: z.optional(requiredLine(lengths.name)),
  email: z.optional(emailSchema),
})
export type LinkUse = z.infer<typeof linkUseSchema>

/** PATCH /auth/profile. */
export const profileSchema = z.strictObject({
  name: z.optional(requiredLine(lengths.name)),
  language: z.optional(z.nullable(readerLanguageSchema)),
  version: z.int32(),
})

/** POST /auth/two-factor: a secret to scan; nothing is on until a code of it is given to …/enable. */
export const twoFactorSetupSchema = z.object({
  /** Base32, to be typed where nothing can be scanned. */
  secret: z.string(),
  /** otpauth:// for the QR code. */
  uri: z.string(),
  /** The QR code: an SVG document. */
  qrCode: z.string(),
})
export type TwoFactorSetup = z.infer<typeof twoFactorSetupSchema>
export const twoFactorCodeSchema = z.strictObject({ code: secondFactorSchema })
export const recoveryCodesCount = 10
/** Shown once: only their hashes are kept. */
export const recoveryCodesSchema = z.object({ codes: z.array(z.string()) })

/** GET /auth/sessions: one's own. */
export const ownSessionSchema = z.object({
  id: z.uuid(),
  kind: z.enum(['cookie', 'bearer']),
  address: z.string(),
  userAgent: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  isCurrent: z.boolean(),
})
export const ownSessionsSchema = z.object({ items: z.array(ownSessionSchema) })
export type OwnSession = z.infer<typeof ownSessionSchema>
