import { randomUUID } from 'node:crypto'
import {
  type ContentEntry,
  type ContentPublish,
  type ContentRevision,
  contentEntrySchema,
  contentHistorySchema,
  lackingOf,
} from '#contract/content/entries.ts'
import {
  type ContentKind,
  type ContentWrite,
  contentData,
  contentKinds,
  contentMost,
  mostOf,
  type NewContent,
  needsEnd,
} from '#contract/content/kinds.ts'
import { missingLanguages, titleIn } from '#contract/content/texts.ts'
import { type FieldError, fieldError } from '#contract/problems/field-errors.ts'
import type { LookupService } from '#server/modules/catalogue/index.ts'
import { type Actor, type Audit, type AuditChange, difference } from '#server/platform/audit.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { publish } from '#server/platform/database/events.ts'
import { problem } from '#server/platform/http/problems.ts'
import {
  type ContentData,
  type ContentRepo,
  createContentRepo,
  type EntryRow,
  type NextVersion,
} from './content.repo.ts'
import { keyOf, remainsSample, stateAt } from './content.rules.ts'
import type { FirstVersions } from './first-versions.ts'
import { promotionFaults } from './promotions.ts'
import { regulationFaults } from './regulations.ts'

interface ContentServices {
  database: Database
  audit: Audit
  firstVersions: FirstVersions
  now: () => Date
  lookup: Pick<LookupService, 'byKeys'>
  /** Updates this instance after a write; others are notified by an event. */
  onCommit: () => Promise<void>
}

type Made = Pick<NextVersion, 'change'> &
  Partial<Pick<NextVersion, 'data' | 'isSample' | 'entry'>> &
  Pick<AuditChange, 'action' | 'before' | 'after'>

