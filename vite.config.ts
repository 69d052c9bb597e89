import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { icons } from './client/build/icons.ts'
import { build, earlyScript, layerOrder, resolve, withoutServerParts } from './client/build/plugins.ts'
import { renderedPages } from './client/build/rendered-pages.ts'
import { shareImages } from './client/build/share-images.tsx'
import { shell } from './client/build/shell.tsx'

const api = `http://localhost:${process.env.API_PORT ?? 3000}`

const own = /\/(?:client\/src|contract)\//

export default defineConfig({
  root: 'client',
  resolve,
  plugins: [
    react(),
    tailwindcss(),
    shell(),
    earlyScript(),
    withoutServerParts(),
    shareImages(),
    icons(),
    renderedPages(),
    layerOrder(),
    adminPage(),
  ],
  build: {
    ...build,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The contract says what there is, and does nothing, as do the client's parts, which a room's face passes on: a file of which
      // nothing is used stays out, whoever names it. One of the contract teaches a language, and does so by being there.
      treeshake: {
        moduleSideEffects: [{ test: /\/(?:contract|client\/src)\/(?!i18n\/simplified).*\.tsx?$/, sideEffects: false }],
      },
      output: {
        // The first file names all others: with eight characters of hash each, of 64 kinds, it would be longer than need be.
        hashCharacters: 'hex',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        // Small shared files compress worse apart than together, and each is a request.
        codeSplitting: {
          groups: [
            { name: 'libraries', test: /node_modules/, tags: ['$initial'] },
            { name: 'frame', test: (id) => own.test(id) && !id.endsWith('/main.tsx'), tags: ['$initial'] },
            // of pages with a picture that a drawing stands in for; the other pages share everything else
            { name: 'drawings', test: /\/client\/src\/ui\/drawings\//, minShareCount: 2 },
            // small files that several pages share are a request each, and compress worse apart than together
            { name: 'shared', test: own, minShareCount: 9 },
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

/** In development, the admin's addresses are answered with its own page, as the server answers them. */
function adminPage(): Plugin {
  return {
    name: 'admin-page',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        if (/^\/admin(?:[/?]|$)/.test(request.url ?? '') && request.headers.accept?.includes('text/html')) {
          request.url = '/admin.html'
        }
        next()
      })
    },
  }
}
