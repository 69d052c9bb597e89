export { builderRoutes } from './builder.routes.ts'
