import * as z from 'zod/mini'
import { readerLanguageSchema } from '../i18n/languages.ts'
import { visitorFault } from '../problems/field-faults.ts'
import { asciiEmail, plainPhone, readableEmail, withReadableDomains } from './contact-text.ts'
import { lengths, minimumFillMs } from './visitor-values.ts'

export * from './visitor-values.ts'

/** Fields and rules common to the forms for enquiries, demo requests and quotation requests. */

/**
 * Control characters except tab and line breaks, and unpaired surrogates. Nobody types them, and PostgreSQL cannot
 * store NUL or unpaired surrogates.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029\ud800-\udfff]/u

export const withoutControls = z.refine<string>(
  (text) => !controlCharacters.test(text),
  visitorFault('control_characters'),
)
const onOneLine = z.refine<string>((text) => !/[\r\n]/.test(text), visitorFault('several_lines'))

/** Line breaks in text pasted from Word, web pages and chat apps. */
const pastedBreaks = /[\v\f\u0085\u2028\u2029]/g
/** For single-line texts. */
export const breaksAsSpaces = z.overwrite<string>((text) => text.replace(pastedBreaks, ' '))
/** For multi-line texts. */
export const plainBreaks = z.overwrite<string>((text) => text.replace(pastedBreaks, '\n'))

/**
 * Normalizes search text, which may be pasted from a contact list or a bounced email, and adds the hyphen of
 * references.
 */
export const plainSearch = z.overwrite<string>((text) =>
  withReadableDomains(text.replace(pastedBreaks, ' ').replace(/\p{Cf}/gu, '')).replace(
    /\b(ENQ|DEMO|RFQ|ORD)([0-9A-HJKMNP-TV-Z]{8})\b/gi,
    '$1-$2',
  ),
)

/** @param most characters, after trimming */
export const requiredLine = (most: number) =>
  z
    .string()
    .check(
      breaksAsSpaces,
      z.trim(),
      z.minLength(1, visitorFault('required')),
      z.maxLength(most),
      withoutControls,
      onOneLine,
    )
export const requiredText = (most: number) =>
  z.string().check(plainBreaks, z.trim(), z.minLength(1, visitorFault('required')), z.maxLength(most), withoutControls)
/** Empty by default. */
export const optionalLine = (most: number) =>
  z._default(z.string().check(breaksAsSpaces, z.trim(), z.maxLength(most), withoutControls, onOneLine), '')
export const optionalText = (most: number) =>
  z._default(z.string().check(plainBreaks, z.trim(), z.maxLength(most), withoutControls), '')

/** Without a default, so that fields not given stay unchanged. */
export const given = <Inner extends z.core.$ZodType>(schema: z.ZodMiniDefault<Inner>) =>
  z.optional(schema.def.innerType)

/**
 * Zod's own pattern with non-ASCII domains, which URL then validates. Without the flag "u", because readers of the
 * OpenAPI document compile it without.
 */
const emailPattern =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9\u00a1-\uffff][A-Za-z0-9\u00a1-\uffff-]*\.)+[A-Za-z\u00a1-\uffff]{2,}$/

/** Accepts both forms of an internationalized domain and returns the readable one. */
export const emailSchema = z.string().check(
  z.overwrite(readableEmail),
  z.minLength(1, visitorFault('required')),
  z.maxLength(lengths.email),
  z.email({ pattern: emailPattern, error: visitorFault('not_email') }),
  z.refine((text) => (asciiEmail(text)?.length ?? Infinity) <= lengths.email, visitorFault('not_email')),
)
/** At least five digits with common separators; an extension may follow. */
export const phoneSchema = z._default(
  z
    .string()
    .check(
      z.overwrite(plainPhone),
      z.maxLength(lengths.phone),
      z.regex(
        /^$|^(?=(?:\D*\d){5})\(?\+?[\d ().\-/]+(?:[,;]? *(?:ext(?:ension|n)?|x|#|[轉转內内]+[線线]?|分[機机])[.:]? *\d{1,6})?$/i,
        visitorFault('not_phone'),
      ),
    ),
  '',
)

/** Fields that every form sends besides the visitor's. */
export const submissionFields = {
  /**
   * Idempotency key created by the form: sent twice unchanged, it is one message with the same reference. An edited
   * form is a new message.
   */
  submissionId: z.uuid(),
  /** Language of the reply and the copy. */
  language: readerLanguageSchema,
  /** Time that the form was open, in milliseconds; less than `minimumFillMs` is rejected. */
  elapsedMs: z.int().check(z.minimum(minimumFillMs, visitorFault('too_quick'))),
  /** Consent to marketing; stored only while the site asks for it (GET /site, `asksForMarketing`). */
  marketingConsent: z._default(z.boolean(), false),
  /** Honeypot field, invisible to people. Messages that fill it in are stored as suspect and not delivered. */
  website: z._default(z.string().check(z.maxLength(500)), ''),
}

/** Such as ENQ-7K3M9QX2; quoted by visitors, and idempotency key of deliveries. */
export const referenceSchema = z.string().check(z.regex(/^(?:ENQ|DEMO|RFQ|ORD)-[0-9A-HJKMNP-TV-Z]{8}$/))

/**
 * The message is stored. `asksToConfirm`: an email with a confirmation link is being sent
 * (contract/requests/confirmations.ts).
 */
export const submittedSchema = z.object({ reference: referenceSchema, asksToConfirm: z.boolean() })
export type Submitted = z.infer<typeof submittedSchema>
