import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import { ratesNow } from '#contract/catalogue/prices.ts'
import { inLanguage } from '#contract/i18n/in-language.ts'
import type { Site } from '#contract/site/site.ts'
import { createThrottledNotifier, type Notify } from '#server/modules/notifications/index.ts'
import { chatAccess, type SettingsSource } from '#server/modules/settings/index.ts'
import type { BackgroundTasks } from '#server/platform/background-tasks.ts'
import type { Config } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import type { ToolSessionServices } from '../calling/tool-session.ts'
import { createBreaker } from '../gateway/breaker.ts'
import type { Gateway } from '../gateway/gateway.ts'
import { createPlanner } from '../planner/planner.ts'
import type { Tools } from '../tools/tools.service.ts'
import { createAnswerWriter } from './answer-writer.ts'
import { createChat, type Knowledge } from './chat.service.ts'
import { createChatFeedback } from './chat-feedback.service.ts'
import { createSuggest } from './suggestions.service.ts'
import { createTurnEnd } from './turn-end.ts'
import { createTurnStart } from './turn-start.ts'
import { createVisitors } from './visitors.ts'

interface AssistantServices {
  database: Database
  knowledge: Knowledge
  secrets: Secrets
  settings: SettingsSource
  config: Config
  site: () => Site
  notify: Notify
  backgroundTasks: BackgroundTasks
  gateway: Gateway
  tools: Tools
  /** Listed products by slug. */
  productsAt: ToolSessionServices['productsAt']
  now: () => Date
  log: Logger
}

export function createAssistant(services: AssistantServices) {
  const { database, knowledge, secrets, settings, config, site, notify, backgroundTasks, gateway, now, log } = services
  const limits = () => settings.current().chat
  const access = () => chatAccess(settings.current(), config)
  const what = 'that the model gateway refuses the key'
  const notifyRefusal = createThrottledNotifier({ database, notify, backgroundTasks }, 'chat.gateway', what)
  const writing = createAnswerWriter({
    gateway,
    breaker: createBreaker(() => now().getTime()),
    access,
    company: (language) => inLanguage(site().name, language),
    rates: () => ratesNow(settings.current().sales),
    onRefused: ({ status = 401 }) => notifyRefusal({ status }),
    toolServices: services,
    planner: createPlanner({ run: services.tools.run, passage: knowledge.passage }),
    now,
    log,
  })
  const opening = createTurnStart({ database, limits, hasModel: () => access() !== undefined, now })
  const settle = createTurnEnd({ database, limits, now })
  return {
    chat: createChat({ database, knowledge, opening, writing, settle, backgroundTasks, now, log }),
    suggest: createSuggest({ database, knowledge, opening, writing, limits }),
    feedback: createChatFeedback({ database, now }),
    visitors: createVisitors({ secrets, random: randomBytes, retentionDays: () => limits().retentionDays }),
  }
}

export type Assistant = ReturnType<typeof createAssistant>
