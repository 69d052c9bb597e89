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
import { createLinksRepo, type LinkUser } from './links.repo.ts'
import { linkMail } from './links-letter.ts'

const hourMs = 3_600_000
/** How long a link is good. */
export const linkLifetimesMs: Record<LinkPurpose, number> = {
  setup: 24 * hourMs,
  invitation: 7 * 24 * hourMs,
  password_reset: hourMs,
}
const tokenBytes = 32
/** Nobody fills another's mailbox, or ends the link that they are about to use. */
const resetPauseMs = 5 * 60_000

const queue = 'staff.links'
/** Over a week, the longest that a link is good; once it is not, the next try ends it. */
const usualRetry: RetryPlan = { tries: 200, firstPauseS: 15, longestPauseS: 3600, limitS: 120 }
const concurrency = 4
const jobSchema = z.object({ linkId: z.string(), sealed: z.string() })

export interface LinksServices {
  database: Database
  /** What its mails are carried with. */
  background: Database
  secrets: Secrets
  audit: Audit
  settings: SettingsSource
  jobs: Pick<Jobs, 'enqueue'>
  /** undefined where no mail server is configured. */
  currentMailer: () => Mailer | undefined
  publicUrl: string | undefined
  now: () => Date
  random: (bytes: number) => Uint8Array
  log: Logger
  retry?: RetryPlan
}

/** One-time links: a secret of 256 bits, of which the database keeps the hash. The page is /admin/link#TOKEN. */
export function createLinks(services: LinksServices) {
  const { database, background, secrets, audit, settings, jobs, currentMailer, now, log } = services

  /** A new link; the former of its purpose and person end. */
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
      await mailer.send(linkMail({ id, purpose, user, language, url, expiresAt }, settings.current()), signal)
      return 'done'
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      log.warn({ linkId, reason }, 'A mail with a link failed')
      return error instanceof MailError && error.noSuchAddress ? 'hopeless' : 'again'
    }
  }

  /**
   * Makes a link for somebody and mails it, in the caller's transaction; where no mail is configured, answers its address, to
   * be handed over. Audited as `link.sent`: the caller's own entry may follow.
   * @param link `origin`: where staff reach this site, for where PUBLIC_URL is not given
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
     * For somebody who has forgotten their password; nothing where nobody may sign in with that address, or where a link was
     * mailed minutes ago. It is never answered, and carries no host that a stranger could have named.
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

    /** Ends whatever links somebody has, as when their address changes. */
    endOf: (tx: Transaction, userId: string) => createLinksRepo(tx).endOf(userId),

    /** To be worked on once the server runs. */
    queue: { name: queue, concurrency, retry: services.retry ?? usualRetry, handle: mail } satisfies JobQueue,
  }
}

export type Links = ReturnType<typeof createLinks>

/** The token is random and long: a plain hash finds it, and tells nothing. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

function linkContext(linkId: string): string {
  return `link.${linkId}`
}
