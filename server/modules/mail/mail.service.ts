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

/** How mail goes out now. */
export interface CurrentMail {
  mailer: Mailer
  /** Of staff who get what visitors send; may be none. */
  staff: string[]
}

interface MailServices {
  settings: SettingsSource
  config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'MAIL_TO'>
  log: Logger
  presets?: MailPresets | undefined
}

/** Mail by the settings as they are at that moment: what staff have set, each part else the environment's. */
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
    /** undefined where no mail server, or no sender, is known. */
    current(): CurrentMail | undefined {
      const now = settings.current()
      if (known?.of !== now) known = { of: now, mail: mailOf(now) }
      return known.mail
    },
  }
}

export type MailSource = ReturnType<typeof createMail>
