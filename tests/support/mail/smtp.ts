import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { type ReadMail, readMail } from './smtp-mime.ts'

export interface ReceivedMail extends ReadMail {
  /** Addresses of the envelope. */
  recipients: string[]
}

export interface MailServer {
  url: string
  port: number
  /** Accepted, in order. */
  mails: ReceivedMail[]
  /** Each try to sign in, right or wrong. */
  logins: Login[]
  /** Answers every recipient that `when` picks with this reply, such as "550 5.1.1 No such user". */
  refuse: (when: (address: string) => boolean, reply: string) => void
  /** Accepts no connection until it is up again. */
  down: () => Promise<void>
  up: () => Promise<void>
  close: () => Promise<void>
}

export interface Login {
  user: string
  password: string
}

/**
 * A stand-in for a mail server, spoken to over SMTP; it takes mail for everybody.
 * @param login asked for, where it is given; a wrong one is answered with what was sent, as the most careless server would
 */
export async function startMailServer(
  onMail: (mail: ReceivedMail) => void = () => undefined,
  login?: Login,
): Promise<MailServer> {
  const mails: ReceivedMail[] = []
  const logins: Login[] = []
  let refusal: { when: (address: string) => boolean; reply: string } | undefined

  function create(): SMTPServer {
    return new SMTPServer({
      authOptional: !login,
      allowInsecureAuth: true,
      disabledCommands: login ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
      logger: false,
      onAuth({ username, password: given }, _session, callback) {
        const [user, password] = [username ?? '', given ?? '']
        logins.push({ user, password })
        if (user === login?.user && password === login.password) return callback(null, { user })
        const encoded = Buffer.from(`\0${user}\0${password}`).toString('base64')
        const reply = `5.7.8 Nobody is ${user} with ${password} (${encoded})`
        callback(Object.assign(new Error(reply), { responseCode: 535 }))
      },
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
    port,
    mails,
    logins,
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
