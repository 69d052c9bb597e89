-- AlterTable
ALTER TABLE "QuoteLine" ADD COLUMN     "paidFrom" DATE,
ADD COLUMN     "paidTo" DATE,
ADD COLUMN     "subscriptionId" UUID;

-- AlterTable
ALTER TABLE "Subscription" ADD COLUMN     "offeredOn" DATE,
ADD COLUMN     "renewal" TEXT NOT NULL DEFAULT 'setting';

-- CreateIndex
CREATE INDEX "QuoteLine_subscriptionId_idx" ON "QuoteLine"("subscriptionId");

-- AddForeignKey
ALTER TABLE "QuoteLine" ADD CONSTRAINT "QuoteLine_subscriptionId_fkey" FOREIGN KEY ("subscriptionId") REFERENCES "Subscription"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "Subscription" ADD CONSTRAINT "Subscription_renewal_check" CHECK ("renewal" IN ('setting', 'invoice', 'quotation'));
ALTER TABLE "QuoteLine" ADD CONSTRAINT "QuoteLine_renewal_check" CHECK ("subscriptionId" IS NULL OR ("paidFrom" IS NOT NULL AND "paidTo" > "paidFrom"));

ALTER TABLE "Quote" DROP CONSTRAINT "Quote_source_check";
ALTER TABLE "Quote" ADD CONSTRAINT "Quote_source_check" CHECK ("source" IN ('visitor', 'enquiry', 'chat', 'staff', 'quote', 'order', 'renewal'));
