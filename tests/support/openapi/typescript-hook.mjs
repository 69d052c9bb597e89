// Gives the generators of clients the compiler's API of TypeScript 5, which the package `typescript` has no more in version 7.
import { registerHooks } from 'node:module'

const compiler = new URL('typescript.mjs', import.meta.url).href

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'typescript' ? { url: compiler, shortCircuit: true } : next(specifier, context),
})