export function createContent({ database, audit, firstVersions, now, lookup, onCommit }: ContentServices) {
  const repo = createContentRepo(database.prisma)

  async function commit<Result>(run: (tx: Transaction, repo: ContentRepo) => Promise<Result>): Promise<Result> {
    const result = await database.prisma.$transaction(async (tx) => {
      const content = createContentRepo(tx)
      await content.lock()
      await publish(tx, 'content.changed')
      return run(tx, content)
    })
    await onCommit()
    return result
  }

  function faultsOf(kind: ContentKind, data: NewContent['data']): FieldError[] | Promise<FieldError[]> {
    if (kind === 'promotions') return promotionFaults(data, lookup)
    return kind === 'regulations' ? regulationFaults(data, now()) : []
  }

  /** @throws request.invalid where the catalogue lacks a named product, or a date is in the future */
  async function check({ kind, data }: Pick<NewContent, 'kind' | 'data'>): Promise<void> {
    const faults = await faultsOf(kind, data)
    if (faults.length > 0) throw problem('request.invalid', 'It says what cannot be', faults)
  }

  const entryOf = (row: EntryRow) => asEntry(row, now())
  const listedOf = (rows: EntryRow[]) => rows.slice(0, rows.filter(isExisting).length + contentMost).map(entryOf)
  const listed = async (kind: ContentKind, content = repo) => {
    const rows = await content.ofKind(kind)
    return rows.length > 0 ? rows : firstRows(kind)
  }

  async function found(id: string, content = repo): Promise<EntryRow> {
    const row = (await content.read(id)) ?? (await firstRow(id, content))
    if (!row) throw problem('content.not_found', 'No content has this id')
    return row
  }

  /** Adds a version of an entry, if it still has the expected version. */
  function change(
    actor: Actor,
    id: string,
    version: number,
    make: (before: EntryRow, content: ContentRepo) => Made | undefined | Promise<Made | undefined>,
  ): Promise<ContentEntry> {
    return commit(async (tx, content) => {
      const before = await found(id, content)
      if (before.version !== version) {
        throw problem('record.changed', 'Edit the present version', undefined, { current: entryOf(before) })
      }
      const made = await make(before, content)
      if (!made) return entryOf(before)
      await writeFirsts(content, before.kind)
      const { action, before: was = null, after = null, ...next } = made
      const { data, isSample } = before
      await content.write({ id, data, isSample, ...next, version: version + 1, by: actor.name })
      const written = await found(id, content)
      await audit.record(tx, actor, { action, ...subject(written), before: was, after })
      return entryOf(written)
    })
  }

  /** Stores the first versions that come with the program, before anything of the kind is changed. */
  async function writeFirsts(content: ContentRepo, kind: ContentKind): Promise<void> {
    if ((await content.ofKind(kind)).length > 0) return
    for (const row of firstRows(kind)) await content.add(row, { ...row, change: 'first' })
  }

  function firstRows(kind: ContentKind): EntryRow[] {
    return firstVersions[kind].map((first, index) => ({
      ...first,
      kind,
      position: index + 1,
      version: 1,
      publishedVersion: 1,
      publishFrom: null,
      publishUntil: first.publishUntil ?? null,
      deletedAt: null,
      hasChanges: false,
      at: null,
      by: '',
    }))
  }

  /** Returns an entry that comes with the program, while its kind has no rows. */
  async function firstRow(id: string, content: ContentRepo): Promise<EntryRow | undefined> {
    const row = contentKinds.flatMap(firstRows).find((first) => first.id === id)
    return row && (await content.ofKind(row.kind)).length === 0 ? row : undefined
  }

  return {
    async list(kind: ContentKind | undefined): Promise<{ items: ContentEntry[] }> {
      if (kind) return { items: listedOf(await listed(kind)) }
      const rows = await Promise.all(contentKinds.map((each) => listed(each)))
      return { items: rows.flat().filter(isExisting).map(entryOf) }
    },

    /** @throws content.not_found */
    read: async (id: string): Promise<ContentEntry> => entryOf(await found(id)),

    /** @throws content.not_found */
    async history(id: string): Promise<{ items: ContentRevision[] }> {
      const row = await found(id)
      const kept = await repo.history(id)
      const revisions = kept.length > 0 ? kept : [{ ...row, change: 'first' }]
      const items = revisions.map(({ version, change, data, isSample, at, by }) => {
        return { version, change, data: inOrder(row.kind, data), isSample, at: at?.toISOString() ?? null, by }
      })
      return contentHistorySchema.parse({ items })
    },

    /** Adds a draft at the end of its kind. Throws request.invalid (`kind`) where that is full. */
    async add(actor: Actor, body: NewContent): Promise<ContentEntry> {
      await check(body)
      const { kind, data } = body
      return commit(async (tx, content) => {
        await writeFirsts(content, kind)
        const rows = await content.ofKind(kind)
        requireRoom(kind, rows, 'kind')
        const id = randomUUID()
        const keys = rows.map(({ key }) => key)
        const key = keyOf(kind, titleIn(data), id, keys)
        const position = Math.max(0, ...rows.map((row) => row.position)) + 1
        const revision = { change: 'created', data, isSample: false, by: actor.name } as const
        await content.add({ id, kind, key, position, publishedVersion: null }, revision)
        const made = await found(id, content)
        await audit.record(tx, actor, { action: 'content.created', ...subject(made), after: { kind, ...data } })
        return entryOf(made)
      })
    },

    /** Saves a draft; visitors still see the published version. Throws content.not_found; record.changed. */
    async write(actor: Actor, id: string, body: ContentWrite): Promise<ContentEntry> {
      await check(body)
      const { kind, data, version } = body
      return change(actor, id, version, (before) => {
        requireExisting(before, kind)
        const changed = wholeDifference(before.data, { ...data })
        if (!changed) return undefined
        const isSample = before.isSample && remainsSample(kind, before.data, data)
        return { change: 'saved', action: 'content.updated', data, isSample, ...changed }
      })
    },

    /** @throws content.not_found; record.changed; request.invalid (`until`) where that is over, or missing although the kind needs one */
    publish(actor: Actor, id: string, { version, from, until }: ContentPublish): Promise<ContentEntry> {
      if (until !== null && new Date(until) <= now()) {
        throw problem('request.invalid', 'It would never be seen', [fieldError('until', 'past')])
      }
      return change(actor, id, version, (before) => {
        requireExisting(before)
        if (until === null && needsEnd(before.kind)) {
          throw problem('request.invalid', 'What is limited has an end', [fieldError('until', 'required')])
        }
        const publishFrom = from === null ? null : new Date(from)
        const publishUntil = until === null ? null : new Date(until)
        const entry = { publishedVersion: version + 1, publishFrom, publishUntil }
        return { change: 'published', action: 'content.published', entry, after: { from, to: until } }
      })
    },

    /** @throws content.not_found; record.changed */
    withdraw(actor: Actor, id: string, version: number): Promise<ContentEntry> {
      return change(actor, id, version, (before) => {
        requireExisting(before)
        if (before.publishedVersion === null) return undefined
        const entry = { publishedVersion: null, publishFrom: null, publishUntil: null }
        return { change: 'withdrawn', action: 'content.withdrawn', entry }
      })
    },

    /** @throws content.not_found; record.changed */
    remove(actor: Actor, id: string, version: number): Promise<ContentEntry> {
      return change(actor, id, version, (before) => {
        requireExisting(before)
        return { change: 'deleted', action: 'content.deleted', entry: { deletedAt: now() }, before: before.data }
      })
    },

    /**
     * Restores a deleted entry, published if it was.
     * @throws content.not_found; record.changed; request.invalid (`version`) where its kind is full
     */
    undelete(actor: Actor, id: string, version: number): Promise<ContentEntry> {
      return change(actor, id, version, async (before, content) => {
        if (isExisting(before)) return undefined
        requireRoom(before.kind, await content.ofKind(before.kind), 'version')
        return { change: 'undeleted', action: 'content.undeleted', entry: { deletedAt: null } }
      })
    },

    /** Saves an earlier version as a draft. Throws content.not_found; revision.not_found; record.changed. */
    restore(actor: Actor, id: string, version: number, to: number): Promise<ContentEntry> {
      return change(actor, id, version, async (before, content) => {
        requireExisting(before)
        await writeFirsts(content, before.kind)
        const revision = await content.revision(id, to)
        if (!revision) throw problem('revision.not_found', 'It has no such version')
        const changed = wholeDifference(before.data, revision.data)
        if (!changed) return undefined
        const { data, isSample } = revision
        return { change: 'restored', action: 'content.restored', data, isSample, ...changed }
      })
    },

    /** @throws record.changed with the list where its entries have changed; request.invalid (`ids`) where one is named twice */
    order(actor: Actor, kind: ContentKind, ids: string[]): Promise<{ items: ContentEntry[] }> {
      if (new Set(ids).size < ids.length) {
        throw problem('request.invalid', 'Each entry has one place', [fieldError('ids', 'not_all')])
      }
      return commit(async (tx, content) => {
        const rows = (await listed(kind, content)).filter(isExisting)
        if (rows.length !== ids.length || rows.some(({ id }) => !ids.includes(id))) {
          const items = listedOf(await listed(kind, content))
          throw problem('record.changed', 'Put the present entries in order', undefined, { current: { items } })
        }
        await writeFirsts(content, kind)
        for (const [index, id] of ids.entries()) await content.place(id, index + 1)
        const after = { kind, order: ids.map((id) => rows.find((row) => row.id === id)?.key ?? '') }
        const before = { kind, order: rows.map(({ key }) => key) }
        if (difference(before, after)) {
          await audit.record(tx, actor, { action: 'content.ordered', entity: 'content', before, after })
        }
        return { items: listedOf(await listed(kind, content)) }
      })
    },
  }
}

