import { endpoint } from '../../endpoint.ts'
import { feedRunRequestSchema, feedRunSchema, feedsAnswerSchema, feedsWriteSchema } from '../../site/feeds.ts'

const declared = { permission: 'settings.manage', tags: ['Settings'] } as const

export const getFeeds = endpoint({
  ...declared,
  method: 'GET',
  path: '/admin/feeds',
  operationId: 'getFeeds',
  summary: 'Get the scheduled imports and exports, with their latest runs',
  answer: feedsAnswerSchema,
})

export const putFeeds = endpoint({
  ...declared,
  method: 'PUT',
  path: '/admin/feeds',
  confirmed: true,
  operationId: 'putFeeds',
  summary: 'Set which files are imported and exported on a schedule',
  description:
    'All of them, with the version that was edited: where somebody else has changed them meanwhile, 409 `record.changed` has everything as it is now in `current`. `cron` is in the time of Hong Kong.',
  body: feedsWriteSchema,
  answer: feedsAnswerSchema,
  errors: [409],
})

export const runFeed = endpoint({
  ...declared,
  method: 'POST',
  path: '/admin/feeds/run',
  operationId: 'runFeed',
  summary: 'Run a feed now',
  description: 'It is carried out in the background: `GET /admin/feeds` has its result.',
  body: feedRunRequestSchema,
  answer: feedRunSchema,
  status: 202,
  errors: [404, 409],
})
