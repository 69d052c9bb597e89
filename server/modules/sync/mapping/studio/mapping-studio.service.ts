import type * as z from 'zod/mini'
import type { RecordField } from '#contract/fields/product.ts'
import { fieldError } from '#contract/problems/field-errors.ts'
import {
  type fieldOwnerChangeSchema,
  type Mapping,
  type MappingFile,
  type MappingPreview,
  type MappingRead,
  type MappingStudio,
  mappingOf,
  type mappingWriteSchema,
  type StoredMapping,
  withField,
} from '#contract/sync/mapping.ts'
import type { Actor, Audit } from '#server/platform/audit.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { publish } from '#server/platform/database/events.ts'
import { problem } from '#server/platform/http/problems.ts'
import { createSyncRepo } from '../../run/sync.repo.ts'
import { mapProperties } from '../mapping.ts'
import { createMappingSource, type MappingSourceServices } from '../mapping-source.ts'
import { createMappingVersionsRepo, noMapping } from '../mapping-versions.repo.ts'
import type { Rates } from '../value-rules.ts'
import { mappingFaults } from './mapping-faults.rules.ts'
import { previewOf } from './mapping-preview.ts'
import { resolved, studioOf } from './studio.rules.ts'

interface MappingStudioServices extends MappingSourceServices {
  database: Database
  audit: Audit
  rates: () => Rates
}

const historyMax = 50
const mostTries = 10

export function createMappingStudio(services: MappingStudioServices) {
  const { database, audit, rates } = services
  const { prisma } = database
  const versions = createMappingVersionsRepo(prisma)
  const source = createMappingSource(services)

  /** @throws record.changed if `version` is not the one in use */
  async function save(
    actor: Actor,
    databaseId: string,
    { version, mapping }: z.infer<typeof mappingWriteSchema>,
    action: string,
  ): Promise<StoredMapping> {
    return prisma.$transaction(async (tx) => {
      const before = await currentIn(tx, databaseId)
      if (before.version !== version || !(await repoOf(tx).add(databaseId, version + 1, mapping, actor.name))) {
        throw problem('record.changed', 'The mapping was changed meanwhile', undefined, {
          current: await currentIn(tx, databaseId),
        })
      }
      await publish(tx, 'sync.changed')
      const change = { action, entity: 'sync', entityId: databaseId, entityName: `${version + 1}` }
      await audit.record(tx, actor, { ...change, ...differenceOf(before.mapping, mapping) })
      return currentIn(tx, databaseId)
    })
  }

  /** Refuses exports to a computed column, which would always fail. */
  async function refuseComputed(field: RecordField, databaseId: string, mapping: Mapping): Promise<void> {
    const { table } = await source.recent()
    const known = await createSyncRepo(prisma).knownMapping(databaseId)
    const { columns } = mapProperties(table.columns, known, { mapping, rates: rates() })
    if (columns[field]?.isComputed)
      throw problem('request.invalid', 'The column is computed', [fieldError('owner', 'computed_column')])
  }

  return {
    /** @param showsValues whether unpublished columns' values may be seen @throws sync.off; notion.failed */
    async studio(showsValues: boolean): Promise<MappingStudio> {
      const seen = await source.look()
      const { databaseId } = seen
      const [current, known, history] = await Promise.all([
        currentIn(prisma, databaseId),
        createSyncRepo(prisma).knownMapping(databaseId),
        versions.history(databaseId, historyMax),
      ])
      const found = studioOf(seen, { current, known, rates: rates() })
      const columns = showsValues ? found.columns : found.columns.map((one) => ({ ...one, samples: [], values: [] }))
      return { ...found, columns, versions: history }
    },

    /** @throws sync.off; notion.failed */
    async preview(mapping: Mapping): Promise<MappingPreview> {
      return previewOf(database, await source.recent(), mapping, rates())
    },

    /** Saves a mapping as the next version. @throws request.invalid, record.changed, sync.off, notion.failed */
    async write(actor: Actor, write: z.infer<typeof mappingWriteSchema>): Promise<StoredMapping> {
      const { databaseId, table } = await source.look()
      const faults = mappingFaults(write.mapping, table.columns)
      if (faults.length > 0) throw problem('request.invalid', 'Some fields are not mapped rightly', faults)
      return save(actor, databaseId, write, 'sync.mapping_kept')
    },

    /** @throws sync.mapping_not_found, record.changed, sync.off */
    async restore(actor: Actor, former: number, version: number): Promise<StoredMapping> {
      const databaseId = source.databaseId()
      const found = await versions.find(databaseId, former)
      if (!found) throw problem('sync.mapping_not_found', `There is no version ${former}`)
      return save(actor, databaseId, { version, mapping: found.mapping }, 'sync.mapping_restored')
    },

    /**
     * Changes who decides one field. @throws sync.off; record.changed if the owner is no longer `was`; request.invalid
     * for a computed column; notion.failed, files.failed
     */
    async setOwner(
      actor: Actor,
      { field, owner, was }: z.infer<typeof fieldOwnerChangeSchema>,
    ): Promise<StoredMapping> {
      const databaseId = source.databaseId()
      for (let tries = 1; ; tries += 1) {
        const current = await currentIn(prisma, databaseId)
        const { version, mapping } = current
        if (was && mappingOf(mapping, field).owner !== was)
          throw problem('record.changed', `${field} is no longer whose it was`, undefined, { current })
        const next = withField(mapping, { ...mappingOf(mapping, field), owner })
        if (owner === 'here') await refuseComputed(field, databaseId, next)
        try {
          return await save(actor, databaseId, { version, mapping: next }, 'sync.mapping_kept')
        } catch (error) {
          if (tries === mostTries) throw error
        }
      }
    },

    /** Exports the current mapping. @throws sync.off */
    async file(): Promise<MappingFile> {
      const { mapping } = await currentIn(prisma, source.databaseId())
      return { format: 'harbour-iot.mapping', formatVersion: 1, title: '', mapping }
    },

    /** Resolves an exported mapping against the connected table, without saving it. @throws sync.off; notion.failed */
    async read({ mapping }: MappingFile): Promise<MappingRead> {
      const { table } = await source.recent()
      return resolved(mapping, table.columns)
    },

    current: async (): Promise<StoredMapping> =>
      source.isConnected() ? currentIn(prisma, source.databaseId()) : noMapping,
  }
}

export type MappingStudioService = ReturnType<typeof createMappingStudio>

function repoOf(handle: Transaction | Database['prisma']) {
  return createMappingVersionsRepo(handle)
}

async function currentIn(handle: Transaction | Database['prisma'], databaseId: string): Promise<StoredMapping> {
  return (await repoOf(handle).current(databaseId)) ?? noMapping
}

function differenceOf(before: Mapping, after: Mapping) {
  const fields = new Set([...before.fields, ...after.fields].map(({ field }) => field))
  const changed = [...fields].filter(
    (field) => JSON.stringify(mappingOf(before, field)) !== JSON.stringify(mappingOf(after, field)),
  )
  const of = (mapping: Mapping) => Object.fromEntries(changed.map((field) => [field, mappingOf(mapping, field)]))
  return { before: of(before), after: of(after) }
}
