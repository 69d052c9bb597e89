import { endpoint, file, idParams, nothing } from '../endpoint.ts'
import { activityParamsSchema, recentActivityQuerySchema, recentActivitySchema } from '../sales/activities.ts'
import {
  badgesSchema,
  notificationListSchema,
  notificationPreferencesSchema,
  notificationPreferencesWriteSchema,
  notificationQuerySchema,
  notificationsReadSchema,
} from '../staff/notifications.ts'
import { staffSearchQuerySchema, staffSearchSchema } from '../staff/search.ts'
import { savedViewSchema, viewListSchema, viewQuerySchema, viewWriteSchema } from '../staff/views.ts'

export const listRecentActivity = endpoint({
  method: 'GET',
  path: '/admin/activities',
  permission: 'desk.use',
  tags: ['Desk'],
  operationId: 'listRecentActivity',
  summary: 'List activities on enquiries, demo requests, quotations, orders and customers, newest first',
  description:
    'Of what the session may read. `reference` and `about` say what each is of; both are empty where it was erased. `next` is the `before` of the page that follows.',
  query: recentActivityQuerySchema,
  answer: recentActivitySchema,
})

export const retryLetter = endpoint({
  method: 'POST',
  path: '/admin/activities/:id/retry',
  permission: 'inbox.answer',
  tags: ['Inbox'],
  operationId: 'retryLetter',
  summary: 'Resend an email that could not be delivered',
  description: 'By the activity that it belongs to. One of a quotation, an order or a customer takes `sales.write`.',
  params: activityParamsSchema,
  answer: nothing,
  status: 202,
  errors: [404, 409],
})

export const getBadges = endpoint({
  method: 'GET',
  path: '/admin/badges',
  permission: 'desk.use',
  tags: ['Desk'],
  operationId: 'getBadges',
  summary: 'Get the menu’s counts: listed products, messages of seven days, unread notifications',
  answer: badgesSchema,
})

export const followDesk = endpoint({
  method: 'GET',
  path: '/admin/events',
  permission: 'desk.use',
  tags: ['Desk'],
  operationId: 'followDesk',
  summary: 'Stream which data has changed, as server-sent events',
  description:
    'The names of events are `notifications`, `badges`, `settings`, `sync`, `products` and `session`; their data is empty. With `session`, rights may have changed, or the session has ended: then the stream ends too. It also ends after 15 minutes: come back after `retry`. While it is open, the session counts as in use.',
  answer: file('text/event-stream'),
})

export const listNotifications = endpoint({
  method: 'GET',
  path: '/admin/notifications',
  permission: 'desk.use',
  tags: ['Desk'],
  operationId: 'listNotifications',
  summary: 'List your notifications, newest first',
  description: 'Kept for 90 days. `next` is the `before` of the page that follows; `unread` counts all of them.',
  query: notificationQuerySchema,
  answer: notificationListSchema,
})

export const readNotifications = endpoint({
  method: 'POST',
  path: '/admin/notifications/read',
  permission: 'desk.use',
  tags: ['Desk'],
  operationId: 'readNotifications',
  summary: 'Mark notifications as read: those named, or all',
  body: notificationsReadSchema,
  answer: nothing,
  status: 204,
})

export const searchDesk = endpoint({
  method: 'GET',
  path: '/admin/search',
  permission: 'desk.use',
  tags: ['Desk'],
  operationId: 'searchDesk',
  summary: 'Search products, messages and users, up to five of each that you may read',
  description:
    'Rows hold every word of `q`. What is called so (SKU, reference, email) is on top, then what begins so, then the newest. One or two Latin letters are looked for among the newest 2,000 of each kind.',
  query: staffSearchQuerySchema,
  answer: staffSearchSchema,
})

export const listViews = endpoint({
  method: 'GET',
  path: '/admin/views',
  permission: 'desk.use',
  tags: ['Desk'],
  operationId: 'listViews',
  summary: 'List saved views of a table: your own, your role’s and everyone’s',
  query: viewQuerySchema,
  answer: viewListSchema,
})

export const createView = endpoint({
  method: 'POST',
  path: '/admin/views',
  permission: 'desk.use',
  tags: ['Desk'],
  operationId: 'createView',
  summary: 'Save a view',
  description: 'Anybody shares with their role; Managers and above, with everyone.',
  body: viewWriteSchema,
  answer: savedViewSchema,
  status: 201,
  errors: [409],
})

export const writeView = endpoint({
  method: 'PUT',
  path: '/admin/views/:id',
  permission: 'desk.use',
  tags: ['Desk'],
  operationId: 'writeView',
  summary: 'Replace one of your own views',
  params: idParams,
  body: viewWriteSchema,
  answer: savedViewSchema,
  errors: [404, 409],
})

export const deleteView = endpoint({
  method: 'DELETE',
  path: '/admin/views/:id',
  permission: 'desk.use',
  tags: ['Desk'],
  operationId: 'deleteView',
  summary: 'Delete one of your own views; a Super Admin may delete anyone’s',
  params: idParams,
  answer: nothing,
  status: 204,
  errors: [404],
})

export const getNotificationPreferences = endpoint({
  method: 'GET',
  path: '/auth/notification-preferences',
  permission: 'self',
  tags: ['Own account'],
  operationId: 'getNotificationPreferences',
  summary: 'Get which notifications you get by email',
  description:
    'The kinds that your role is notified of. `canMail` is false where no mail server is configured, or the settings switch email to staff off.',
  answer: notificationPreferencesSchema,
})

export const putNotificationPreferences = endpoint({
  method: 'PUT',
  path: '/auth/notification-preferences',
  permission: 'self',
  tags: ['Own account'],
  operationId: 'putNotificationPreferences',
  summary: 'Choose which notifications you get by email',
  description: 'What is not given stays as it is.',
  body: notificationPreferencesWriteSchema,
  answer: notificationPreferencesSchema,
})
