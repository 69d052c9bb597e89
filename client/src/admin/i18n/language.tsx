import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { isSpoken } from '#contract/i18n/in-language.ts'
import { defaultLanguage, languageTags, type ReaderLanguage, writtenLanguage } from '#contract/i18n/language-values.ts'
import type { Session } from '#contract/staff/staff.ts'
import { LanguageContext, loadLanguage } from '../../i18n/language.tsx'
import { usePreference } from '../../storage/preferences.ts'
import { saveOwnLanguage } from '../api/staff/session.ts'
import { sessionOptions } from '../api/staff/session-options.ts'
import { adminLanguagePreference } from '../storage/preferences.ts'

/** Provides the language of the account, or of this browser, or of the settings, in that order. */
export function AdminLanguageProvider({ children }: { children: ReactNode }) {
  const session = useQuery(sessionOptions).data
  const chosen = usePreference(adminLanguagePreference)
  const browsers = chosen === 'auto' ? undefined : chosen
  const language = useSpoken(session?.user?.language ?? browsers ?? session?.language ?? defaultLanguage)
  useEffect(() => {
    document.documentElement.lang = languageTags[language]
  }, [language])
  return <LanguageContext value={language}>{children}</LanguageContext>
}

/**
 * Returns the language once its dictionary has loaded; until then, or if loading fails, the language that it is derived
 * from.
 */
function useSpoken(language: ReaderLanguage): ReaderLanguage {
  const [, setLoaded] = useState<ReaderLanguage>()
  useEffect(() => {
    if (isSpoken(language)) return
    loadLanguage(language).then(() => setLoaded(language))
  }, [language])
  return isSpoken(language) ? language : writtenLanguage(language)
}

/** Returns a function that changes the language at once, for this browser and the signed-in account. */
export function useSetLanguage(): (language: ReaderLanguage) => void {
  const queries = useQueryClient()
  const save = useMutation({
    async mutationFn(change: { language: ReaderLanguage; version: number }) {
      await saveOwnLanguage(change)
    },
    onSettled: () => queries.invalidateQueries({ queryKey: sessionOptions.queryKey }),
  })
  return (language) => {
    adminLanguagePreference.write(language)
    const user = queries.getQueryData(sessionOptions.queryKey)?.user
    if (!user) return
    queries.setQueryData(sessionOptions.queryKey, (session) => session && withLanguage(session, language))
    save.mutate({ language, version: user.version })
  }
}

function withLanguage(session: Session, language: ReaderLanguage): Session {
  return { ...session, user: session.user && { ...session.user, language } }
}
