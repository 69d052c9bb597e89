import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { servedHeads } from './client/build/served-heads.ts'
import { shareImages } from './client/build/share-images.tsx'

const outDir = path.resolve('dist/client')
const api = `http://localhost:${process.env.API_PORT ?? 3000}`

export default defineConfig({
  root: 'client',
  resolve: {
    // The package's exports lead to its development build only, which warns, and weighs more.
    alias: [
      { find: /^react-router$/, replacement: path.resolve('node_modules/react-router/dist/production/index.mjs') },
    ],
  },
  plugins: [
    react(),
    tailwindcss(),
    shakeableRouter(),
    withoutInfiniteQueries(),
    shareImages(),
    servedHeads(),
    layerOrder(),
    precompress(),
  ],
  build: {
    outDir,
    emptyOutDir: true,
    // The first versions with light-dark(), which the tokens are written in.
    target: ['chrome123', 'safari17.5', 'firefox128'],
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The first file names all others: with eight characters of hash each, it would be longer than need be.
        chunkFileNames: 'assets/[name]-[hash:6].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        // Small shared files compress worse apart than together, and each is a request.
        codeSplitting: {
          groups: [
            { name: 'libraries', test: /node_modules/, tags: ['$initial'] },
            // Parts of text pages and forms: the catalogue, which is where most arrive, has none of them.
            {
              name: 'content',
              test: /client\/src\/ui\/(?:Closing|Contents|DataGrid|Field|Opening|RadioField|ScrollRegion|SelectField|Tabs|TextArea|TextField|useHashTarget)\.|circle-(?:alert|exclamation)/,
              minShareCount: 3,
            },
            { name: 'shared', test: /client\/src\/(?:ui|i18n|site\/catalogue)\//, minShareCount: 3 },
          ],
        },
      },
      onLog(level, log, handle) {
        // "use client" at the head of a library's file means nothing to a site without server components.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log)
      },
    },
  },
  server: { proxy: { '/api': api, '/health': api, '/robots.txt': api, '/sitemap.xml': api } },
})

/**
 * The router names each component after making it, which to a bundler is a side effect: Form, NavLink and others that no
 * page uses would stay in the build, 3 kB of it gzipped.
 */
function shakeableRouter(): Plugin {
  return {
    name: 'shakeable-router',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/production/ },
      handler: (code) =>
        code
          .replace(/^\w+\.displayName = .*$/gm, '')
          .replace(/^(var \w+ = )(?=\w+\.(?:forwardRef|createContext)\()/gm, '$1/* @__PURE__ */ '),
    },
  }
}

/**
 * The style sheet that arrives first settles the order of the cascade layers, and a shared chunk's arrives before the one
 * that Tailwind orders them in: each names the same order, so that components win over the reset.
 */
function layerOrder(): Plugin {
  const order = '@layer properties,theme,base,components,utilities;'
  return {
    name: 'layer-order',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = `${order}${file.source}`
      }
    },
  }
}

/** No page scrolls without end, and what query-core brings along for that weighs on every first load. */
function withoutInfiniteQueries(): Plugin {
  const behaviour = /(?<=this\.#queryType === "infinite" \? )infiniteQueryBehavior\([\w.]*\)/
  const refusal = '(() => { throw new Error("vite.config.ts leaves infinite queries out of the build") })()'
  return {
    name: 'without-infinite-queries',
    apply: 'build',
    transform: {
      filter: { id: /query-core\/build\/modern\/query\.js/ },
      handler: (code) => code.replace(behaviour, refusal),
    },
  }
}

/** Writes a .br and a .gz beside each text file of the build, for @fastify/static to choose from. */
function precompress(): Plugin {
  const compressible = /\.(?:html|js|css|svg|txt)$/
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = outDir }) {
      const files = await readdir(dir, { recursive: true })
      await Promise.all(files.filter((file) => compressible.test(file)).map((file) => compress(path.join(dir, file))))
    },
  }
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file)
  const [brotli, gzipped] = await Promise.all([promisify(brotliCompress)(bytes), promisify(gzip)(bytes, { level: 9 })])
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)])
}
