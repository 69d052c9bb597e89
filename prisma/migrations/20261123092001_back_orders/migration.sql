-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "backOrderOfId" UUID;

-- CreateIndex
CREATE UNIQUE INDEX "Order_backOrderOfId_key" ON "Order"("backOrderOfId");

-- AddForeignKey
ALTER TABLE "Order" ADD CONSTRAINT "Order_backOrderOfId_fkey" FOREIGN KEY ("backOrderOfId") REFERENCES "Order"("id") ON DELETE SET NULL ON UPDATE CASCADE;
