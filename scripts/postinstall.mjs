// Generates the Prisma client. `prisma generate` would download its schema engine without running it; naming any
// program instead makes an install depend on the npm registry only.
import { execFileSync } from 'node:child_process'

process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath
process.env.CHECKPOINT_DISABLE ??= '1'
const prisma = 'node_modules/prisma/build/index.js'
execFileSync(process.execPath, [prisma, 'generate', '--no-hints'], { stdio: ['ignore', 'ignore', 'inherit'] })
