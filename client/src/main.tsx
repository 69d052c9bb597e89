import './main.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { languageAt } from '#contract/i18n/language-values.ts'
import { loadCalls } from './api/calls/load-calls.ts'
import { createQueryClient } from './api/query-client.ts'
import { beginWith, readServed } from './api/served.ts'
import { loadLanguage, needsLoading, setTranslationFiles } from './i18n/language.tsx'
import { BrowserRouter } from './router/index.ts'
import { SiteApp } from './SiteApp.tsx'
import { currencyPreference, languagePreference } from './storage/preferences.ts'
import { loadParts } from './ui/loading/lazy-component.tsx'

setTranslationFiles(import.meta.glob('../../content/translations/*/{shared,site}/*.ts'))

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const queries = createQueryClient()
const served = readServed()
if (served) {
  beginWith(queries, served)
  currencyPreference.startWith(served.site.defaultCurrency)
}
const site = (
  <SiteApp queries={queries} form={served?.form} router={(routed) => <BrowserRouter>{routed}</BrowserRouter>} />
)
const parts = served?.parts
if (!parts) loadCalls().catch(() => undefined) // beside the page's own code: it will ask at once
const language = languageAt(window.location.pathname) ?? languagePreference.read()
if (parts && needsLoading(language)) await loadLanguage(language)
// A page that was refused its answer says why, in words that come with what asks.
const isSpeechless = served?.queries.some(({ problem }) => problem) && !(await loadCalls().catch(() => undefined))
// What stands there can't be said without the dictionary or the words: where those can't be had, the page is rendered anew. So is one that could
// not be had whole.
if (parts && !served.isPartial && !isSpeechless && !needsLoading(language)) {
  await loadParts(parts).catch(() => undefined) // where it can't be had, the page says so as it does after a move
  startTransition(() => void hydrateRoot(root, site)) // in pieces, between which the page can be used
} else createRoot(root).render(site)
