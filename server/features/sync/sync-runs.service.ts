import type { SyncChangeQuery, SyncRunDetail, SyncRunQuery } from '#contract/sync.ts'
import type { Database } from '#server/platform/database.ts'
import { problem } from '#server/platform/problems.ts'
import { changeOf, runOf } from './sync-runs.answer.ts'
import { createSyncRunsRepo, type SyncRunRow } from './sync-runs.repo.ts'

/** Runs of the sync as staff read them: each is kept for good. */
export function createSyncRuns({ database }: { database: Database }) {
  const repo = createSyncRunsRepo(database.prisma)

  async function known(id: string): Promise<SyncRunRow> {
    const run = await repo.find(id)
    if (!run) throw problem('sync.run_not_found', `There is no run ${id}`)
    return run
  }

  return {
    /** The newest first. */
    async page(query: SyncRunQuery) {
      const page = await repo.page(query)
      return { ...page, items: page.items.map(runOf) }
    },

    /** @throws sync.run_not_found */
    async get(id: string): Promise<SyncRunDetail> {
      const [run, groups] = await Promise.all([known(id), repo.groups(id)])
      return { ...runOf(run), warnings: run.warnings, groups }
    },

    /**
     * What it changed, or as a plan would change; what is marked first.
     * @throws sync.run_not_found
     */
    async changes(id: string, query: SyncChangeQuery) {
      const [page] = await Promise.all([repo.changes(id, query), known(id)])
      return { ...page, items: page.items.map(changeOf) }
    },
  }
}

export type SyncRuns = ReturnType<typeof createSyncRuns>
