import { type Column, type ColumnType, columnId } from './columns.ts'
import type { FileStore } from './files.ts'
import { idOf } from './ids.ts'
import type { WrittenPiece } from './rich-text.ts'
import { type Cell, plainValue, type Value, valueFor } from './values.ts'

/** A row to add: cells by column name. */
export type Row = Record<string, Cell>

export interface StoredPage {
  id: string
  /** ISO 8601, cut to the minute. */
  created: string
  edited: string
  /** The users who made it, and edited it last. */
  createdBy: string
  editedBy: string
  archived: boolean
  inTrash: boolean
  /** Whether queries still list it though it is archived or in the trash. */
  listed: boolean
  values: Map<string, Value>
  /** Its text, as blocks were given. */
  blocks: { paragraph: { rich_text: WrittenPiece[] } }[]
  /** The page object by version of the API. */
  json: Map<string, string>
}

export type NewColumn = Omit<Column, 'id'>

/** Users of the workspace: the integration that speaks the API, and people. */
export const users = {
  bot: '6f0c51a2-3d74-4a4e-9d0b-5b7f1f1d2a10',
  person: 'b1a7c3f0-5c2e-4f8e-8a66-0d9e3c4b7f21',
} as const

interface StoreOptions {
  columns: NewColumn[]
  now: () => Date
  files: FileStore
  /** The first properties of a page's object, by version of the API. */
  head: (page: StoredPage, version: string) => object
  /** Makes the ids of its pages its own. */
  seed?: string
}

/** One table of the workspace: its columns and pages, and the operations of people and of the API on them. */
export function createStore({ now, files, head, seed = '', ...options }: StoreOptions) {
  const columns: Column[] = []
  const pages = new Map<string, StoredPage>()
  let [addedPages, addedColumns] = [0, 0]

  function find(id: string): StoredPage {
    const page = pages.get(id)
    if (!page) throw new Error(`The stand-in holds no page ${id}`)
    return page
  }

  function column(name: string): Column {
    const found = columns.find((candidate) => candidate.name === name)
    if (!found) throw new Error(`The stand-in has no column "${name}"`)
    return found
  }

  function write(page: StoredPage, row: Row, user: string): void {
    for (const [name, cell] of Object.entries(row)) {
      const written = column(name)
      page.values.set(written.id, valueFor(written.type, cell, files))
      addOptions(written, cell)
    }
    touch(page, user)
  }

  function touch(page: StoredPage, user: string): void {
    page.edited = toMinute(now())
    page.editedBy = user
    page.json.clear()
  }

  function forget(): void {
    for (const page of pages.values()) page.json.clear()
  }

  const columnEdits = {
    all: () => columns,
    add(created: NewColumn): void {
      columns.push({ ...created, id: columnId(created.type, addedColumns++) })
      forget()
    },
    rename(name: string, newName: string): void {
      column(name).name = newName
      forget()
    },
    /** Values of the old type are gone, as when Notion cannot convert them. */
    retype(name: string, type: ColumnType): void {
      const changed = column(name)
      changed.type = type
      for (const page of pages.values()) page.values.delete(changed.id)
      forget()
    },
    remove(name: string): void {
      columns.splice(columns.indexOf(column(name)), 1)
      forget()
    },
  }

  const pageEdits = {
    all: () => [...pages.values()],
    has: (id: string) => pages.has(id),
    find,
    /** Returns the new page's id, the same for the n-th page of every stand-in. */
    add(row: Row, createdAt: Date = now(), user: string = users.person): string {
      const id = idOf(`${seed}page ${addedPages++}`)
      const created = toMinute(createdAt)
      const state = { archived: false, inTrash: false, listed: true, blocks: [], values: new Map(), json: new Map() }
      pages.set(id, { id, created, edited: created, createdBy: user, editedBy: user, ...state })
      write(find(id), row, user)
      if (createdAt < now()) find(id).edited = created
      return id
    },
    /** Somebody edits a page: a person, unless it is the API. */
    edit: (id: string, row: Row, user: string = users.person) => write(find(id), row, user),
    archive(id: string, { listed = false } = {}, user: string = users.person): void {
      Object.assign(find(id), { archived: true, listed })
      touch(find(id), user)
    },
    trash(id: string, { listed = false } = {}, user: string = users.person): void {
      Object.assign(find(id), { inTrash: true, listed })
      touch(find(id), user)
    },
    restore(id: string, user: string = users.person): void {
      Object.assign(find(id), { archived: false, inTrash: false, listed: true })
      touch(find(id), user)
    },
    remove: (id: string) => pages.delete(find(id).id),
    /** Returns the values of a page by column: text, numbers, true or false, lists of names or addresses, null for blank. */
    values: (id: string): Record<string, unknown> =>
      Object.fromEntries(columns.map(({ id: key, name, type }) => [name, plainValue(valueIn(find(id), key, type))])),
  }

  function valueIn(page: StoredPage, id: string, type: ColumnType) {
    return (page.values.get(id) ?? valueFor(type, null, files))()
  }

  /** The page object under a version, serialised once as long as it holds no signed link. */
  function render(page: StoredPage, version: string): string {
    const kept = page.json.get(version)
    if (kept !== undefined) return kept
    const properties = columns.map(({ id, name, type }) => [name, { id, ...valueIn(page, id, type) }])
    const json = JSON.stringify({ ...head(page, version), properties: Object.fromEntries(properties) })
    const isSigned = columns.some(({ id, type }) => type === 'files' && page.values.has(id))
    if (!isSigned) page.json.set(version, json)
    return json
  }

  for (const created of options.columns) columnEdits.add(created)
  return { pages: pageEdits, columns: columnEdits, render }
}

export type Store = ReturnType<typeof createStore>

/** A select gets the options that are written to it. */
function addOptions(column: Column, cell: Cell): void {
  if (column.type !== 'select' && column.type !== 'multi_select') return
  const names = [cell].flat().filter((name) => typeof name === 'string')
  column.options = [...new Set([...(column.options ?? []), ...names])]
}

function toMinute(time: Date): string {
  return new Date(Math.floor(time.getTime() / 60_000) * 60_000).toISOString()
}
