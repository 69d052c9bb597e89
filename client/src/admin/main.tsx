import './admin.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { languageTags, readerLanguages } from '#contract/i18n/language-values.ts'
import { createQueryClient } from '../api/query-client.ts'
import { readServed, setServedData } from '../api/served.ts'
import { loadLanguage, needsLoading, setTranslationFiles } from '../i18n/language.tsx'
import { App, prepareBackOffice, startsAsRendered } from './App.tsx'
import { adminLanguagePreference, signedInPreference } from './storage/preferences.ts'

setTranslationFiles(import.meta.glob('../../../content/translations/*/{shared,admin}/*.ts'))
if (signedInPreference.read() === 'yes') void prepareBackOffice()

const queries = createQueryClient()
const served = readServed()
if (served) setServedData(queries, served)

const root = document.getElementById('root')
if (!root) throw new Error('admin.html has no #root')

/** Hydrates the sign-in, which the page contains in the reader's language (client/public/before-paint.js), or renders. */
async function begin(root: HTMLElement): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
  const admin = <App queries={queries} />
  const { lang } = document.documentElement
  const language = readerLanguages.find((language) => languageTags[language] === lang)
  const isServed = served?.isRendered === true && startsAsRendered()
  if (isServed && language && needsLoading(language)) await loadLanguage(language)
  if (isServed && !needsLoading(language)) {
    adminLanguagePreference.startWith(adminLanguagePreference.read())
    startTransition(() => void hydrateRoot(root, admin))
  } else createRoot(root).render(admin)
}
void begin(root)
