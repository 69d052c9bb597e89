import { randomUUID } from 'node:crypto'
import type { PrismaClient } from '#prisma'
import { daysFrom } from '#tests/support/clock.ts'

/** Enquiries that were last changed so many days ago, by PostgreSQL's clock. */
export async function addEnquiries(
  prisma: PrismaClient,
  { count, daysAgo }: { count: number; daysAgo: number },
): Promise<void> {
  const at = daysFrom(new Date(), -daysAgo)
  await prisma.enquiry.createMany({
    data: Array.from({ length: count }, () => ({
      reference: `ENQ-${randomUUID()}`,
      submissionId: randomUUID(),
      language: 'en',
      firstName: 'Ka Ming',
      lastName: 'Chan',
      email: 'ka-ming.chan@buyer.example',
      product: '',
      company: '',
      phone: '',
      message: 'A message',
      createdAt: at,
      updatedAt: at,
    })),
  })
}
