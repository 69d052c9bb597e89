import type { Bilingual } from '#contract/i18n/languages.ts'

/** A statement that binds: numbered parts under one heading, with the day it was last changed. */
export interface LegalDocument {
  title: Bilingual
  description: Bilingual
  lead: Bilingual
  /** ISO 8601 date. */
  updated: string
  parts: LegalPart[]
}

export interface LegalPart {
  /** Its address on the page, for links to it. */
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

/** A name that is the same in both languages is code: a storage key. */
export interface LegalRow {
  name: Bilingual | string
  cells: Bilingual[]
}
