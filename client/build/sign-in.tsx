import { languageTags, type ReaderLanguage, readerLanguages } from '#contract/i18n/languages.ts'
import type { RenderedPage } from '#contract/site/served.ts'
import type { Site } from '#contract/site/site.ts'
import type { Session } from '#contract/staff/staff.ts'
import { App } from '../src/admin/App.tsx'
import { sessionOptions } from '../src/admin/api/staff/session-options.ts'
import { adminLanguagePreference } from '../src/admin/storage/preferences.ts'
import { createQueryClient } from '../src/api/query-client.ts'
import { siteOptions } from '../src/api/site.ts'
import { htmlOf } from './html.ts'
import { servedQueriesOf } from './served-queries.ts'

/**
 * Renders the admin's sign-in in the language of the settings, and in the others as templates: only the browser knows its reader's choice
 * (client/public/before-paint.js).
 * @param session response of GET /auth/session for visitors
 */
export async function renderSignIn(site: Site, session: Session): Promise<RenderedPage> {
  const queries = createQueryClient()
  queries.setQueryData(siteOptions.queryKey, site)
  queries.setQueryData(sessionOptions.queryKey, session)

  async function renderedIn(language: ReaderLanguage) {
    adminLanguagePreference.startWith(language)
    const html = await htmlOf(
      <div id="root">
        <App queries={queries} />
      </div>,
    )
    const [, head = '', title = '', body = ''] =
      /^(.*?<title>(.*?)<\/title>.*?)<div id="root">(.*)<\/div>$/s.exec(html) ?? []
    return { language, head, title, body }
  }
  const inTheirs = readerLanguages.filter((language) => language !== session.language)
  const [{ head, body }, ...others] = await Promise.all([renderedIn(session.language), ...inTheirs.map(renderedIn)])
  const served = { site, queries: servedQueriesOf(queries), isRendered: true }
  queries.clear()
  const templates = others.map(
    ({ language, title, body }) => `<template lang="${languageTags[language]}" title="${title}">${body}</template>`,
  )
  return { head, before: templates.join(''), body, served }
}
