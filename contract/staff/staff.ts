import * as z from 'zod/mini'
import { readerLanguageSchema } from '../i18n/languages.ts'
import { staffFault } from '../problems/staff-field-faults.ts'
import { emailSchema, lengths, requiredLine } from '../requests/visitors.ts'
import { permissions, roleSchema } from './permissions.ts'

/** Sign-in and the user's own account (/auth). */

/** NIST SP 800-63B and ASVS 5, 6.2: length and not a common password; no rules about kinds of characters. */
export const passwordLength = { least: 10, most: 128 } as const

/**
 * A new password. The service rejects common ones, the current one, and those that contain the name of the owner or
 * the site.
 */
export const newPasswordSchema = z
  .string()
  .check(
    z.minLength(passwordLength.least, staffFault('too_short')),
    z.maxLength(passwordLength.most, staffFault('too_long')),
  )
/** A password to be verified, without rules. */
export const givenPasswordSchema = z.string().check(z.minLength(1, staffFault('required')), z.maxLength(1000))
/** Six digits of an authenticator app, or a recovery code; spaces and hyphens are ignored. */
export const secondFactorSchema = z.string().check(z.trim(), z.minLength(6, staffFault('too_short')), z.maxLength(40))

/** Restricted sessions can only resolve their restriction. */
export const sessionRestrictions = ['password_expired', 'two_factor_required'] as const
export type SessionRestriction = (typeof sessionRestrictions)[number]

export const sessionUserSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: roleSchema,
  /** null: as in the settings. */
  language: z.nullable(readerLanguageSchema),
  hasTwoFactor: z.boolean(),
  version: z.int32(),
})
export type SessionUser = z.infer<typeof sessionUserSchema>

/** Also the response of a sign-in. Public: without a session, `user` is null. */
export const sessionSchema = z.object({
  user: z.nullable(sessionUserSchema),
  permissions: z.array(z.enum(permissions)),
  restrictions: z.array(z.enum(sessionRestrictions)),
  /** Latest end. */
  expiresAt: z.nullable(z.iso.datetime()),
  /** Time zone of the shop (settings, General), for times in the admin. */
  timezone: z.string(),
  language: readerLanguageSchema,
  /**
   * Shown on the sign-in screen: to everybody with DEMO=1, else to browsers that opened the one-time link in the
   * terminal.
   */
  demoAccounts: z.array(z.object({ email: z.string(), password: z.string(), role: roleSchema })),
  /** There are demo accounts for browsers that open the one-time link in the terminal. */
  isDemoInTerminal: z.boolean(),
})
export type Session = z.infer<typeof sessionSchema>

/** After `session.code_required`, send the same with `code`. */
export const loginSchema = z.strictObject({
  username: emailSchema,
  password: givenPasswordSchema,
  code: z.optional(secondFactorSchema),
})
export type Login = z.infer<typeof loginSchema>

/** For API clients: `accessToken` goes into `Authorization: Bearer`. */
export const accessTokenSchema = z.object({
  accessToken: z.string(),
  tokenType: z.literal('Bearer'),
  /** In seconds. */
  expiresIn: z.int(),
})

/** Confirms the password before sensitive actions; valid for `confirmationMinutes`. */
export const confirmSchema = z.strictObject({ password: givenPasswordSchema })
export const confirmationMinutes = 10

/** Changes the user's own password and ends all other sessions. */
export const passwordChangeSchema = z.strictObject({ current: givenPasswordSchema, password: newPasswordSchema })

/** Always answered with 202, whether the address is known or not. */
export const passwordResetSchema = z.strictObject({ email: emailSchema })

/** Token of an emailed or logged link, in the fragment of /admin/link, so that browsers do not send it to servers. */
export const linkTokenSchema = z.string().check(z.regex(/^[\w-]{43}$/, staffFault('not_link')))
export const linkPurposes = ['setup', 'invitation', 'password_reset'] as const
export type LinkPurpose = (typeof linkPurposes)[number]

/** Reads a link without using it. */
export const linkLookSchema = z.strictObject({ token: linkTokenSchema })
export const linkSchema = z.object({
  purpose: z.enum(linkPurposes),
  /** The user; null for the first start. */
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  expiresAt: z.iso.datetime(),
})
export type Link = z.infer<typeof linkSchema>

/** Sets the password once; `name` and `email` only with `setup`. Signs nobody in. */
export const linkUseSchema = z.strictObject({
  token: linkTokenSchema,
  password: newPasswordSchema,
  name: z.optional(requiredLine(lengths.name)),
  email: z.optional(emailSchema),
})
export type LinkUse = z.infer<typeof linkUseSchema>

export const profileSchema = z.strictObject({
  name: z.optional(requiredLine(lengths.name)),
  language: z.optional(z.nullable(readerLanguageSchema)),
  version: z.int32(),
})

/** A secret to scan; two-factor sign-in is off until …/enable receives a code. */
export const twoFactorSetupSchema = z.object({
  /** Base32, for manual entry. */
  secret: z.string(),
  /** otpauth:// URI of the QR code. */
  uri: z.string(),
  /** SVG document. */
  qrCode: z.string(),
})
export type TwoFactorSetup = z.infer<typeof twoFactorSetupSchema>
export const twoFactorCodeSchema = z.strictObject({ code: secondFactorSchema })
export const recoveryCodesCount = 10
/** Shown once; only hashes are stored. */
export const recoveryCodesSchema = z.object({ codes: z.array(z.string()) })

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
