import type { Site } from '#contract/site/site.ts'
import type { MailSource } from '#server/modules/mail/index.ts'
import type { SettingsSource } from '#server/modules/settings/index.ts'
import type { Config } from '#server/platform/config.ts'
import type { ConfirmationLinks } from './confirmation-links.ts'
import type { DeliveryChannel } from './deliveries.repo.ts'
import { type Channel, DeliveryError } from './deliveries.service.ts'
import { createFormChannel } from './form-channel.ts'
import { createStaffMailChannel, createVisitorCopyChannel, createVisitorMailChannel } from './mail-channels.ts'

export interface Channels {
  /** Returns the channels that are configured now: form service, emails to staff and to visitors. */
  planned: () => DeliveryChannel[]
  /** Whether emails to visitors can contain a confirmation link, which needs PUBLIC_URL. */
  canAskToConfirm: () => boolean
  send: Record<DeliveryChannel, Channel>
}

interface ChannelsServices {
  config: Pick<Config, 'FORM_ENDPOINT_URL' | 'PUBLIC_URL'>
  settings: SettingsSource
  mail: MailSource
  site: () => Site
  links: ConfirmationLinks
  formLimitMs?: number | undefined
}

export function createChannels({ config, settings, mail, site, links, formLimitMs }: ChannelsServices): Channels {
  const { FORM_ENDPOINT_URL, PUBLIC_URL: publicUrl } = config
  const services = { mail, site, publicUrl, links, general: () => settings.current().general }
  return {
    planned() {
      const mails = mail.current()
      const isStaffMailed = settings.current().notifications.emailNotifications && (mails?.staff.length ?? 0) > 0
      return [
        ...(FORM_ENDPOINT_URL ? (['form'] as const) : []),
        ...(isStaffMailed ? (['staff_mail'] as const) : []),
        ...(mails ? (['visitor_mail'] as const) : []),
      ]
    },
    canAskToConfirm: () => publicUrl !== undefined && mail.current() !== undefined,
    send: {
      form: FORM_ENDPOINT_URL ? createFormChannel(FORM_ENDPOINT_URL, formLimitMs) : noFormService,
      staff_mail: createStaffMailChannel(services),
      visitor_mail: createVisitorMailChannel(services),
      visitor_copy: createVisitorCopyChannel(services),
    },
  }
}

/** For deliveries planned while a form service was configured. */
const noFormService: Channel = async () => {
  throw new DeliveryError('No form service is configured')
}
