import * as z from 'zod/mini'
import { readerLanguageSchema } from '../i18n/languages.ts'
import { visitorFault } from '../problems/field-faults.ts'
import { asciiEmail, plainPhone, readableEmail, withReadableDomains } from './contact-text.ts'
import { lengths, minimumFillMs } from './visitor-values.ts'

export * from './visitor-values.ts'

/** What the three forms share: enquiry, demo request and request for quotation (spec §3, §5). */

/**
 * Control characters but tab and line breaks: no keyboard types them, and PostgreSQL keeps no NUL. Nor does it keep half of a
 * surrogate pair, which is no character at all.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029\ud800-\udfff]/u

export const withoutControls = z.refine<string>(
  (text) => !controlCharacters.test(text),
  visitorFault('control_characters'),
)
const onOneLine = z.refine<string>((text) => !/[\r\n]/.test(text), visitorFault('several_lines'))

/** Line breaks that no keyboard types but that come with pasted text: of Word, of web pages, of chat programs. */
const pastedBreaks = /[\v\f\u0085\u2028\u2029]/g
/** For texts of one line. */
export const breaksAsSpaces = z.overwrite<string>((text) => text.replace(pastedBreaks, ' '))
/** For texts of several lines. */
export const plainBreaks = z.overwrite<string>((text) => text.replace(pastedBreaks, '\n'))

/** What staff look for, which they may have pasted from a contact list or a bounced mail; references with their hyphen. */
export const plainSearch = z.overwrite<string>((text) =>
  withReadableDomains(text.replace(pastedBreaks, ' ').replace(/\p{Cf}/gu, '')).replace(
    /\b(ENQ|DEMO|RFQ|ORD)([0-9A-HJKMNP-TV-Z]{8})\b/gi,
    '$1-$2',
  ),
)

/** @param most characters, trimmed */
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
/** An empty text is none. */
export const optionalLine = (most: number) =>
  z._default(z.string().check(breaksAsSpaces, z.trim(), z.maxLength(most), withoutControls, onOneLine), '')
export const optionalText = (most: number) =>
  z._default(z.string().check(plainBreaks, z.trim(), z.maxLength(most), withoutControls), '')

/**
 * The form of zod's own, but with more than ASCII in the domain, of which URL says what is allowed. Without the flag "u": those who read
 * the OpenAPI document compile it so.
 */
const emailPattern =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9\u00a1-\uffff][A-Za-z0-9\u00a1-\uffff-]*\.)+[A-Za-z\u00a1-\uffff]{2,}$/

/** Taken in either form of its domain, and parsed into the one that people read. */
export const emailSchema = z.string().check(
  z.overwrite(readableEmail),
  z.minLength(1, visitorFault('required')),
  z.maxLength(lengths.email),
  z.email({ pattern: emailPattern, error: visitorFault('not_email') }),
  z.refine((text) => (asciiEmail(text)?.length ?? Infinity) <= lengths.email, visitorFault('not_email')),
)
/** At least five digits, with the signs that people write between them; an extension may follow. */
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

/** Beside the visitor's own fields, what every form sends. */
export const submissionFields = {
  /**
   * Made once by the form: the same form sent twice is one message, and answers with the same reference. A form that was
   * changed in between is another message, or the change would be lost.
   */
  submissionId: z.uuid(),
  /** The language the visitor reads: the answer and the copy are in it. */
  language: readerLanguageSchema,
  /** How long the form was open, ms; under `minimumFillMs` it is refused. */
  elapsedMs: z.int().check(z.minimum(minimumFillMs, visitorFault('too_quick'))),
  /** They want to hear of new products; kept only while the site asks for it (GET /site, `asksForMarketing`). */
  marketingConsent: z._default(z.boolean(), false),
  /** A field that people do not see. What fills it is kept, marked as suspect, and delivered to nobody. */
  website: z._default(z.string().check(z.maxLength(500)), ''),
}

/** A reference such as ENQ-7K3M9QX2: what to quote when calling, and the idempotency key of every delivery. */
export const referenceSchema = z.string().check(z.regex(/^(?:ENQ|DEMO|RFQ|ORD)-[0-9A-HJKMNP-TV-Z]{8}$/))

/**
 * 201 of a form: what the visitor sent is in the database. `asksToConfirm`: a mail is on its way whose link confirms the address
 * (contract/requests/confirmations.ts).
 */
export const submittedSchema = z.object({ reference: referenceSchema, asksToConfirm: z.boolean() })
export type Submitted = z.infer<typeof submittedSchema>
