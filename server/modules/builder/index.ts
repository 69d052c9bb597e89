export { builderRoutes } from './builder.routes.ts'
export { createSystemParts } from './parts.service.ts'