export type Content = ReturnType<typeof createContent>

function isExisting({ deletedAt }: EntryRow): boolean {
  return deletedAt === null
}

/** @throws request.invalid where the kind has its maximum number of entries */
function requireRoom(kind: ContentKind, rows: EntryRow[], field: string): void {
  const most = mostOf(kind)
  if (rows.filter(isExisting).length < most) return
  throw problem('request.invalid', 'This kind is full', [fieldError(field, 'too_many_entries', { most })])
}

/** @throws content.not_found where it is deleted, or of another kind */
function requireExisting(row: EntryRow, kind = row.kind): void {
  if (!isExisting(row) || row.kind !== kind) throw problem('content.not_found', 'It is deleted, or of another kind')
}

function asEntry(row: EntryRow, now: Date): ContentEntry {
  const { id, kind, key, hasChanges, isSample, version, by } = row
  const data = inOrder(kind, row.data)
  return contentEntrySchema.parse({
    id,
    kind,
    key,
    title: titleIn(data),
    state: stateAt(row, now),
    hasChanges,
    isSample,
    missing: missingLanguages(data),
    lacks: lackingOf(kind, data),
    publishFrom: row.publishFrom?.toISOString() ?? null,
    publishUntil: row.publishUntil?.toISOString() ?? null,
    isDeleted: !isExisting(row),
    version,
    updatedAt: row.at?.toISOString() ?? null,
    updatedBy: by,
    data,
  })
}

/** Compares two versions; fields that only the first has count as removed. */
function wholeDifference(before: ContentData, after: ContentData): ReturnType<typeof difference> {
  const gone = Object.fromEntries(Object.keys(before).map((name) => [name, null]))
  return difference(before, { ...gone, ...after })
}

/**
 * Sorts fields as in the schema, since PostgreSQL reorders those of JSON. Data that an older version stored in another form is left as it
 * is.
 */
function inOrder(kind: ContentKind, data: ContentData): ContentData {
  return contentData[kind].safeParse(data).data ?? data
}

function subject({ id, kind, data }: EntryRow) {
  const title = titleIn(inOrder(kind, data))
  return { entity: 'content', entityId: id, entityName: title['zh-TW'] || title.en }
}
