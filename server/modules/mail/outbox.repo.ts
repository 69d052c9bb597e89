import { randomUUID } from 'node:crypto'
import type { ActivityEntity } from '#contract/sales/activities.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { idRow, readRows } from '#server/platform/database/rows.ts'

export interface MailToWrite {
  entity: ActivityEntity | 'user'
  entityId: string
  /** The activity whose screen shows the delivery status. */
  activityId?: string | undefined
  to: { name: string; address: string }
  replyTo?: string | undefined
  subject: string
  text: string
  html?: string | undefined
  attachments?: MailFile[] | undefined
}

export interface MailFile {
  name: string
  contentType: string
  bytes: Uint8Array<ArrayBuffer>
}

export function createOutboxRepo(database: DatabaseHandle) {
  /** Returns ids of emails the visitor already has about a submission, whose thread ours continues. */
  async function copiesOf(entityId: string): Promise<string[]> {
    const rows = await readRows(database, idRow)`
      SELECT "reference" || CASE "channel" WHEN 'visitor_mail' THEN '.visitor' ELSE '.copy' END AS "id" FROM "Delivery" JOIN (
        SELECT "reference" FROM "Enquiry" WHERE "id" = ${entityId}::uuid
        UNION ALL SELECT "reference" FROM "DemoRequest" WHERE "id" = ${entityId}::uuid
        UNION ALL SELECT "reference" FROM "Quote" WHERE "id" = ${entityId}::uuid
      ) AS "message" USING ("reference") WHERE "channel" IN ('visitor_mail', 'visitor_copy') AND "status" = 'delivered'
      ORDER BY "channel"`
    return rows.map(({ id }) => id)
  }

  return {
    async add({ to, attachments = [], activityId, replyTo, html, ...mail }: MailToWrite): Promise<string> {
      const id = randomUUID()
      await database.outgoingMail.create({
        data: {
          ...mail,
          id,
          activityId: activityId ?? null,
          replyTo: replyTo ?? null,
          html: html ?? null,
          toName: to.name,
          toAddress: to.address,
          attachments: { create: attachments },
        },
      })
      return id
    },

    /** Returns an email that was not delivered, with its attachments and the files of its reply. */
    pending(id: string) {
      const files = { select: { id: true, name: true, contentType: true }, orderBy: { position: 'asc' } } as const
      return database.outgoingMail.findFirst({
        where: { id, status: 'pending' },
        include: { attachments: true, activity: { select: { files } } },
      })
    },

    /** Returns the ids of earlier emails of the thread, oldest first, for the References header. */
    async earlier(mail: { id: string; entity: string; entityId: string; createdAt: Date }): Promise<string[]> {
      const rows = await database.outgoingMail.findMany({
        where: { entity: mail.entity, entityId: mail.entityId, createdAt: { lt: mail.createdAt } },
        orderBy: { createdAt: 'asc' },
        select: { id: true },
      })
      return [...(await copiesOf(mail.entityId)), ...rows.map(({ id }) => id)]
    },

    /** Marks an email as delivered and deletes its attachments. */
    async delivered(id: string, now: Date): Promise<void> {
      const data = { status: 'delivered', deliveredAt: now, attempts: { increment: 1 }, lastError: null } as const
      await database.outgoingMail.update({ where: { id }, data: { ...data, attachments: { deleteMany: {} } } })
    },

    async failed(id: string, lastError: string): Promise<void> {
      const where = { id, status: 'pending' } as const
      await database.outgoingMail.updateMany({ where, data: { attempts: { increment: 1 }, lastError } })
    },

    /** @returns the id of the email that was dead-lettered and is pending again; undefined if there was none */
    async requeue(activityId: string): Promise<string | undefined> {
      const [mail] = await database.outgoingMail.updateManyAndReturn({
        where: { activityId, status: 'parked' },
        data: { status: 'pending', attempts: 0, lastError: null },
        select: { id: true },
      })
      return mail?.id
    },

    /** @returns the email that was dead-lettered; undefined if it was not pending */
    async deadLetter(id: string) {
      const [deadLettered] = await database.outgoingMail.updateManyAndReturn({
        where: { id, status: 'pending' },
        data: { status: 'parked' },
      })
      return deadLettered
    },
  }
}
