-- AlterEnum
ALTER TYPE "DeliveryChannel" ADD VALUE 'visitor_copy';

-- AlterTable
ALTER TABLE "DemoRequest" ADD COLUMN     "slotHeldUntil" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "Delivery" ADD COLUMN     "confirmUntil" TIMESTAMPTZ(3),
ADD COLUMN     "confirmedAt" TIMESTAMPTZ(3),
ADD COLUMN     "recipient" TEXT;

-- CreateIndex
CREATE INDEX "Delivery_recipient_createdAt_idx" ON "Delivery"("recipient", "createdAt");

-- Held for a while only while staff have not agreed on it.
ALTER TABLE "DemoRequest" ADD CONSTRAINT "DemoRequest_slot_held_check"
  CHECK ("slotHeldUntil" IS NULL OR ("scheduledDate" IS NOT NULL AND "status" = 'requested'));
