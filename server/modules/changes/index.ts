export { changesRoutes } from './changes.routes.ts'
export { createChanges } from './changes.service.ts'
