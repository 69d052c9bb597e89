import path from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { build, type Plugin, type Rolldown } from 'vite'
import '#contract/i18n/simplified.ts'
import { apiRoot, type Endpoint } from '#contract/endpoint.ts'
import { getProduct, listProductAlternatives, listProducts } from '#contract/endpoints/catalogue/catalogue.ts'
import { getCompany } from '#contract/endpoints/company.ts'
import { listCaseStudies } from '#contract/endpoints/content/cases.ts'
import { getHome } from '#contract/endpoints/content/home.ts'
import { listPlans } from '#contract/endpoints/content/plans.ts'
import { getExchangeRates, getSite } from '#contract/endpoints/site.ts'
import {
  dateLocales,
  defaultLanguage,
  languageTags,
  pathPrefixes,
  type ReaderLanguage,
  readerLanguages,
} from '#contract/i18n/languages.ts'
import { drawnQuery, privatePages } from '#contract/site/drawn-pages.ts'
import { pageRoutes } from '#contract/site/routes.ts'
import type { Built, Spoken } from '../service-worker/built.ts'
import { LanguageContext } from '../src/i18n/language.tsx'
import { OffLineBar } from '../src/site/shell/OffLineBar.tsx'
import { OffLinePage } from './off-line-page.tsx'
import { resolve, build as siteBuild } from './plugins.ts'

/** What the public pages read: the same for everybody, so that it can be kept. */
const keptEndpoints: Endpoint[] = [
  listProducts,
  getProduct,
  listProductAlternatives,
  getSite,
  getExchangeRates,
  getCompany,
  listCaseStudies,
  getHome,
  listPlans,
]

/** Writes service-worker.js, a file of its own that knows the names of all others. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: await bundled(builtOf(bundle)) })
    },
  }
}

function builtOf(bundle: Rolldown.OutputBundle): Built {
  const names = Object.keys(bundle).map((name) => `/${name}`)
  const assets = names.filter((name) => name.startsWith('/assets/'))
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const begun = chunks.filter(({ name, isEntry }) => isEntry || ['OffLine', 'page-calls'].includes(name))
  const needed = withImports(begun, chunks)
  const styles = needed.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]).map((name) => `/${name}`)
  const fonts = assets.filter((name) => name.endsWith('.woff2'))
  const routes = Object.keys(pageRoutes).filter((route) => !privatePages.includes(route))
  return {
    hashes: assets.flatMap((name) => /-(\w+)\.\w+$/.exec(name)?.[1] ?? []),
    needed: [...needed.map(({ fileName }) => `/${fileName}`), ...styles, ...fonts, '/before-paint.js', '/icon.svg'],
    segments: [...new Set(routes.map((route) => route.split('/')[1] ?? ''))],
    parameters: [...new Set(Object.values(drawnQuery).flat())],
    answers: keptEndpoints.map(({ path }) => apiRoot + path.replace(/:\w+/g, '[^/]+')),
    languages: [spoken(defaultLanguage), ...readerLanguages.filter((one) => one !== defaultLanguage).map(spoken)],
    offLinePage: `<!doctype html>${renderToStaticMarkup(<OffLinePage styles={styles} />)}`,
  }
}

/** Files with all that they import, and that those do. */
function withImports(files: Rolldown.OutputChunk[], all: Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const names = new Set(files.map(({ fileName }) => fileName))
  for (const name of names) {
    for (const imported of all.find(({ fileName }) => fileName === name)?.imports ?? []) names.add(imported)
  }
  return all.filter(({ fileName }) => names.has(fileName))
}

function spoken(language: ReaderLanguage): Spoken {
  const bar = renderToStaticMarkup(
    <LanguageContext value={language}>
      <OffLineBar time="{time}" />
    </LanguageContext>,
  )
  return { prefix: pathPrefixes[language], tag: languageTags[language], dateLocale: dateLocales[language], bar }
}

async function bundled(built: Built): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    resolve,
    publicDir: false,
    define: { __BUILT__: JSON.stringify(built) },
    build: {
      write: false,
      target: siteBuild.target ?? false,
      modulePreload: { polyfill: false },
      lib: { entry: path.resolve('client/service-worker/main.ts'), formats: ['iife'], name: 'worker' },
      rolldownOptions: { treeshake: { moduleSideEffects: [{ test: /\/contract\//, sideEffects: false }] } },
    },
  })
  const outputs = Array.isArray(output) ? output : [output]
  const [file] = outputs.flatMap((one) => ('output' in one ? one.output : []))
  if (file?.type !== 'chunk') throw new Error('The service worker was not built')
  return file.code
}
