import { createFileStore, createMedia } from '#server/modules/media/index.ts'
import type { Dependencies } from '../dependencies.ts'

export type MediaArea = ReturnType<typeof mediaServices>

type Needs = Pick<Dependencies, 'config' | 'database' | 'audit' | 'now'>

export function mediaServices({ config, database, audit, now }: Needs) {
  return { media: createMedia({ database, audit, files: createFileStore(config, database.prisma), now }) }
}
