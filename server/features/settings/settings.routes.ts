import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  chatWriteSchema,
  companyWriteSchema,
  gatewayTestSchema,
  generalWriteSchema,
  integrationsWriteSchema,
  mailTestSchema,
  notificationsWriteSchema,
  securityWriteSchema,
  settingsHistoryQuerySchema,
  settingsHistorySchema,
  settingsSchema,
} from '#contract/settings.ts'
import { problemResponse } from '#server/platform/problems.ts'
import type { VisitorLimit } from '#server/platform/rate-limits.ts'
import { actorOf, staffOf } from '#server/platform/staff-zone.ts'
import type { GatewayTest } from './gateway-test.service.ts'
import type { MailTest } from './mail-test.service.ts'
import type { Caller, SettingsChanges } from './settings-changes.service.ts'

const tags = ['Settings']
const permission = 'settings.manage'
const written = { 200: settingsSchema, 409: problemResponse }
const byVersion =
  'The group as a whole, with the version that was edited: where somebody else has changed it meanwhile, 409 `record.changed` has everything as it is now in `current`. Takes effect at once.'

/** GET and PUT /admin/settings, their history, and a mail and a word from the model to try them. */
export function settingsRoutes(
  changes: SettingsChanges,
  mailTest: MailTest,
  gatewayTest: GatewayTest,
  limit: VisitorLimit,
): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/admin/settings',
      {
        config: { permission },
        schema: {
          tags,
          operationId: 'getSettings',
          summary: 'All settings but their secrets',
          response: { 200: settingsSchema },
        },
      },
      (request) => changes.answer(request.ip),
    )

    app.put(
      '/admin/settings/general',
      {
        config: { permission },
        schema: {
          tags,
          operationId: 'putGeneralSettings',
          summary: 'Set name, contact details, time zone, language and currency',
          description: byVersion,
          body: generalWriteSchema,
          response: written,
        },
      },
      (request) => changes.general(callerOf(request), request.body),
    )

    app.put(
      '/admin/settings/company',
      {
        config: { permission },
        schema: {
          tags,
          operationId: 'putCompanySettings',
          summary:
            'Set what the company says of itself: team, milestones, certificates, offices, open roles, social links',
          description: byVersion,
          body: companyWriteSchema,
          response: written,
        },
      },
      (request) => changes.company(callerOf(request), request.body),
    )

    app.put(
      '/admin/settings/notifications',
      {
        config: { permission },
        schema: {
          tags,
          operationId: 'putNotificationSettings',
          summary: 'Set what staff are told, and whether visitors are asked for consent to marketing',
          description: byVersion,
          body: notificationsWriteSchema,
          response: written,
        },
      },
      (request) => changes.notifications(callerOf(request), request.body),
    )

    app.put(
      '/admin/settings/security',
      {
        config: { permission, confirmed: true },
        schema: {
          tags,
          operationId: 'putSecuritySettings',
          summary: 'Set how staff sign in, and from where',
          description: `${byVersion} What would refuse the caller's own address or connection is answered 409 \`settings.locks_you_out\`.`,
          body: securityWriteSchema,
          response: written,
        },
      },
      (request) => changes.security(callerOf(request), request.body),
    )

    app.put(
      '/admin/settings/integrations',
      {
        config: { permission, confirmed: true },
        schema: {
          tags,
          operationId: 'putIntegrationSettings',
          summary: 'Set mail, Notion and the model gateway',
          description: `${byVersion} Secrets are write-only; one that is not given stays as it is, null removes it. A kept one is used only with the mail server and user, the database, or the gateway that it was given for.`,
          body: integrationsWriteSchema,
          response: written,
        },
      },
      (request) => changes.integrations(callerOf(request), request.body),
    )

    app.put(
      '/admin/settings/chat',
      {
        config: { permission },
        schema: {
          tags,
          operationId: 'putChatSettings',
          summary: 'Set what the assistant may use a day, and how long its conversations are kept',
          description: byVersion,
          body: chatWriteSchema,
          response: written,
        },
      },
      (request) => changes.chat(callerOf(request), request.body),
    )

    app.post(
      '/admin/settings/mail/test',
      {
        config: { permission },
        onRequest: limit,
        schema: {
          tags,
          operationId: 'sendTestMail',
          summary: 'Send a mail to oneself with what is kept',
          description:
            'Where the mail server refuses it, 502 `mail.failed` says in `detail` what the mail server said.',
          response: {
            200: mailTestSchema,
            409: problemResponse,
            502: problemResponse,
          },
        },
      },
      (request) => mailTest.send(staffOf(request).user),
    )

    app.post(
      '/admin/settings/gateway/test',
      {
        config: { permission, confirmed: true },
        onRequest: limit,
        schema: {
          tags,
          operationId: 'testGateway',
          summary: 'Ask the model gateway for a word with what is kept',
          description:
            'A failure is the problem that a visitor’s question would meet: `chat.unauthorized`, `chat.rate_limited` and so on; without a key, 409 `chat.not_configured`.',
          response: {
            200: gatewayTestSchema,
            409: problemResponse,
            502: problemResponse,
          },
        },
      },
      () => gatewayTest.ask(),
    )

    app.get(
      '/admin/settings/history',
      {
        config: { permission },
        schema: {
          tags,
          operationId: 'listSettingsHistory',
          summary: 'Who changed which settings',
          description: 'The newest first. Secrets are "set", "changed" or "removed".',
          querystring: settingsHistoryQuerySchema,
          response: { 200: settingsHistorySchema },
        },
      },
      (request) => changes.history(request.query),
    )
  }
}

function callerOf(request: FastifyRequest): Caller {
  const { ip, protocol, hostname } = request
  return { actor: actorOf(request), visit: { ip, protocol, hostname } }
}
