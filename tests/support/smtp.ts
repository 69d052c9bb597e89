import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { type ReadMail, readMail } from './smtp.mime.ts'

export interface ReceivedMail extends ReadMail {
  /** Of the envelope. */
  recipients: string[]
}

export interface MailServer {
  url: string
  /** Accepted, in order. */
  mails: ReceivedMail[]
  /** Answers every recipient that `when` picks with this reply, such as "550 5.1.1 No such user". */
  refuse: (when: (address: string) => boolean, reply: string) => void
  /** Accepts no connection until it is up again. */
  down: () => Promise<void>
  up: () => Promise<void>
  close: () => Promise<void>
}

/** A stand-in for a mail server, spoken to over SMTP; it takes mail for everybody. */
export async function startMailServer(onMail: (mail: ReceivedMail) => void = () => undefined): Promise<MailServer> {
  const mails: ReceivedMail[] = []
  let refusal: { when: (address: string) => boolean; reply: string } | undefined

  function create(): SMTPServer {
    return new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      logger: false,
      onRcptTo({ address }, _session, callback) {
        if (!refusal?.when(address)) return callback()
        const [code, ...text] = refusal.reply.split(' ')
        callback(Object.assign(new Error(text.join(' ')), { responseCode: Number(code) }))
      },
      onData(stream, { envelope }, callback) {
        buffer(stream).then((bytes) => {
          const mail = { ...readMail(bytes), recipients: envelope.rcptTo.map(({ address }) => address) }
          mails.push(mail)
          onMail(mail)
          callback()
        }, callback)
      },
    })
  }

  let server: SMTPServer | undefined = create()
  const port = await listening(server, 0)
  async function down(): Promise<void> {
    const running = server
    server = undefined
    if (running) await new Promise<void>((resolve) => running.close(resolve))
  }
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse(when, reply) {
      refusal = { when, reply }
    },
    down,
    async up() {
      if (server) return
      server = create()
      await listening(server, port)
    },
    close: down,
  }
}

async function listening(server: SMTPServer, port: number): Promise<number> {
  server.on('error', () => undefined) // a caller that was killed
  const listener = server.listen(port, '127.0.0.1')
  if (!listener.listening) await once(listener, 'listening')
  return Object(listener.address()).port
}
