import type { FastifyInstance } from 'fastify'

/** "GET /api/v1/products/{slug}" for every registered route but HEAD, which follows from GET, and OPTIONS, which answers preflights. */
export function registeredRoutes(app: FastifyInstance): string[] {
  const parents: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = /^([\s│├└─]*)(\S*) \((.+)\)/.exec(line) ?? []
      const depth = indent.length / 4 - 1
      parents.splice(depth, parents.length, part)
      const path = parents.join('').replace(/:(\w+)/g, '{$1}')
      return methods
        .split(', ')
        .filter((method) => method && method !== 'HEAD' && method !== 'OPTIONS')
        .map((method) => `${method} ${path}`)
    })
    .sort()
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'] as const

/** A route's method, as `inject` takes it. */
export function methodOf(name: string): (typeof methods)[number] {
  const method = methods.find((one) => one === name)
  if (!method) throw new Error(`${name} is none of the methods that routes are asked by`)
  return method
}
