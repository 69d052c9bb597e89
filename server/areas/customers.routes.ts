import type { FastifyInstance } from 'fastify'
import { customerPrivacyRoutes } from '../features/customers/customer-privacy.routes.ts'
import { customersRoutes } from '../features/customers/customers.routes.ts'
import { customersWriteRoutes } from '../features/customers/customers-write.routes.ts'
import type { CustomersArea } from './customers.services.ts'
import type { Ground } from './ground.ts'

/** Customers, and what the law lets them ask for. */
export async function registerCustomers(
  zone: FastifyInstance,
  services: CustomersArea & Pick<Ground, 'settings'>,
): Promise<void> {
  await zone.register(customersRoutes(services.customers, services.settings))
  await zone.register(customersWriteRoutes(services.customerWriting, services.customerMerge))
  await zone.register(customerPrivacyRoutes(services))
}
