import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const outDir = path.resolve('dist/client')
const api = `http://localhost:${process.env.API_PORT ?? 3000}`

export default defineConfig({
  root: 'client',
  plugins: [react(), tailwindcss(), precompress()],
  build: {
    outDir,
    emptyOutDir: true,
    // The first versions with light-dark(), which the tokens are written in.
    target: ['chrome123', 'safari17.5', 'firefox128'],
    modulePreload: { polyfill: false },
    rolldownOptions: {
      onLog(level, log, handle) {
        // "use client" at the head of a library's file means nothing to a site without server components.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log)
      },
    },
  },
  server: { proxy: { '/api': api, '/health': api } },
})

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
