import type { DatabaseHandle } from '#server/platform/database/database.ts'
import type { FileStore } from './file-store.ts'

export function createStoredFilesRepo(database: DatabaseHandle): FileStore {
  return {
    get: (key) => database.storedFile.findUnique({ where: { key }, select: { contentType: true, bytes: true } }),

    async put(key, file) {
      await database.storedFile.createMany({ data: [{ key, ...file }], skipDuplicates: true })
    },

    async remove(keys) {
      await database.storedFile.deleteMany({ where: { key: { in: keys } } })
    },
  }
}
