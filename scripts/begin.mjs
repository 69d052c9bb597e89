// What each npm script of the site begins with, before any of its own code: a Node that can run it, the database's client, what Node
// compiled at an earlier start, and the settings of .env; what the environment already says wins. Plain JavaScript, for an older Node to read.
import { existsSync } from 'node:fs'
import module from 'node:module'
import path from 'node:path'

const major = Number.parseInt(process.versions.node, 10)
if (major < 24)
  end(
    `The site runs on Node 24 or newer, and this is ${process.versions.node}: npm ci brings one, unless with --ignore-scripts`,
  )
if (!existsSync('prisma/generated/client.ts'))
  end('prisma/generated is missing: npm ci makes it, unless with --ignore-scripts')
// A third of what a start takes, and Node's compiler of TypeScript, 7 MiB in each thread: kept from here on, for threads and processes too.
// Where it cannot be written it is not there.
process.env.NODE_COMPILE_CACHE ??= path.resolve('node_modules/.cache/compile')
module.enableCompileCache()
if (existsSync('.env')) {
  try {
    process.loadEnvFile('.env')
  } catch {
    end('.env cannot be read')
  }
}

/** @param {string} reason */
function end(reason) {
  console.error(reason)
  process.exit(1)
}
