import { LRUCache } from 'lru-cache'
// @ts-expect-error Prisma gives it no types
import { QueryCompiler } from '#prisma/runtime/query_compiler_fast_bg.postgresql.mjs'

const plans = new LRUCache<string, object>({ max: 3000 })
const compile: (request: string) => object = QueryCompiler.prototype.compile

/** Prisma keeps its plan of a query as long as a client lives, and each app of a worker has two: here, the worker keeps it. */
QueryCompiler.prototype.compile = function keptPlan(request: string) {
  const plan = plans.get(request) ?? compile.call(this, request)
  plans.set(request, plan)
  return plan
}
