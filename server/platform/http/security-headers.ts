import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'

/** A year. */
const hsts = 'max-age=31536000'

/**
 * Helmet's headers, with a content security policy of our own origin only, and the translation widget's where one is
 * configured. They are the same for every answer, so they are made once: made for each request, they cost a sixth of the
 * throughput of small answers.
 * @param isHttps how a request came: `protocol` of one that is refused before its route is found leaves the proxy out
 * @param isTlsRequired whether staff must use HTTPS: then a browser that has once been here over HTTPS is to stay with it
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
    /** Where it is not even known how it came. */
    ofAny: headers,
    /** The content security policy of a page that has inline styles and scripts of ours, each told by its hash. */
    policyWith: (hashes: InlineHashes) => headersWith(widget, hashes)[policy] ?? '',
    of: (request: IncomingMessage) => (isHttps(request) && isTlsRequired() ? overTls : headers),
  }
}

const policy = 'content-security-policy'

/** Which inline styles and scripts a page may run, as a content security policy names them. */
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
    // read by nothing that runs this site: Internet Explorer, Flash, and filters that browsers have given up
    ieNoOpen: false,
    permittedCrossDomainPolicies: false,
    xssFilter: false,
  })(response.req, response, () => undefined)
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]))
}
