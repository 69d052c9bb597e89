import type { FastifyInstance } from 'fastify'
import { chatRoutes, questionsRoutes, visitorTranscriptRoutes } from '#server/modules/assistant/index.ts'
import { buyerReturnsRoutes, buyersRoutes, stripeWebhookRoutes } from '#server/modules/billing/index.ts'
import { builderRoutes } from '#server/modules/builder/index.ts'
import {
  addAsOfHeader,
  datasheetsRoutes,
  imagesRoutes,
  lookupRoutes,
  missedSearchRoutes,
  productsRoutes,
} from '#server/modules/catalogue/index.ts'
import { contentRoutes } from '#server/modules/content/index.ts'
import { buyerDevicesRoutes } from '#server/modules/devices/index.ts'
import { documentsRoutes } from '#server/modules/media/index.ts'
import {
  confirmationsRoutes,
  demoRequestsRoutes,
  enquiriesRoutes,
  formProofsRoutes,
  quoteRequestsRoutes,
} from '#server/modules/requests/index.ts'
import { quoteFollowRoutes } from '#server/modules/sales/index.ts'
import { suggestionsRoutes } from '#server/modules/search/index.ts'
import { exchangeRatesRoutes } from '#server/modules/settings/index.ts'
import { siteRoutes } from '#server/modules/site/index.ts'
import { notionWebhookRoutes } from '#server/modules/sync/index.ts'
import type { Dependencies } from '../dependencies.ts'
import type { VisitorLimits } from '../limits.ts'
import type { AssistantArea } from '../services/assistant.ts'
import type { CatalogueArea, MediaArea } from '../services/catalogue.ts'
import type { BuyersArea, OrdersArea, QuotesArea } from '../services/sales.ts'
import type { SubmissionsArea } from '../services/submissions.ts'
import type { SyncArea } from '../services/sync.ts'

type Needs = Pick<Dependencies, 'settings' | 'site' | 'cache' | 'asOf' | 'publishedContent' | 'plans'> &
  Pick<CatalogueArea, 'products' | 'lookup' | 'images' | 'suggestions' | 'missedSearches'> &
  Pick<AssistantArea, 'assistant' | 'questions' | 'visitorTranscripts'> &
  Pick<QuotesArea, 'quoteFollow' | 'quoteAnswers'> &
  Pick<SyncArea, 'syncWebhook'> &
  Pick<OrdersArea, 'cardPayments' | 'returns'> &
  BuyersArea &
  SubmissionsArea &
  MediaArea & { publicUrl: string | undefined }

export async function registerVisitors(api: FastifyInstance, services: Needs, limits: VisitorLimits): Promise<void> {
  const { visitors } = services.assistant
  // The answer may contain what a visitor sent.
  api.addHook('onRequest', async ({ method }, reply) => {
    if (method !== 'GET' && method !== 'HEAD') reply.header('cache-control', 'no-store')
  })
  await api.register(siteRoutes(services.site))
  await api.register(exchangeRatesRoutes(services.settings))
  await api.register(async (catalogue) => {
    addAsOfHeader(catalogue, services.asOf)
    await catalogue.register(productsRoutes(services.products, services.cache, limits.reads))
    await catalogue.register(lookupRoutes(services.lookup, limits.lookups))
    await catalogue.register(datasheetsRoutes(services, limits.datasheets))
    await catalogue.register(builderRoutes(services, limits))
  })
  await api.register(suggestionsRoutes(services.suggestions, services.cache, limits.reads))
  await api.register(missedSearchRoutes(services.missedSearches, limits.lookups))
  await api.register(questionsRoutes(services.questions, services.cache))
  await api.register(contentRoutes(services.publishedContent))
  await api.register(imagesRoutes(services.images))
  await api.register(documentsRoutes(services.media))
  await api.register(formProofsRoutes(limits.proofs, limits.lookups))
  await api.register(enquiriesRoutes(services.enquiries, visitors, limits))
  await api.register(demoRequestsRoutes(services.demoRequests, limits))
  await api.register(quoteRequestsRoutes(services.quoteRequests, limits))
  await api.register(quoteFollowRoutes(services, limits))
  await api.register(buyerReturnsRoutes(services.returns, limits))
  await api.register(buyersRoutes(services.buyers, limits, services.publicUrl))
  await api.register(buyerDevicesRoutes(services.buyerDevices, limits))
  await api.register(stripeWebhookRoutes(services.cardPayments, limits.webhooks))
  await api.register(confirmationsRoutes(services.confirmations, limits.lookups))
  await api.register(visitorTranscriptRoutes(services.visitorTranscripts, visitors, limits.lookups))
  await api.register(notionWebhookRoutes(services.syncWebhook, limits.webhooks))
  await api.register(chatRoutes(services.assistant, { messages: limits.messages, feedback: limits.lookups }))
}
