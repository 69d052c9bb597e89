// npm start: the client is built where it has changed, then the server runs in this very process.
import { buildClient } from './build.ts'

await buildClient()
await import('../server/main.ts')
