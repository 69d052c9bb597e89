import { defineConfig } from 'prisma/config'

/** Serves Prisma's own commands, such as `prisma migrate status`; the site reads its address from server/platform/config.ts. */
export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env.DATABASE_URL ?? '' },
})
