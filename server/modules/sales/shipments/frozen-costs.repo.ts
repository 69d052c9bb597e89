import { unitCost } from '#server/modules/stock/index.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'

/**
 * Stores what the pieces of shipments cost now, for their margins: the product's cost, or of a complete system the sum
 * of its components'. Stays null where a cost is unknown or for another period.
 */
export async function freezeCosts(database: DatabaseHandle, shipmentIds: readonly string[]): Promise<void> {
  await database.$executeRaw`
    UPDATE "ShipmentLine" s SET "unitCostHkd" = ${unitCost}
    FROM "OrderLine" l JOIN "Product" p ON p."id" = l."productId"
    WHERE s."shipmentId" = ANY(${shipmentIds}::uuid[]) AND s."unitCostHkd" IS NULL AND l."id" = s."orderLineId"
      AND l."period" = p."pricePeriod"`
}
