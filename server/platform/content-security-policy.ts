import type { FastifyHelmetOptions } from '@fastify/helmet'

/** Our own origin only, and the translation widget's where one is configured. HTTPS is the proxy's to enforce. */
export function contentSecurityPolicy(translateWidgetUrl: string | null): FastifyHelmetOptions {
  const widget = translateWidgetUrl ? [new URL(translateWidgetUrl).origin] : []
  return {
    frameguard: { action: 'deny' },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...widget],
        styleSrc: ["'self'", ...widget],
        imgSrc: ["'self'", 'data:', ...widget],
        connectSrc: ["'self'", ...widget],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
      },
    },
  }
}
