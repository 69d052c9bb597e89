import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'

/** Inside the project, for what is imported from packages to be found. */
const workshop = path.resolve('node_modules/.cache/heads')

/**
 * Writes heads.json, from which the server puts each page's title, description and Open Graph tags into its HTML: most of
 * those that show previews of links, and some search engines, run no code.
 */
export function servedHeads(): Plugin {
  return {
    name: 'served-heads',
    apply: 'build',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'heads.json', source: JSON.stringify(await renderedHeads()) })
    },
  }
}

/** Bundled and then run: run from its several hundred sources one by one, it would take twice as long. */
async function renderedHeads(): Promise<Record<string, string[]>> {
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [withoutStyles()],
    build: { ssr: path.resolve('client/build/heads.tsx'), outDir: workshop, emptyOutDir: true, minify: false },
  })
  const { heads }: typeof import('./heads.tsx') = await import(pathToFileURL(path.join(workshop, 'heads.js')).href)
  return heads
}

/** A head has no looks. */
function withoutStyles(): Plugin {
  return {
    name: 'without-styles',
    enforce: 'pre',
    resolveId: (source) => (source.endsWith('.css') ? '\0no-style' : undefined),
    load: (id) => (id === '\0no-style' ? 'export {}' : undefined),
  }
}
