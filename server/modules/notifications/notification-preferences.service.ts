import { fieldError } from '#contract/problems/field-errors.ts'
import {
  type NotificationKind,
  type NotificationPreferences,
  notificationKindNames,
  notificationKinds,
} from '#contract/staff/notifications.ts'
import { may, type Role } from '#contract/staff/permissions.ts'
import type { Outbox } from '#server/modules/mail/index.ts'
import type { SettingsSource } from '#server/modules/settings/index.ts'
import { type Actor, type Audit, difference } from '#server/platform/audit.ts'
import type { Database } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/http/problems.ts'
import type { StaffSession } from '#server/platform/http/staff-zone.ts'
import { createNotificationPreferencesRepo, type MailedKinds } from './notification-preferences.repo.ts'

interface NotificationPreferencesServices {
  database: Database
  audit: Audit
  settings: SettingsSource
  outbox: Pick<Outbox, 'canSend'>
}

/** Creates the service for which notifications, of those that the role receives, a user also gets by email. */
export function createNotificationPreferences({ database, audit, settings, outbox }: NotificationPreferencesServices) {
  function answer({ role }: StaffSession['user'], chosen: MailedKinds): NotificationPreferences {
    const items = kindsOf(role).map((kind) => ({ kind, isMailed: chosen[kind] ?? notificationKinds[kind].isMailed }))
    return { items, canMail: outbox.canSend() && settings.current().notifications.emailNotifications }
  }

  return {
    async read({ user }: StaffSession): Promise<NotificationPreferences> {
      return answer(user, await createNotificationPreferencesRepo(database.prisma).read(user.id))
    },

    /** Updates the given kinds only. @throws request.invalid for a kind that the role does not receive */
    write(
      { user }: StaffSession,
      items: NotificationPreferences['items'],
      actor: Actor,
    ): Promise<NotificationPreferences> {
      refuseOthers(user.role, items)
      const given = Object.fromEntries(items.map(({ kind, isMailed }) => [kind, isMailed]))
      return database.prisma.$transaction(async (tx) => {
        const repo = createNotificationPreferencesRepo(tx)
        const before = await repo.read(user.id)
        await repo.write(user.id, given)
        const after = await repo.read(user.id)
        const changed = difference(before, after)
        const about = { entity: 'user', entityId: user.id, entityName: user.email }
        if (changed) await audit.record(tx, actor, { action: 'user.notifications_changed', ...about, ...changed })
        return answer(user, after)
      })
    },
  }
}

export type NotificationPreferencesService = ReturnType<typeof createNotificationPreferences>

function kindsOf(role: Role): NotificationKind[] {
  return notificationKindNames.filter((kind) => may(role, notificationKinds[kind].permission))
}

function refuseOthers(role: Role, items: NotificationPreferences['items']): void {
  const own = kindsOf(role)
  const errors = items.flatMap(({ kind }, index) =>
    own.includes(kind) ? [] : [fieldError(`items.${index}.kind`, 'not_notified')],
  )
  if (errors.length > 0) throw problem('request.invalid', 'Some values are not valid', errors)
}
