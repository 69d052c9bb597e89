import type { FileStore } from './files.ts'
import { idOf } from './ids.ts'
import { createStore, type NewColumn, type Store, type StoredPage, users } from './store.ts'

/** A data source: what holds columns and pages since version 2025-09-03; before, its database did. */
export interface Source extends Pick<Store, 'pages' | 'columns' | 'render'> {
  id: string
  name: string
  databaseId: string
}

export interface Database {
  id: string
  title: string
  sources: Source[]
}

/** A write that the API carried out, whatever became of its answer. */
export interface DoneWrite {
  kind: 'create' | 'update' | 'trash' | 'restore' | 'columns'
  /** Id of a page, or of a data source for `columns`. */
  id: string
  /** Names of the columns that were written. */
  columns: string[]
}

/** A member of the workspace, or an integration. */
export interface User {
  type: 'person' | 'bot'
  name: string | null
}

/** The workspace that an integration sees: databases, each with a data source or several. */
export function createWorkspace({ now, files }: { now: () => Date; files: FileStore }) {
  const databases: Database[] = []
  const writes: DoneWrite[] = []
  const members = new Map<string, User>([
    [users.person, { type: 'person', name: '陳大文' }],
    [users.bot, { type: 'bot', name: 'Harbour sync' }],
  ])

  function addSource(database: Database, name: string, columns: NewColumn[], seed: string): Source {
    const id = idOf(`source ${database.id} ${name}`)
    const head = (page: StoredPage, version: string) => pageHead(page, version, { id, databaseId: database.id })
    const source = { id, name, databaseId: database.id, ...createStore({ columns, now, files, head, seed }) }
    database.sources.push(source)
    return source
  }

  return {
    writes,
    /** Who can be asked for: whoever is taken out has left. */
    users: members,
    addSource,
    addDatabase(id: string, title: string, columns: NewColumn[]): Database {
      const database: Database = { id, title, sources: [] }
      addSource(database, title, columns, databases.length === 0 ? '' : id)
      databases.push(database)
      return database
    },
    database: (id: string | undefined) => databases.find((one) => sameId(one.id, id)),
    source: (id: string | undefined) => databases.flatMap(({ sources }) => sources).find((one) => sameId(one.id, id)),
    /** Name of a person, or title of a page. */
    nameOf(kind: string, id: string): string | undefined {
      if (kind === 'user') return members.get(id)?.name ?? undefined
      const page = databases.flatMap(({ sources }) => sources).find(({ pages }) => pages.has(id))
      const title = page?.columns.all().find(({ type }) => type === 'title')?.name
      return page && title !== undefined ? String(page.pages.values(id)[title] ?? 'Untitled') : undefined
    },
    /** The source that holds a page. */
    sourceOfPage: (id: string) => databases.flatMap(({ sources }) => sources).find(({ pages }) => pages.has(id)),
  }
}

export type Workspace = ReturnType<typeof createWorkspace>

function sameId(a: string, b: string | undefined): boolean {
  return a.replaceAll('-', '') === b?.replaceAll('-', '')
}

function pageHead(page: StoredPage, version: string, source: { id: string; databaseId: string }): object {
  const gone = page.archived || page.inTrash
  return {
    object: 'page',
    id: page.id,
    created_time: page.created,
    last_edited_time: page.edited,
    created_by: { object: 'user', id: page.createdBy },
    last_edited_by: { object: 'user', id: page.editedBy },
    cover: null,
    icon: null,
    parent: parentOf(version, source),
    ...(version < '2026-03-11' ? { archived: page.archived, in_trash: page.inTrash } : { in_trash: gone }),
    url: `https://www.notion.so/${page.id.replaceAll('-', '')}`,
    public_url: null,
  }
}

function parentOf(version: string, { id, databaseId }: { id: string; databaseId: string }): object {
  if (version < '2025-09-03') return { type: 'database_id', database_id: databaseId }
  return { type: 'data_source_id', data_source_id: id, database_id: databaseId }
}
