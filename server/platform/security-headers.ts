import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/**
 * Helmet's headers, and a content security policy: our own origin only, and the translation widget's where one is
 * configured. The policy is put together once, since helmet would do so for each request. HTTPS, and how strictly, is the
 * proxy's to enforce.
 */
export async function registerSecurityHeaders(app: FastifyInstance, translateWidgetUrl: string | null): Promise<void> {
  const policy = policyOf(translateWidgetUrl ? [new URL(translateWidgetUrl).origin] : [])
  await app.register(helmet, { contentSecurityPolicy: false, frameguard: { action: 'deny' }, hsts: false })
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('content-security-policy', policy)
    done()
  })
}

function policyOf(widget: string[]): string {
  const ours = ["'self'", ...widget].join(' ')
  return [
    "default-src 'self'",
    `script-src ${ours}`,
    `style-src ${ours}`,
    `img-src ${ours} data:`,
    `connect-src ${ours}`,
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join(';')
}
