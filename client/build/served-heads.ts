import path from 'node:path'
import { type Plugin, runnerImport } from 'vite'

/**
 * Writes heads.json, from which the server puts each page's title, description and Open Graph tags into its HTML: most of
 * those that show previews of links, and some search engines, run no code.
 */
export function servedHeads(): Plugin {
  return {
    name: 'served-heads',
    apply: 'build',
    async generateBundle() {
      const { module } = await runnerImport<typeof import('./heads.tsx')>(path.resolve('client/build/heads.tsx'), {
        configFile: false,
        logLevel: 'error',
        plugins: [withoutStyles()],
      })
      this.emitFile({ type: 'asset', fileName: 'heads.json', source: JSON.stringify(module.heads) })
    },
  }
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
