import type { SalesSettings, SalesSettingsAnswer } from '#contract/site/settings.ts'
import type { Actor } from '#server/platform/audit.ts'
import { problem } from '#server/platform/http/problems.ts'
import { createGroupSettings, type GroupSettingsServices } from './group-settings.service.ts'

export function createSalesSettings(services: GroupSettingsServices) {
  const { answer, write } = createGroupSettings(services, 'sales')

  return {
    answer,

    /**
     * What is already priced keeps its rate.
     * @throws record.changed with the whole answer as `current`
     */
    async change(actor: Actor, given: { values: SalesSettings; version: number }): Promise<SalesSettingsAnswer> {
      const isWritten = await write(actor, given)
      const current = await answer()
      if (isWritten) return current
      throw problem('record.changed', `Sales is no longer of version ${given.version}`, undefined, { current })
    },
  }
}

export type SalesSettingsService = ReturnType<typeof createSalesSettings>
