import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type BuildEnvironmentOptions, minify, type Plugin, type UserConfig } from 'vite'
import { languageTags, pathPrefixes, readerLanguages } from '#contract/i18n/language-values.ts'

/** Shared by the builds of the public site (vite.config.ts) and the admin (vite.admin.config.ts). */

const outDir = path.resolve('dist/client')

export const resolve: NonNullable<UserConfig['resolve']> = {
  // The package's exports lead to its development build only, which warns, and weighs more.
  alias: [
    { find: /^react-router$/, replacement: path.resolve('node_modules/react-router/dist/production/index.mjs') },
    {
      find: /^react-router\/dom$/,
      replacement: path.resolve('node_modules/react-router/dist/production/dom-export.mjs'),
    },
  ],
}

export const build: BuildEnvironmentOptions = {
  outDir,
  // Shared by both builds, which run in parallel; scripts/build.ts empties it.
  emptyOutDir: false,
  // The first versions with light-dark(), which the tokens are written in.
  target: ['chrome123', 'safari17.5', 'firefox128'],
}

/**
 * The style sheet that arrives first settles the order of the cascade layers, and a shared chunk's arrives before the one
 * that Tailwind orders them in: each names the same order, so that components win over the reset.
 */
export function layerOrder(): Plugin {
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

/** Fills the languages into the inline script and minifies it; files in public/ are copied as they are otherwise. */
export function earlyScript(): Plugin {
  const fileName = 'before-paint.js'
  const tags = readerLanguages.flatMap((language) => [
    [language, languageTags[language]],
    ...(pathPrefixes[language] ? [[pathPrefixes[language].slice(1), languageTags[language]]] : []),
  ])
  async function filledIn() {
    const source = await readFile(path.resolve('client/public', fileName), 'utf8')
    return source.replace('new Map(LANGUAGE_TAGS)', `new Map(${JSON.stringify(tags)})`)
  }
  return {
    name: 'early-script',
    async generateBundle() {
      const { code } = await minify(fileName, await filledIn())
      this.emitFile({ type: 'asset', fileName, source: code })
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${fileName}`, async (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript').end(await filledIn())
      })
    },
  }
}

/**
 * Removes what only the server needs from the contract's endpoints (descriptions, request schemas), to keep it out of the first load.
 */
export function withoutServerParts(): Plugin {
  const callParts = /^(?:method|path|permission|answer)\b/
  return {
    name: 'without-server-parts',
    apply: 'build',
    transform: {
      filter: { id: /\/contract\/endpoints\/(?:[\w-]+\/)?[\w-]+\.ts$/ },
      handler(code, id) {
        const text = ({ start, end }: { start: number; end: number }) => code.slice(start, end)
        const exported = this.parse(code).body.filter((statement) => statement.type === 'ExportNamedDeclaration')
        return exported.reduceRight((whole, { declaration }) => {
          const init = declaration?.type === 'VariableDeclaration' ? declaration.declarations[0]?.init : undefined
          const [declared] = init?.type === 'CallExpression' ? init.arguments : []
          if (!init || declared?.type !== 'ObjectExpression') throw new Error(`${id} exports what is no endpoint`)
          const kept = declared.properties.map(text).filter((part) => callParts.test(part))
          return `${whole.slice(0, init.start)}{${kept.join()}}${whole.slice(init.end)}`
        }, code)
      },
    },
  }
}
