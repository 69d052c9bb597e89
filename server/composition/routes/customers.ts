import type { FastifyInstance } from 'fastify'
import { customerPrivacyRoutes, customersRoutes, customersWriteRoutes } from '#server/modules/customers/index.ts'
import type { Dependencies } from '../dependencies.ts'
import type { CustomersArea } from '../services/customers.ts'

export async function registerCustomers(
  zone: FastifyInstance,
  services: CustomersArea & Pick<Dependencies, 'settings'>,
): Promise<void> {
  await zone.register(customersRoutes(services.customers, services.settings))
  await zone.register(customersWriteRoutes(services.customerWriting, services.customerMerge))
  await zone.register(customerPrivacyRoutes(services))
}
