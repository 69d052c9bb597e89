import type { Logger } from 'pino'
import type { Site } from '#contract/site.ts'
import { type Config, listed } from '#server/config.ts'
import { createMailer } from '#server/platform/mail.ts'
import type { DeliveryChannel } from './deliveries.repo.ts'
import type { Channel } from './deliveries.service.ts'
import { createFormChannel } from './form.channel.ts'
import { createStaffMailChannel, createVisitorMailChannel } from './mail.channels.ts'

/** Where messages go, by what is configured: the form service, mail to staff and visitors, both or neither. */
export function channelsOf(
  config: Config,
  site: () => Site,
  log: Logger,
  formLimitMs?: number,
): Map<DeliveryChannel, Channel> {
  const channels = new Map<DeliveryChannel, Channel>()
  const { FORM_ENDPOINT_URL, SMTP_URL, MAIL_FROM, MAIL_TO, PUBLIC_URL } = config
  if (FORM_ENDPOINT_URL) channels.set('form', createFormChannel(FORM_ENDPOINT_URL, formLimitMs))
  if (SMTP_URL && MAIL_FROM && MAIL_TO) {
    if (!PUBLIC_URL) log.warn('PUBLIC_URL is not set: the mail about a request for quotation carries no link to it')
    const services = {
      mailer: createMailer(SMTP_URL, MAIL_FROM, log),
      staff: listed(MAIL_TO),
      site,
      publicUrl: PUBLIC_URL,
    }
    channels.set('staff_mail', createStaffMailChannel(services))
    channels.set('visitor_mail', createVisitorMailChannel(services))
  }
  return channels
}
