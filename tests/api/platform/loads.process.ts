// Preloaded by a server: says what is in DATA_DIR as its modules begin to be loaded.
import { readdirSync } from 'node:fs'
import { registerHooks } from 'node:module'

registerHooks({
  load(url, context, nextLoad) {
    if (url.endsWith('/server/start-site.ts')) console.log(`Loaded beside ${readdirSync(process.env.DATA_DIR ?? '')}`)
    return nextLoad(url, context)
  },
})
