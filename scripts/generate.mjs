// Writes Prisma's typed client. The native schema engine is a download that generating never starts: naming any
// existing file in its place keeps the install offline.
import { execFileSync } from 'node:child_process'

execFileSync('prisma', ['generate'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PRISMA_HIDE_UPDATE_MESSAGE: '1' },
  shell: process.platform === 'win32',
})
