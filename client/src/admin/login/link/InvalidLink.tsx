import { useTranslate } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { navigateTo } from '../../../ui/browser/browser-location.ts'
import { EntryPage } from '../EntryPage.tsx'
import type { Arrival } from '../LoginScreen.tsx'
import { linkWords } from './link.words.ts'

/**
 * Explains that a link is unknown, expired or used. Its purpose is no longer known, so the next step of each is listed.
 */
export function InvalidLink() {
  const t = useTranslate()
  const leave = (arrival: Arrival) => navigateTo('/admin', { state: arrival })
  return (
    <EntryPage title={t(linkWords.goneTitle)} intro={t(linkWords.goneIntro)}>
      <ul className="mt-7 border-y border-hairline">
        {[linkWords.goneReset, linkWords.goneInvitation, linkWords.goneSetup].map((words) => (
          <li key={words.en} className="border-hairline py-2.5 not-first:border-t">
            {t(words)}
          </li>
        ))}
      </ul>
      <div className="mt-9 flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => leave({ forgot: true })}>
          {t(linkWords.newLink)}
        </Button>
        <Button onClick={() => leave({})}>{t(linkWords.toSignIn)}</Button>
      </div>
    </EntryPage>
  )
}
