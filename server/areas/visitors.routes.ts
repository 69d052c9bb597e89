import type { FastifyInstance } from 'fastify'
import { chatRoutes } from '../features/chat/chat.routes.ts'
import { visitorTranscriptRoutes } from '../features/conversations/visitor-transcript.routes.ts'
import { datasheetsRoutes } from '../features/datasheets/datasheets.routes.ts'
import { demoRequestsRoutes } from '../features/demo-requests/demo-requests.routes.ts'
import { enquiriesRoutes } from '../features/enquiries/enquiries.routes.ts'
import { exchangeRatesRoutes } from '../features/exchange-rates/exchange-rates.routes.ts'
import { imagesRoutes } from '../features/images/images.routes.ts'
import { lookupRoutes } from '../features/products/lookup.routes.ts'
import { productsRoutes } from '../features/products/products.routes.ts'
import { questionsRoutes } from '../features/questions/questions.routes.ts'
import { quoteRequestsRoutes } from '../features/quote-requests/quote-requests.routes.ts'
import { siteRoutes } from '../features/site/site.routes.ts'
import { companyOf } from '../features/site/site.service.ts'
import { confirmationsRoutes } from '../features/visitors/confirmations.routes.ts'
import type { AssistantArea } from './assistant.services.ts'
import type { FormsArea } from './forms.services.ts'
import type { Ground } from './ground.ts'
import type { VisitorLimits } from './limits.ts'
import type { ProductsArea } from './products.services.ts'
import type { QuotesArea } from './sales.services.ts'

type Needs = Pick<Ground, 'settings' | 'site' | 'cache'> &
  Pick<ProductsArea, 'products' | 'lookup' | 'images'> &
  Pick<AssistantArea, 'assistant' | 'questions' | 'visitorTranscripts'> &
  Pick<QuotesArea, 'quoteFollow' | 'quoteAnswers'> &
  FormsArea & { publicUrl: string | undefined }

/** What is open to all: the site, the catalogue, the forms and the assistant. */
export async function registerVisitors(api: FastifyInstance, services: Needs, limits: VisitorLimits): Promise<void> {
  const { visitors } = services.assistant
  await api.register(siteRoutes(services.site, () => companyOf(services.settings.current())))
  await api.register(exchangeRatesRoutes(services.settings))
  await api.register(productsRoutes(services.products, services.cache, limits.reads))
  await api.register(questionsRoutes(services.questions, services.cache))
  await api.register(lookupRoutes(services.lookup, limits.lookups))
  await api.register(datasheetsRoutes(services, limits.datasheets))
  await api.register(imagesRoutes(services.images))
  await api.register(enquiriesRoutes(services.enquiries, visitors, limits))
  await api.register(demoRequestsRoutes(services.demoRequests, limits))
  await api.register(quoteRequestsRoutes(services, limits))
  await api.register(confirmationsRoutes(services.confirmations, limits.lookups))
  await api.register(visitorTranscriptRoutes(services.visitorTranscripts, visitors, limits.lookups))
  await api.register(chatRoutes(services.assistant, { messages: limits.messages, feedback: limits.lookups }))
}
