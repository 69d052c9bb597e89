import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { drawnPages } from './client/build/drawn-pages.ts'
import { firstSight } from './client/build/first-sight.tsx'
import { icons } from './client/build/icons.ts'
import { build, earlyScript, layerOrder, resolve, schemas, withoutServerParts } from './client/build/plugins.ts'
import { shareImages } from './client/build/share-images.tsx'

const api = `http://localhost:${process.env.API_PORT ?? 3000}`

const shared = /client\/src\/(?:(?:ui|i18n|storage)\/|site\/catalogue\/[\w-]+\.|parse-json)|icons\/(?:check|search)\./
/** Parts of text pages and forms: the catalogue, which is where most arrive, has none of them. */
const content = /client\/src\/ui\/(?:[a-z]+\/)?(?:Closing|DataGrid|Opening|ScrollRegion|Tabs|useHashTarget)\./
/** Of forms. */
const fields =
  /client\/src\/ui\/fields\/(?:Field|RadioField|SelectField|TextArea|TextField)\.|circle-(?:alert|exclamation)/
/** What failures are called: it comes with what asks. */
const failures = /client\/src\/api\/problems\//
/** Of few pages each, and by themselves. */
const apart = /\/(?:Contents|DraftInput|NumberField|TotalRows)\.tsx|\/products?\.words\.|\/countries\.words\./
/** Illustrations of devices. */
const drawings = /\/ui\/drawings\//
/** What amounts are written with. */
const money =
  /\/site\/catalogue\/(?:useMoney|product-texts)\.|\/i18n\/(?:amount-text|lang-of)\.|\/catalogue\/product-words\./

const own = /\/(?:client\/src|contract)\//
const goods = /\/site\/catalogue\/[\w-]+\.|\/catalogue\/device-kinds/
const others = [content, fields, goods, failures, drawings, money, apart]
const isShared = (id: string) => shared.test(id) && others.every((other) => !other.test(id))
const isGoods = (id: string) => goods.test(id) && !apart.test(id)

export default defineConfig({
  root: 'client',
  resolve,
  plugins: [
    react(),
    tailwindcss(),
    firstSight(),
    earlyScript(),
    withoutServerParts(),
    shareImages(),
    icons(),
    drawnPages(),
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
            // All that each page begins with; its first file, which names all others, is for itself.
            { name: 'frame', test: (id) => own.test(id) && !id.endsWith('/main.tsx'), tags: ['$initial'] },
            // Each file is a name in the first one. Before "schemas", which a page begins without, and so are countries: a group takes along what its files import.
            {
              name: 'small',
              test: /\/contract\/(?:paths|requests\/visitor-values)\./,
              minShareCount: 2,
            },
            { name: 'places', test: /\/(?:countries\.words|served-countries|service-countries)\./, minShareCount: 2 },
            { name: 'countries', test: /\/contract\/catalogue\/values\/countries\./ },
            { name: 'mountings', test: /\/contract\/catalogue\/values\/mountings\./, minShareCount: 2 },
            { name: 'plain-failures', test: /\/(?:plain-problems\.words|known-problems)\./, minShareCount: 2 },
            { name: 'schemas', test: schemas, minShareCount: 2 },
            { name: 'failures', test: failures, minShareCount: 2 },
            { name: 'drawings', test: drawings, minShareCount: 2 },
            { name: 'money', test: money, minShareCount: 2 },
            // Of private pages too, which show no product.
            { name: 'product-words', test: /\/i18n\/products\.words\./, minShareCount: 2 },
            { name: 'prices', test: /\/contract\/catalogue\/prices\./, minShareCount: 2 },
            { name: 'shared', test: isShared, minShareCount: 3 },
            // What shows products: text pages have none of it. After "shared", as are the next.
            {
              name: 'offers',
              test: /\/client\/src\/offers\/(?:FormerPrice|OfferEnd|promotion\.words)|\/promotion-end\./,
              minShareCount: 2,
            },
            {
              name: 'head',
              test: /\/client\/src\/shell\/(?:Addresses|PageHead|ShareTags|share-pages|useSiteOrigin)\./,
              minShareCount: 3,
            },
            { name: 'pictures', test: /\/ServedImage\./, minShareCount: 2 },
            { name: 'goods', test: isGoods, minShareCount: 3 },
            { name: 'content', test: content, minShareCount: 3 },
            { name: 'fields', test: fields, minShareCount: 3 },
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
