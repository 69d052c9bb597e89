// Generates the Prisma client. `prisma generate` looks for its schema engine, which it would download, but does not run it: any
// program will do, so an install needs the npm registry alone.
import { execFileSync } from 'node:child_process'

process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath
process.env.CHECKPOINT_DISABLE ??= '1'
const prisma = 'node_modules/prisma/build/index.js'
execFileSync(process.execPath, [prisma, 'generate', '--no-hints'], { stdio: ['ignore', 'ignore', 'inherit'] })
