import type { SettingsGroup } from '#contract/settings.ts'
import type { Prisma } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database.ts'

/** What staff have set of a group; secrets are encrypted. */
export interface StoredGroup {
  name: string
  values: unknown
  secrets: unknown
  version: number
  updatedAt: Date
}

/** Queries of the settings. */
export function createSettingsRepo(database: DatabaseHandle) {
  return {
    all(): Promise<StoredGroup[]> {
      return database.settingGroup.findMany()
    },

    /**
     * Writes a group over the version that was edited; 0 is a group that nobody has set yet.
     * @returns false where another has written it meanwhile
     */
    async write(
      name: SettingsGroup,
      version: number,
      data: { values: Prisma.InputJsonObject; secrets: Prisma.InputJsonObject },
    ): Promise<boolean> {
      const written =
        version === 0
          ? await database.settingGroup.createMany({ data: { name, ...data, version: 1 }, skipDuplicates: true })
          : await database.settingGroup.updateMany({
              where: { name, version },
              data: { ...data, version: version + 1 },
            })
      return written.count === 1
    },
  }
}

export type SettingsRepo = ReturnType<typeof createSettingsRepo>
