// What each npm script of the site begins with, before any of its own code: a Node that can run it, the database's client, and the
// settings of .env; what the environment already says wins. Plain JavaScript, for an older Node to read.
import { existsSync } from 'node:fs'

const major = Number.parseInt(process.versions.node, 10)
if (major < 24)
  end(
    `The site runs on Node 24 or newer, and this is ${process.versions.node}: npm ci brings one, npm ci --omit=dev does not`,
  )
if (!existsSync('prisma/generated/runtime'))
  end('prisma/generated is missing: npm ci makes it, unless with --ignore-scripts')
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
