import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import * as z from 'zod/mini'
import { readerLanguageSchema } from '#contract/i18n/languages.ts'
import type { LinkPurpose } from '#contract/staff/staff.ts'
import type { LinkSent } from '#contract/staff/users.ts'
import type { SettingsSource } from '#server/modules/settings/index.ts'
import type { Actor, Audit } from '#server/platform/audit.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import type { JobOutcome, JobQueue, Jobs, RetryPlan } from '#server/platform/database/jobs.ts'
import { MailError, type Mailer } from '#server/platform/mail.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { createAccountsRepo } from '../accounts/accounts.repo.ts'
import { linkEmail } from './link-email.ts'
import { createLinksRepo, type LinkUser } from './links.repo.ts'

const hourMs = 3_600_000
/** Validity by purpose, in milliseconds. */
export const linkLifetimesMs: Record<LinkPurpose, number> = {
  setup: 24 * hourMs,
  invitation: 7 * 24 * hourMs,
  password_reset: hourMs,
}
const tokenBytes = 32
/** Prevents flooding a mailbox, and replacing a link that is about to be used. */
const resetPauseMs = 5 * 60_000

const queue = 'staff.links'
/** Retries for longer than the longest validity (a week); an attempt after that ends the job. */
const usualRetry: RetryPlan = { tries: 200, firstPauseS: 15, longestPauseS: 3600, limitS: 120 }
const concurrency = 4
const jobSchema = z.object({ linkId: z.string(), sealed: z.string() })

export interface LinksServices {
  database: Database
  /** Connection pool for background emails. */
  background: Database
  secrets: Secrets
  audit: Audit
  settings: SettingsSource
  jobs: Pick<Jobs, 'enqueue'>
  /** undefined when no mail server is configured. */
  currentMailer: () => Mailer | undefined
  publicUrl: string | undefined
  now: () => Date
  random: (bytes: number) => Uint8Array
  log: Logger
  retry?: RetryPlan
}

/** Issues one-time links with a 256-bit token, of which the database stores the hash. The page is /admin/link#TOKEN. */
export function createLinks(services: LinksServices) {
  const { database, background, secrets, audit, settings, jobs, currentMailer, now, log } = services

  /** Creates a link and invalidates earlier ones of the same purpose and user. */
  async function issue(tx: Transaction, purpose: LinkPurpose, userId: string | null, origin: string) {
    const token = Buffer.from(services.random(tokenBytes)).toString('base64url')
    const createdAt = now()
    const expiresAt = new Date(createdAt.getTime() + linkLifetimesMs[purpose])
    const link = { purpose, userId, tokenHash: tokenHash(token), createdAt, expiresAt }
    const id = await createLinksRepo(tx).replace(link)
    return { id, url: `${new URL(services.publicUrl ?? origin).origin}/admin/link#${token}`, expiresAt }
  }

  async function mail(data: unknown, signal: AbortSignal): Promise<JobOutcome> {
    const { linkId, sealed } = jobSchema.parse(data)
    const link = await createLinksRepo(background.prisma).byId(linkId, now())
    const url = secrets.decrypt(sealed, linkContext(linkId))
    if (!link?.user || link.purpose === 'setup' || !url) return 'done' // used, expired or replaced meanwhile
    const { id, purpose, user, expiresAt } = link
    const language = z.safeParse(readerLanguageSchema, user.language).data ?? settings.current().general.language
    try {
      const mailer = currentMailer()
      if (!mailer) throw new Error('No mail server is configured any more')
      await mailer.send(linkEmail({ id, purpose, user, language, url, expiresAt }, settings.current()), signal)
      return 'done'
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      log.warn({ linkId, reason }, 'A mail with a link failed')
      return error instanceof MailError && error.noSuchAddress ? 'hopeless' : 'again'
    }
  }

  /**
   * Creates a link and emails it, in the caller's transaction. Without a mail server, returns the URL to hand over.
   * Audited as `link.sent`; the caller may add its own entry afterwards.
   * @param link `origin` of the site, used when PUBLIC_URL is not set
   */
  async function send(
    tx: Transaction,
    {
      purpose,
      user,
      actor,
      origin,
    }: { purpose: Exclude<LinkPurpose, 'setup'>; user: LinkUser; actor: Actor; origin: string },
  ): Promise<LinkSent> {
    const link = await issue(tx, purpose, user.id, origin)
    const isMailed = currentMailer() !== undefined
    const sealed = secrets.encrypt(link.url, linkContext(link.id))
    if (isMailed) await jobs.enqueue(tx, queue, { linkId: link.id, sealed })
    await audit.record(tx, actor, {
      action: 'link.sent',
      entity: 'user',
      entityId: user.id,
      entityName: user.email,
      after: { purpose, isMailed },
    })
    return { email: user.email, url: isMailed ? null : link.url, expiresAt: link.expiresAt.toISOString() }
  }

  return {
    issue,
    send,

    /**
     * Emails a password reset unless no user may sign in with the address or a link was sent minutes ago. Returns
     * nothing either way, and uses only PUBLIC_URL, since the request's host may be forged.
     */
    async sendReset(email: string, actor: Actor): Promise<void> {
      if (!currentMailer() || !services.publicUrl) {
        log.warn('A password reset was asked for, but SMTP_URL or PUBLIC_URL is not set: no mail is sent')
        return
      }
      const origin = services.publicUrl
      const since = new Date(now().getTime() - resetPauseMs)
      await database.prisma.$transaction(async (tx) => {
        const account = await createAccountsRepo(tx).byEmail(email)
        const isRecent = account && (await createLinksRepo(tx).wasMadeSince(account.id, 'password_reset', since))
        if (account?.status !== 'active' || account.isDemo || isRecent) return
        await send(tx, { purpose: 'password_reset', user: account, actor, origin })
      })
    },

    /** Invalidates all links of a user, for example when their address changes. */
    endOf: (tx: Transaction, userId: string) => createLinksRepo(tx).endOf(userId),

    queue: { name: queue, concurrency, retry: services.retry ?? usualRetry, handle: mail } satisfies JobQueue,
  }
}

export type Links = ReturnType<typeof createLinks>

/** A plain hash is enough, as the token is long and random. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

function linkContext(linkId: string): string {
  return `link.${linkId}`
}
