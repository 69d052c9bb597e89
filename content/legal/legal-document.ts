import type { Bilingual } from '#contract/i18n/languages.ts'

/** A legal document with numbered parts and the date of its last change. */
export interface LegalDocument {
  title: Bilingual
  description: Bilingual
  lead: Bilingual
  /** ISO 8601 date. */
  updated: string
  parts: LegalPart[]
}

export interface LegalPart {
  /** Fragment of the part on the page. */
  id: string
  title: Bilingual
  blocks: LegalBlock[]
}

export type LegalBlock =
  | { kind: 'text'; text: Bilingual }
  | { kind: 'list'; items: Bilingual[] }
  | { kind: 'steps'; items: Bilingual[] }
  | { kind: 'table'; caption: Bilingual; heads: Bilingual[]; rows: LegalRow[] }
  | { kind: 'link'; label: Bilingual; href: string }
  | { kind: 'contact'; role: Bilingual; subject: Bilingual }

/** A name without translations is code, such as a storage key. */
export interface LegalRow {
  name: Bilingual | string
  cells: Bilingual[]
}
