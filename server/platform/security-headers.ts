import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'

/**
 * Helmet's headers, with a content security policy of our own origin only, and the translation widget's where one is
 * configured. They are the same for every answer, so they are made once: made for each request, they cost a sixth of the
 * throughput of small answers. HTTPS, and how strictly, is the proxy's to enforce.
 */
export function registerSecurityHeaders(app: FastifyInstance, translateWidgetUrl: string | null): void {
  const headers = securityHeaders(translateWidgetUrl ? [new URL(translateWidgetUrl).origin] : [])
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

function securityHeaders(widget: string[]): Record<string, string> {
  const ours = ["'self'", ...widget]
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ours,
        styleSrc: ours,
        imgSrc: [...ours, 'data:'],
        connectSrc: ours,
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
      },
    },
    frameguard: { action: 'deny' },
    hsts: false,
  })(response.req, response, () => undefined)
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]))
}
