import { createHash } from 'node:crypto'
import { type Column, type ColumnType, columnId } from './columns.ts'
import type { FileStore } from './files.ts'
import { type Cell, type Value, valueFor } from './values.ts'

/** A row to add: cells by column name. */
export type Row = Record<string, Cell>

export interface StoredPage {
  id: string
  /** ISO 8601, cut to the minute. */
  created: string
  edited: string
  archived: boolean
  inTrash: boolean
  /** Whether queries still list it though it is archived or in the trash. */
  listed: boolean
  values: Map<string, Value>
  json: string | undefined
}

export type NewColumn = Omit<Column, 'id'>

/** What the workspace holds: one database with its columns and pages, and what people do to them. */
export function createStore(options: { databaseId: string; columns: NewColumn[]; now: () => Date; files: FileStore }) {
  const { databaseId, now, files } = options
  const columns: Column[] = []
  const pages = new Map<string, StoredPage>()
  let added = 0

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

  function write(page: StoredPage, row: Row): void {
    for (const [name, cell] of Object.entries(row)) {
      const { id, type } = column(name)
      page.values.set(id, valueFor(type, cell, files))
    }
    touch(page)
  }

  function touch(page: StoredPage): void {
    page.edited = toMinute(now())
    page.json = undefined
  }

  function forget(): void {
    for (const page of pages.values()) page.json = undefined
  }

  const columnEdits = {
    all: () => columns,
    add(created: NewColumn): void {
      columns.push({ ...created, id: columnId(created.type, columns.length) })
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
    add(row: Row, createdAt: Date = now()): string {
      const id = pageId(added++)
      const created = toMinute(createdAt)
      const page = { id, created, edited: created, archived: false, inTrash: false, listed: true, json: undefined }
      pages.set(id, { ...page, values: new Map() })
      write(find(id), row)
      if (createdAt < now()) find(id).edited = created
      return id
    },
    edit: (id: string, row: Row) => write(find(id), row),
    archive(id: string, { listed = false } = {}): void {
      Object.assign(find(id), { archived: true, listed })
      touch(find(id))
    },
    trash(id: string, { listed = false } = {}): void {
      Object.assign(find(id), { inTrash: true, listed })
      touch(find(id))
    },
    restore(id: string): void {
      Object.assign(find(id), { archived: false, inTrash: false, listed: true })
      touch(find(id))
    },
    remove: (id: string) => pages.delete(find(id).id),
  }

  /** The page object under version 2022-06-28, serialised once as long as it holds no signed link. */
  function render(page: StoredPage): string {
    if (page.json !== undefined) return page.json
    let signed = false
    const properties = columns.map(({ id, name, type }) => {
      signed ||= type === 'files' && page.values.has(id)
      return [name, { id, ...(page.values.get(id) ?? valueFor(type, null, files))() }]
    })
    const json = JSON.stringify({ ...pageHead(page, databaseId), properties: Object.fromEntries(properties) })
    if (!signed) page.json = json
    return json
  }

  for (const created of options.columns) columnEdits.add(created)
  return { pages: pageEdits, columns: columnEdits, render }
}

export type Store = ReturnType<typeof createStore>

function pageHead(page: StoredPage, databaseId: string): object {
  const user = { object: 'user', id: '6f0c51a2-3d74-4a4e-9d0b-5b7f1f1d2a10' }
  return {
    object: 'page',
    id: page.id,
    created_time: page.created,
    last_edited_time: page.edited,
    created_by: user,
    last_edited_by: user,
    cover: null,
    icon: null,
    parent: { type: 'database_id', database_id: databaseId },
    archived: page.archived,
    in_trash: page.inTrash,
    url: `https://www.notion.so/${page.id.replaceAll('-', '')}`,
    public_url: null,
  }
}

function toMinute(time: Date): string {
  return new Date(Math.floor(time.getTime() / 60_000) * 60_000).toISOString()
}

function pageId(index: number): string {
  const hex = createHash('sha256').update(`page ${index}`).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}
