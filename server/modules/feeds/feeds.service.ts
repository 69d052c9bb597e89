import { readdir } from 'node:fs/promises'
import { validate as isCronExpression } from 'node-cron'
import { fieldError } from '#contract/problems/field-errors.ts'
import type { FeedRun, FeedSettings, FeedsAnswer } from '#contract/site/feeds.ts'
import type { GroupSettings } from '#server/modules/settings/index.ts'
import type { Actor } from '#server/platform/audit.ts'
import type { BackgroundTasks } from '#server/platform/background-tasks.ts'
import { problem } from '#server/platform/http/problems.ts'
import type { FeedAccess } from './feed-places.ts'
import type { FeedRuns } from './feed-runs.service.ts'

interface FeedsServices {
  group: GroupSettings<'feeds'>
  runs: FeedRuns
  backgroundTasks: BackgroundTasks
  access: FeedAccess
}

/** Feeds as Super Admins set them, with their log. */
export function createFeeds({ group, runs, backgroundTasks, access }: FeedsServices) {
  async function answer(): Promise<FeedsAnswer> {
    const [present, latest, keys] = await Promise.all([group.answer(), runs.latest(), keysIn(access.keys)])
    return { ...present, runs: latest, hasFolder: access.folder !== undefined, keys }
  }

  return {
    answer,

    /** @throws request.invalid; record.changed with the whole answer as `current` */
    async change(actor: Actor, given: { values: FeedSettings; version: number }): Promise<FeedsAnswer> {
      const faults = given.values.feeds.flatMap(({ cron }, index) =>
        isCronExpression(cron) ? [] : [fieldError(`values.feeds.${index}.cron`, 'not_cron')],
      )
      if (faults.length > 0) throw problem('request.invalid', 'Some values are not valid', faults)
      const isWritten = await group.write(actor, given)
      const current = await answer()
      if (isWritten) return current
      throw problem('record.changed', `The feeds are no longer of version ${given.version}`, undefined, { current })
    },

    /** @throws feed.not_found, feed.running */
    run: (name: string): Promise<FeedRun> => runs.start(name, (work) => backgroundTasks.run(`The feed ${name}`, work)),
  }
}

export type Feeds = ReturnType<typeof createFeeds>

async function keysIn(folder: string | undefined): Promise<string[]> {
  const names = folder ? await readdir(folder).catch(() => []) : []
  return names.filter((name) => /^[\w-][\w.-]*$/.test(name)).toSorted()
}
