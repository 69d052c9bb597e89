export { staffSearchRoutes } from './search.routes.ts'
export { createStaffSearch } from './search.service.ts'
