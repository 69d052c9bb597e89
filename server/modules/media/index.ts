export { createFileStore } from './file-store.ts'
export { createMediaRepo } from './media.repo.ts'
export { documentsRoutes, staffMediaRoutes, uploadHeaders } from './media.routes.ts'
export { createMedia, type MediaService } from './media.service.ts'
