import { visibleText } from '#server/platform/visible-text.ts'
import type { CellValue, SourceCell, SourceColumn, SourcePage, Written } from '../source/source.ts'
import type { NotionColumn, NotionPage, NotionProperty } from './schemas.ts'
import { addressesContent, filesContent } from './values/files.ts'
import { readFiles, readList, readPercent, readText } from './values/properties.ts'
import { isWritable, optionList, type Written as WrittenContent, writeText, writtenProperty } from './values/values.ts'

/** Reads its property lazily, as most columns are not used. */
export class NotionCell implements SourceCell {
  readonly property: NotionProperty

  constructor(property: NotionProperty) {
    this.property = property
  }

  get id() {
    return this.property.id
  }

  get type() {
    return this.property.type
  }

  text(isShare: boolean) {
    return isShare ? readPercent(this.property) : readText(this.property)
  }

  list() {
    return readList(this.property)
  }

  images() {
    return readFiles(this.property)
  }
}

export function pageOf({ id, properties, ...page }: NotionPage): SourcePage {
  return {
    id,
    createdAt: page.created_time,
    editedAt: page.last_edited_time,
    createdBy: page.created_by?.id ?? null,
    editedBy: page.last_edited_by?.id ?? null,
    isTrashed: page.archived || page.in_trash,
    cells: Object.values(properties).map((property) => new NotionCell(property)),
  }
}

export function columnOf(column: NotionColumn): SourceColumn {
  if (column.type !== 'files' && !isWritable(column)) return { ...column, isComputed: true }
  return { ...column, write: (value, present) => writeTo(column, value, present) }
}

function writeTo(column: NotionColumn, value: CellValue, present: SourceCell | undefined): Written {
  const written = contentOf(column, value, present instanceof NotionCell ? present.property : undefined)
  if ('refusal' in written) return written
  const { loses } = written
  const cell = new NotionCell(writtenProperty(column, written))
  return { content: { [column.type]: written.content }, cell, ...(loses && { loses }) }
}

function contentOf(column: NotionColumn, value: CellValue, present: NotionProperty | undefined): WrittenContent {
  if ('images' in value && column.type === 'files') return filesContent(value.images, present)
  if ('images' in value) {
    const addresses = addressesContent(value.images, column)
    return 'refusal' in addresses ? addresses : writeText(addresses.text, column)
  }
  if ('text' in value) return writeText(value.text, column, present)
  return column.type === 'multi_select'
    ? optionList(value.list)
    : writeText(visibleText(value.list.join(', ')), column, present)
}
