import { type SyncNote, syncNote } from '#contract/sync/sync-notes.ts'
import { skuKey } from '#server/modules/catalogue/index.ts'
import type { Identity, SourceColumn, SourcePage } from './source.ts'

export interface Identified {
  pages: SourcePage[]
  fault: SyncNote | undefined
}

type Place = NonNullable<SourcePage['place']>

/**
 * Replaces the ids of rows without their own by ids derived from SKU, else from file and name, so that rows may be
 * moved. Duplicates are detected over all batches. Pages with ids are unchanged.
 */
export function createIdentities({ name: nameColumn, sku: skuColumn }: Identity) {
  const seen = new Map<string, Place>()
  const withName = new Set<string>()

  function idOf(page: SourcePage, { file }: Place): { id: string; text: string } | undefined {
    const sku = textOf(page, skuColumn)
    if (sku !== null) return { id: `sku:${skuKey(sku)}`, text: sku }
    const name = textOf(page, nameColumn)
    return name === null ? undefined : { id: `row:${file}:${name}`, text: name }
  }

  function identify(page: SourcePage): SourcePage | SyncNote {
    const { place } = page
    if (!place) return page
    if (!withName.has(place.file)) {
      if (nameColumn && !page.cells.some(({ id }) => id === nameColumn.id))
        return syncNote('file.fault', {
          file: place.file,
          reason: syncNote('file.lacks-column', { column: nameColumn.name }),
        })
      withName.add(place.file)
    }
    const fault = faultOf(page, skuColumn, 'sku') ?? faultOf(page, nameColumn, 'name')
    if (fault)
      return syncNote('file.fault', {
        file: place.file,
        reason: syncNote('row.fault', { row: place.row, reason: fault }),
      })
    const found = idOf(page, place)
    if (!found) return page
    const before = seen.get(found.id)
    if (before) return duplicate(found, before, place)
    seen.set(found.id, place)
    return { ...page, id: found.id }
  }

  return (pages: SourcePage[]): Identified => {
    const identified: Identified = { pages: [], fault: undefined }
    for (const page of pages) {
      const found = identify(page)
      if (typeof found === 'object' && 'cells' in found) identified.pages.push(found)
      else identified.fault ??= found
    }
    return identified
  }
}

function faultOf({ cells }: SourcePage, column: SourceColumn | undefined, field: 'sku' | 'name'): SyncNote | undefined {
  const fault = cells.find(({ id }) => id === column?.id)?.read?.(field).fault
  return fault && syncNote(`cell.${fault}`)
}

function textOf({ cells }: SourcePage, column: SourceColumn | undefined): string | null {
  return cells.find(({ id }) => id === column?.id)?.text(false) ?? null
}

function duplicate({ id, text }: { id: string; text: string }, one: Place, other: Place): SyncNote {
  const rows = { one: syncNote('file.row', { ...one }), other: syncNote('file.row', { ...other }) }
  return id.startsWith('sku:')
    ? syncNote('file.same-sku', { sku: text, ...rows })
    : syncNote('file.same-name', { name: text, ...rows })
}
