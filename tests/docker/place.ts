import { createHash } from 'node:crypto'
import path from 'node:path'

/** Compose's name of the tested stack: the same in each run of a checkout, which removes what the last one left; no other's. */
export const projectName = `harbour-iot-test-${createHash('sha256').update(process.cwd()).digest('hex').slice(0, 8)}`

/** Where the tested copy of this checkout lies: the same for every process, and not among what Git or Vitest look at. */
export const folder = path.resolve('node_modules/.cache/docker-stack')
