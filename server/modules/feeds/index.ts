export { createFeedOutput } from './feed-output.ts'
export { createFeedRuns } from './feed-runs.service.ts'
export { feedsRoutes } from './feeds.routes.ts'
export { createFeeds } from './feeds.service.ts'
