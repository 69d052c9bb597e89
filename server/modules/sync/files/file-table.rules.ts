import type { RecordField } from '#contract/fields/product.ts'
import { type SyncNote, syncNote } from '#contract/sync/sync-notes.ts'
import { type FileTable, fieldText } from '#server/modules/catalogue/index.ts'
import { addressesIn, imagesOf, partsIn } from '../source/cell-texts.ts'
import type { SourceCell, SourceColumn, SourcePage } from '../source/source.ts'

/** A parsed file; blank cells are ''. */
export interface ReadFile extends Pick<FileTable, 'headings' | 'rows' | 'decimals'> {
  name: string
  editedAt: Date | null
}

class FileCell implements SourceCell {
  readonly id: string
  readonly type: 'text' | 'number'
  readonly value: string
  readonly row: FileTable['rows'][number]
  readonly column: number
  readonly decimals: FileTable['decimals'][number]

  constructor(id: string, row: FileTable['rows'][number], column: number, decimals: FileTable['decimals']) {
    this.id = id
    this.type = row.numbers?.includes(column) ? 'number' : 'text'
    this.value = row.cells[column] ?? ''
    this.row = row
    this.column = column
    this.decimals = decimals[column] ?? null
  }

  read(field: RecordField) {
    return fieldText(this.row, this.column, field, this.decimals)
  }

  text() {
    return this.value === '' ? null : this.value
  }

  list() {
    return partsIn([this.value])
  }

  images() {
    return imagesOf(addressesIn([this.value]))
  }
}

export function headingOf(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim()
}

/** Checks headings: at least one, and no duplicates. Columns without a heading are ignored. */
export function headingFault({ headings }: Pick<ReadFile, 'headings'>): SyncNote | undefined {
  const names = headings.map(headingOf).filter((name) => name !== '')
  if (names.length === 0) return syncNote('file.no-heading')
  const seen = new Set<string>()
  for (const heading of names) {
    const key = heading.toLowerCase()
    if (seen.has(key)) return syncNote('file.same-heading', { heading })
    seen.add(key)
  }
  return undefined
}

/** Returns the first row that could not be parsed with certainty, which rejects the whole file. */
export function rowFault({ rows }: Pick<FileTable, 'rows'>): SyncNote | undefined {
  for (const { row, faults = [] } of rows) {
    const fault = faults.find(({ column }) => column === null)
    if (fault) return syncNote('row.fault', { row, reason: syncNote(`cell.${fault.code}`) })
  }
  return undefined
}

/** Merges the columns of all files by heading, ignoring case; the first spelling is shown. */
export function columnsOf(files: Pick<ReadFile, 'headings'>[]): SourceColumn[] {
  const names = new Map<string, string>()
  for (const { headings } of files)
    for (const name of headings.map(headingOf)) if (name !== '') names.set(keyOf(name), names.get(keyOf(name)) ?? name)
  return [...names].map(([id, name]) => ({ id, name, type: 'text' }))
}

/** Converts rows to pages. Their ids are replaced by `createIdentities` (source/identities.ts). */
export function pagesOf({ name, editedAt, headings, rows, decimals }: ReadFile): SourcePage[] {
  const ids = headings.map((heading) => keyOf(headingOf(heading)))
  return rows.map((row) => ({
    id: `${name}:${row.row}`,
    place: { file: name, row: row.row },
    createdAt: null,
    editedAt: editedAt?.toISOString() ?? null,
    createdBy: null,
    editedBy: null,
    isTrashed: false,
    cells: ids.flatMap((id, index) => (id === '' ? [] : [new FileCell(id, row, index, decimals)])),
  }))
}

function keyOf(heading: string): string {
  return heading.toLowerCase()
}

/** Checks an address's syntax; its host is checked on fetching. @param allowOrigin may be on this machine */
export function fileAddressFault(address: string, allowOrigin: string): 'not_file_address' | undefined {
  const url = URL.parse(address)
  const isTrusted = url?.origin === new URL(allowOrigin).origin
  const isFetched = url?.username === '' && url.password === '' && (url.protocol === 'https:' || isTrusted)
  return isFetched ? undefined : 'not_file_address'
}
