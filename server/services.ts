import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { createImagesRepo } from './features/images/images.repo.ts'
import { createCatalogueCache } from './features/products/catalogue.cache.ts'
import { createProductsRepo } from './features/products/products.repo.ts'
import { createProductsService } from './features/products/products.service.ts'
import { createProductsWriteRepo } from './features/products/products.write.repo.ts'
import { seedSamples } from './features/products/samples.seed.ts'
import { connect, isDatabaseAway, openDatabase, withPassword } from './platform/database.ts'
import { listen } from './platform/events.ts'
import { migrate } from './platform/migrations.ts'
import { StartError } from './platform/start-error.ts'

/** Everything that stands on the database, with the database itself underneath. */
export type OpenServices = Awaited<ReturnType<typeof openServices>>

/**
 * Opens the database (the configured one, or PostgreSQL from npm), brings it to the newest migration, fills an empty
 * catalogue with the samples, and puts the features on it.
 * @throws StartError where the database cannot be reached
 */
export async function openServices(config: Config, log: Logger) {
  const server = await databaseServer(config)
  const migrations = await migrate(server.url)
  if (migrations.length > 0) log.info({ migrations }, 'Migrated the database')
  const database = openDatabase(server.url, (error) => log.warn({ err: error }, 'A database connection broke'))
  const productsRepo = createProductsRepo(database.prisma)
  if (await productsRepo.isEmpty()) await seedSamples(createProductsWriteRepo(database.prisma), new Date())
  const cache = createCatalogueCache(() => events.isListening())
  const events = listen(server.url, cache.clear, cache.clear)
  return {
    database,
    cache,
    products: createProductsService(productsRepo),
    images: createImagesRepo(database.prisma),
    async close() {
      await events.close()
      await database.close()
      await server.release()
    },
  }
}

async function databaseServer(config: Config): Promise<{ url: string; release: () => Promise<void> }> {
  if (!config.DATABASE_URL) {
    const { startEmbeddedPostgres } = await import('./platform/embedded-postgres.ts')
    return startEmbeddedPostgres(config.DATA_DIR)
  }
  const url = await withPassword(config.DATABASE_URL, config.DATABASE_PASSWORD_FILE)
  await connect(url).then(
    (client) => client.end(),
    (error: Error) => {
      const { host } = new URL(url)
      const advice = isDatabaseAway(error) ? 'is it running, and is DATABASE_URL right?' : 'check DATABASE_URL'
      throw new StartError(`The database at ${host} cannot be used (${error.message || 'no answer'}): ${advice}`)
    },
  )
  return { url, release: async () => undefined }
}
