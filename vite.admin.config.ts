import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { build, layerOrder, resolve, withoutServerParts } from './client/build/plugins.ts'
import { shell } from './client/build/shell.tsx'

/**
 * The admin is a build of its own, beside the public site's: a module that both use would else carry, into every visitor's
 * first load, what staff alone need of it (docs/decisions/017).
 */
export default defineConfig({
  root: 'client',
  publicDir: false,
  resolve,
  plugins: [react(), tailwindcss(), shell(), withoutServerParts(), layerOrder()],
  build: {
    ...build,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: 'client/admin.html',
      // A room's face passes on what is asked of it, and loads nothing else of the room; the contract says what there is, and does
      // nothing. One file of it registers a language by being imported.
      treeshake: {
        moduleSideEffects: [
          {
            test: /\/(?:contract|client\/src)\/(?!i18n\/simplified).*\.tsx?$/,
            sideEffects: false,
          },
        ],
      },
      output: {
        entryFileNames: 'assets/admin/[name]-[hash:8].js',
        chunkFileNames: 'assets/admin/[name]-[hash:8].js',
        assetFileNames: 'assets/admin/[name]-[hash:8][extname]',
        codeSplitting: {
          groups: [
            { name: 'libraries', test: /node_modules/, tags: ['$initial'] },
            // What signing in takes; what it shares with screens is not among what these share.
            { name: 'entry', tags: ['$initial'] },
            // Small files that many screens share are a request each, and compress worse apart than together.
            { name: 'shared', minShareCount: 5 },
          ],
        },
      },
      onLog(level, log, handle) {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log)
      },
    },
  },
})
