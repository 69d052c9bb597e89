import { randomUUID } from 'node:crypto'
import { inLanguage } from '#contract/i18n/in-language.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import type { Site } from '#contract/site/site.ts'
import type { SettingsSource } from '#server/modules/settings/index.ts'
import { problem } from '#server/platform/http/problems.ts'
import { MailError } from '#server/platform/mail.ts'
import { type Email, momentOf, renderEmail } from './email.ts'
import { mailTestWords } from './email.words.ts'
import type { MailSource } from './mail.service.ts'

const timeoutMs = 30_000

interface MailTestServices {
  mail: MailSource
  settings: SettingsSource
  site: () => Site
  now: () => Date
}

/** Sends a test email to the signed-in user with the stored mail settings. */
export function createMailTest({ mail, settings, site, now }: MailTestServices) {
  function testEmail(name: string, language: ReaderLanguage): Email {
    const company = inLanguage(site().name, language)
    const time = momentOf(now(), language, settings.current().general.timezone)
    return {
      language,
      company,
      subject: inLanguage(mailTestWords.subject, language)(company),
      opening: [inLanguage(mailTestWords.greeting, language)(name), inLanguage(mailTestWords.opening, language)],
      rows: [{ label: inLanguage(mailTestWords.time, language), value: time }],
      closing: [],
    }
  }

  return {
    /** @throws mail.not_configured; mail.failed with the mail server's message */
    async send({ name, email, language }: { name: string; email: string; language: ReaderLanguage | null }) {
      const current = mail.current()
      if (!current)
        throw problem('mail.not_configured', 'Enter a mail server and a sender first (settings, Integrations)')
      const message = testEmail(name, language ?? settings.current().general.language)
      const { contactEmail } = settings.current().general
      const to = [{ name, address: email }]
      const replyTo = { name: message.company, address: contactEmail }
      await current.mailer
        .send({ id: `test-${randomUUID()}`, to, replyTo, ...renderEmail(message) }, AbortSignal.timeout(timeoutMs))
        .catch((error: unknown) => {
          throw error instanceof MailError ? problem('mail.failed', error.message) : error
        })
      return { to: email }
    },
  }
}

export type MailTest = ReturnType<typeof createMailTest>
