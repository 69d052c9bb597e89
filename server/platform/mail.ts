import type { Logger } from 'pino'
import * as z from 'zod/mini'
import { asciiEmail } from '#contract/requests/contact-text.ts'
import { isLoopback } from './http/addresses.ts'

const silenceLimitMs = 15_000
const mailLimitMs = 60_000

/** A mail to one person, or to several who see each other. Texts may come from visitors and are never interpreted as headers. */
export interface Mail {
  /** Stable id of the mail: with the sender's domain it makes the Message-ID, by which a repeat is recognised. */
  id: string
  to: MailAddress[]
  replyTo: MailAddress
  subject: string
  text: string
  html?: string | undefined
  answers?: string[]
  files?: MailFile[]
  /** Written by a person: out-of-office replies are wanted. */
  isFromPerson?: boolean
}

export interface MailFile {
  name: string
  contentType: string
  bytes: Uint8Array
}

export interface MailAddress {
  name: string
  address: string
}

export interface Mailer {
  /** @throws MailError where the mail server did not accept it, or did not confirm in time */
  send: (mail: Mail, signal: AbortSignal) => Promise<void>
  /** Connects and signs in, and sends nothing. @throws the mail server's refusal */
  verify: () => Promise<void>
}

/** Why a mail was not accepted, without anybody's address. */
export class MailError extends Error {
  override name = 'MailError'
  /** The mailbox does not exist: a retry is pointless. */
  readonly noSuchAddress: boolean

  constructor(message: string, noSuchAddress: boolean) {
    super(message)
    this.noSuchAddress = noSuchAddress
  }
}

/** Mail server, by a URL with its secrets or by its parts; `user` is empty where no sign-in is needed. */
export type MailServer = { url: string } | { host: string; port: number; user: string; password: string | undefined }

const tlsPort = 465

/**
 * Creates a mailer that uses one SMTP connection for each mail.
 * @param from sender's address, with or without a name
 */
export function createMailer(server: MailServer, from: string, log: Logger): Mailer {
  const secrets = secretsOf(server)
  const sender = senderOf(from)
  const domain = sender.address.slice(sender.address.lastIndexOf('@') + 1)
  async function transport() {
    const { createTransport } = await import('nodemailer') // 6 MiB that a server without mail never needs
    return createTransport({
      ...connectionOf(server),
      connectionTimeout: silenceLimitMs,
      greetingTimeout: silenceLimitMs,
      socketTimeout: silenceLimitMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }
  return {
    async verify() {
      await (await transport()).verify()
    },

    async send({ id, answers = [], files = [], html, isFromPerson = false, ...mail }, signal) {
      const messageIdOf = (name: string) => `<${name}@${domain}>`
      const messageId = messageIdOf(id)
      const thread = answers.map(messageIdOf)
      const last = thread.at(-1)
      const limit = AbortSignal.any([signal, AbortSignal.timeout(mailLimitMs)])
      const sent = await (await transport())
        .sendMail({
          ...mail,
          to: mail.to.map(deliverable),
          replyTo: deliverable(mail.replyTo),
          ...(html !== undefined && { html }),
          ...(last && { inReplyTo: last, references: thread }),
          ...attachmentsOf(files),
          from: sender,
          messageId,
          ...(!isFromPerson && { headers: { 'Auto-Submitted': 'auto-generated' } }),
          signal: limit,
        })
        .catch((error) => {
          throw mailError(error, secrets)
        })
      if (sent.rejected.length > 0) log.warn({ messageId, refused: sent.rejected.length }, 'Some had a mail refused')
    },
  }
}

function deliverable({ name, address }: MailAddress): MailAddress {
  return { name, address: asciiEmail(address) ?? address }
}

const calendarType = /^text\/calendar\b.*\bmethod=(\w+)/

/** Sends a calendar entry as an alternative part, which mail programs offer to accept, and everything else as an attachment. */
function attachmentsOf(files: MailFile[]) {
  const entry = files.find(({ contentType }) => calendarType.test(contentType))
  const attachments = files
    .filter((file) => file !== entry)
    .map(({ name, contentType, bytes }) => ({ filename: name, contentType, content: Buffer.from(bytes) }))
  if (!entry) return { attachments }
  const method = calendarType.exec(entry.contentType)?.[1] ?? 'REQUEST'
  return { attachments, icalEvent: { filename: entry.name, method, content: Buffer.from(entry.bytes).toString() } }
}

/** Requires TLS unless the server is on this machine: one without TLS gets neither password nor mail. */
export function connectionOf(server: MailServer) {
  if ('url' in server) return server
  const { host, port, user, password } = server
  const secure = port === tlsPort
  const auth = { user, pass: password }
  return { host, port, secure, requireTLS: !secure && !isLoopback(host), ...(user !== '' && { auth }) }
}

/** Returns the password in every encoding in which it is sent, since a mail server may repeat it in its response. */
function secretsOf(server: MailServer): string[] {
  const { user, password } = 'url' in server ? credentialsOf(server.url) : server
  if (!password) return []
  const encoded = [password, `\0${user}\0${password}`].map((text) => Buffer.from(text).toString('base64'))
  return [password, ...encoded]
}

function credentialsOf(url: string): { user: string; password: string } {
  const { username, password } = new URL(url)
  return { user: decodeURIComponent(username), password: decodeURIComponent(password) }
}

/** Splits name and address literally: an address parser would drop the brackets of "Harbour IoT (HK)" and read "Sales: HK" as a group. */
function senderOf(from: string): MailAddress {
  const [, name = '', address = from] = /^\s*"?(.*?)"?\s*<(.+)>$/.exec(from) ?? []
  return { name, address: asciiEmail(address) ?? address }
}

const addresses = /[^\s<>"']+@[^\s<>"']+/g

/** Nodemailer's errors; `response` is the mail server's to `command`. */
const failureSchema = z.object({
  message: z.string(),
  command: z.optional(z.string()),
  response: z.optional(z.string()),
  responseCode: z.optional(z.number()),
})

function mailError(error: unknown, secrets: string[]): MailError {
  const { response, message, command, responseCode } = failureSchema.parse(error)
  const words =
    command === 'STARTTLS' ? `The server offers no TLS (STARTTLS): ${response ?? message}` : (response ?? message)
  const open = secrets.reduce((text, secret) => text.replaceAll(secret, '…'), words)
  const reply = open.replaceAll(addresses, '…').slice(0, 300)
  return new MailError(reply, command === 'RCPT TO' && isBadAddress(responseCode, reply))
}

/** Returns whether the mailbox does not exist: 5.1.x of RFC 3463, or a plain 550. Other classes mean the relay, or a full mailbox. */
function isBadAddress(code: number | undefined, response: string): boolean {
  const [, enhanced] = /^5\d\d[ -](5\.\d+\.\d+)/.exec(response) ?? []
  return enhanced ? enhanced.startsWith('5.1.') : code === 550
}

const address = /^[^\s<>,;@]+@[^\s<>,;@]+$/
const namedAddress = /^[^\r\n<>]*<([^\s<>,;@]+@[^\s<>,;@]+)>$/

export function isMailAddress(text: string): boolean {
  return address.test(text) && asciiEmail(text) !== undefined
}

/** Returns whether a text is an address, or one with a name, such as "Harbour IoT <hello@example.com>". */
export function isSender(text: string): boolean {
  const [, named] = namedAddress.exec(text) ?? []
  return isMailAddress(named ?? text)
}
