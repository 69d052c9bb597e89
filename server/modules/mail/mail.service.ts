import type { Logger } from 'pino'
import {
  type CurrentSettings,
  type MailPresets,
  mailTarget,
  type SettingsSource,
  usualPresets,
} from '#server/modules/settings/index.ts'
import { type Config, listed } from '#server/platform/config.ts'
import { createMailer, type Mailer, type MailServer } from '#server/platform/mail.ts'

export interface CurrentMail {
  mailer: Mailer
  /** Addresses of staff who receive visitors' messages; may be empty. */
  staff: string[]
}

interface MailServices {
  settings: SettingsSource
  config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'MAIL_TO'>
  log: Logger
  presets?: MailPresets | undefined
}

/** Creates the mail source. Each value comes from the settings, or from the environment where staff have set none. */
export function createMail({ settings, config, log, presets = usualPresets }: MailServices) {
  let known: { of: CurrentSettings; mail: CurrentMail | undefined } | undefined

  function mailOf({ integrations, secrets }: CurrentSettings): CurrentMail | undefined {
    const target = mailTarget(integrations, presets)
    const server: MailServer | undefined = target
      ? { ...target, password: secrets.smtpPassword }
      : config.SMTP_URL
        ? { url: config.SMTP_URL }
        : undefined
    const from = integrations.mailFrom || config.MAIL_FROM
    if (!server || !from) return undefined
    return { mailer: createMailer(server, from, log), staff: listed(integrations.mailTo || (config.MAIL_TO ?? '')) }
  }

  return {
    /** Returns undefined if no mail server or no sender is configured. */
    current(): CurrentMail | undefined {
      const now = settings.current()
      if (known?.of !== now) known = { of: now, mail: mailOf(now) }
      return known.mail
    },
  }
}

export type MailSource = ReturnType<typeof createMail>
