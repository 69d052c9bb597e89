import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'

const hsts = 'max-age=31536000'

/**
 * Creates Helmet's headers with a content security policy of our own origin, and the translation widget's where one is configured. They are
 * the same for every response and made once: per request, they cost a sixth of the throughput of small responses.
 * @param isHttps must consider proxies: `request.protocol` does not where a request is refused before routing
 * @param isTlsRequired whether staff must use HTTPS: then browsers get HSTS
 */
export function createSecurityHeaders(
  translateWidgetUrl: string | null,
  isHttps: (request: IncomingMessage) => boolean,
  isTlsRequired: () => boolean,
) {
  const widget = translateWidgetUrl ? [new URL(translateWidgetUrl).origin] : []
  const headers = headersWith(widget)
  const overTls = { ...headers, 'strict-transport-security': hsts }
  return {
    ofAny: headers,
    /** Returns the content security policy of a page with our own inline styles and scripts, by their hashes. */
    policyWith: (hashes: InlineHashes) => headersWith(widget, hashes)[policy] ?? '',
    of: (request: IncomingMessage) => (isHttps(request) && isTlsRequired() ? overTls : headers),
  }
}

const policy = 'content-security-policy'

export interface InlineHashes {
  style: string[]
  script: string[]
}

export type SecurityHeaders = ReturnType<typeof createSecurityHeaders>

export function registerSecurityHeaders(app: FastifyInstance, headers: SecurityHeaders): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers.of(request.raw))
    done()
  })
}

function headersWith(widget: string[], inline: InlineHashes = { style: [], script: [] }): Record<string, string> {
  const ours = ["'self'", ...widget]
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: [...ours, ...inline.script],
        styleSrc: [...ours, ...inline.style],
        imgSrc: [...ours, 'data:'],
        connectSrc: ours,
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
      },
    },
    frameguard: { action: 'deny' },
    hsts: false,
    // obsolete: Internet Explorer, Flash, and filters that browsers have removed
    ieNoOpen: false,
    permittedCrossDomainPolicies: false,
    xssFilter: false,
  })(response.req, response, () => undefined)
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]))
}
