import path from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { resolve } from './plugins.ts'

/** Folder of the server's bundle and of parts.json in the built client. */
const folder = 'rendering'

/**
 * Bundles client/build/page.tsx for the server, and writes parts.json: scripts and style sheets of each lazily loaded module and of the entry
 * ("main"), which the server names or inlines in a page.
 */
export function renderedPages(): Plugin {
  let code: Promise<string>
  return {
    name: 'rendered-pages',
    apply: 'build',
    buildStart() {
      code = bundled()
      code.catch(() => undefined) // waited for below
    },
    generateBundle: {
      // after Vite has removed chunks that hold nothing but styles
      order: 'post',
      async handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        this.emitFile({ type: 'asset', fileName: `${folder}/page.mjs`, source: await code })
        this.emitFile({ type: 'asset', fileName: `${folder}/parts.json`, source: JSON.stringify(partsOf(chunks)) })
      },
    },
  }
}

async function bundled(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    resolve,
    plugins: [withoutStyles(), withoutAdmin()],
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: path.resolve('client/build/page.tsx'),
      write: false,
      minify: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const outputs = Array.isArray(built) ? built : [built]
  const [file] = outputs.flatMap((output) => ('output' in output ? output.output : []))
  if (file?.type !== 'chunk') throw new Error('What pages are rendered with was not built')
  return file.code
}

type Chunk = Rolldown.OutputChunk

function partsOf(chunks: Chunk[]): Record<string, { scripts: string[]; styles: string[] }> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const root = path.resolve('client/src')

  /** Returns a chunk after its imports, the order that style sheets need. */
  function withImports(chunk: Chunk, seen = new Set<Chunk>()): Chunk[] {
    if (seen.has(chunk)) return []
    seen.add(chunk)
    const imported = chunk.imports.flatMap((name) => byName.get(name) ?? [])
    return [...imported.flatMap((other) => withImports(other, seen)), chunk]
  }
  function filesOf(chunk: Chunk) {
    const all = withImports(chunk)
    const styles = all.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
    return { scripts: all.map(({ fileName }) => fileName), styles: [...new Set(styles)] }
  }
  return Object.fromEntries(
    chunks.flatMap((chunk) => {
      if (chunk.isEntry) return [['main', filesOf(chunk)]]
      const file = chunk.facadeModuleId && path.relative(root, chunk.facadeModuleId)
      return chunk.isDynamicEntry && file ? [[file, filesOf(chunk)]] : []
    }),
  )
}

/** Leaves out what the admin loads after its sign-in, which alone is rendered. */
function withoutAdmin(): Plugin {
  const admin = path.resolve('client/src/admin')
  return {
    name: 'without-admin',
    enforce: 'pre',
    resolveId: (source, importer, { kind }) =>
      kind === 'dynamic-import' && importer?.startsWith(admin) ? { id: source, external: true } : undefined,
  }
}

/** Leaves out style sheets: only HTML is rendered. */
function withoutStyles(): Plugin {
  return {
    name: 'without-styles',
    enforce: 'pre',
    resolveId: (source) => (source.endsWith('.css') ? '\0no-style' : undefined),
    load: (id) => (id === '\0no-style' ? 'export {}' : undefined),
  }
}
