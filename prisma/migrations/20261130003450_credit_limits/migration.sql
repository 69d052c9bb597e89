-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "heldAt" TIMESTAMPTZ(3),
ADD COLUMN     "heldExposureHkd" DECIMAL(18,2),
ADD COLUMN     "heldLimitHkd" DECIMAL(18,2),
ADD COLUMN     "releasedAt" TIMESTAMPTZ(3),
ADD COLUMN     "releasedBy" TEXT;

-- AlterTable
ALTER TABLE "Customer" ADD COLUMN     "creditLimitHkd" DECIMAL(18,2);
