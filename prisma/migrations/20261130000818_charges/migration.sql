-- AlterTable
ALTER TABLE "QuoteRevision" ADD COLUMN     "charges" JSONB NOT NULL DEFAULT '{}';

-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "charges" JSONB NOT NULL DEFAULT '{}';

-- AlterTable
ALTER TABLE "DocumentLine" ADD COLUMN     "isIncluded" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "part" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "taxRate" DECIMAL(5,2) NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "Customer" ADD COLUMN     "country" TEXT NOT NULL DEFAULT 'HK';
