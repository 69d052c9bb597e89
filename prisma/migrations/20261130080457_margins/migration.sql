-- AlterTable
ALTER TABLE "ShipmentLine" ADD COLUMN     "unitCostHkd" DECIMAL(14,2);

-- CreateIndex
CREATE INDEX "Shipment_shippedAt_idx" ON "Shipment"("shippedAt");

-- CreateIndex
CREATE INDEX "Return_settledAt_idx" ON "Return"("settledAt");
