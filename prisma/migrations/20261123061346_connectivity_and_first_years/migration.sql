-- AlterTable
ALTER TABLE "QuoteRequestLine" ADD COLUMN     "connectivityFee" DECIMAL(14,2);

-- AlterTable
ALTER TABLE "QuoteLine" ADD COLUMN     "connectivityFee" DECIMAL(14,2) NOT NULL DEFAULT 0,
ADD COLUMN     "connectivityFeeHkd" DECIMAL(14,2) NOT NULL DEFAULT 0;

-- AlterTable
-- firstYearHkd counts as contract/prices.ts does, so that figures can be added up where the lines are.
ALTER TABLE "OrderLine" ADD COLUMN     "connectivityFee" DECIMAL(14,2) NOT NULL DEFAULT 0,
ADD COLUMN     "connectivityFeeHkd" DECIMAL(14,2) NOT NULL DEFAULT 0,
ADD COLUMN     "firstYearHkd" DECIMAL(18,2) NOT NULL GENERATED ALWAYS AS (
    "totalHkd" * CASE WHEN "period" = 'month' THEN 12 ELSE 1 END + "connectivityFeeHkd" * "quantity"
) STORED;

-- What is not said by Prisma: checks, and that a total is a first year's. A month counted once before, now twelve times. Lines stay as
-- they are: what was asked for, offered or ordered without a fee for its connection has none.
ALTER TABLE "QuoteLine" ADD CONSTRAINT "QuoteLine_connectivity_check" CHECK ("connectivityFee" >= 0 AND "connectivityFeeHkd" >= 0);
ALTER TABLE "OrderLine" ADD CONSTRAINT "OrderLine_connectivity_check" CHECK ("connectivityFee" >= 0 AND "connectivityFeeHkd" >= 0);
DROP TRIGGER "OrderLine_sold_changed" ON "OrderLine";
CREATE TRIGGER "OrderLine_sold_changed" AFTER UPDATE OF "orderId", "productId", "name", "nameEn", "sku", "category", "quantity", "firstYearHkd" ON "OrderLine" FOR EACH ROW EXECUTE FUNCTION mark_line_sold();

UPDATE "Order" o SET "total" = l."total", "totalHkd" = l."totalHkd" FROM (
    SELECT "orderId", sum("total" * CASE WHEN "period" = 'month' THEN 12 ELSE 1 END) AS "total", sum("firstYearHkd") AS "totalHkd"
    FROM "OrderLine" GROUP BY 1 HAVING bool_or("period" = 'month')
) l WHERE l."orderId" = o."id";
UPDATE "QuoteRevision" r SET "total" = l."total", "totalHkd" = l."totalHkd" FROM (
    SELECT "revisionId", sum("total" * CASE WHEN "period" = 'month' THEN 12 ELSE 1 END) AS "total",
        sum("totalHkd" * CASE WHEN "period" = 'month' THEN 12 ELSE 1 END) AS "totalHkd"
    FROM "QuoteLine" GROUP BY 1 HAVING bool_or("period" = 'month')
) l WHERE l."revisionId" = r."id";
UPDATE "Quote" q SET "total" = r."total", "totalHkd" = r."totalHkd" FROM (
    SELECT DISTINCT ON ("quoteId") "quoteId", "total", "totalHkd" FROM "QuoteRevision" WHERE "sentAt" IS NOT NULL ORDER BY "quoteId", "number" DESC
) r WHERE r."quoteId" = q."id" AND q."total" IS NOT NULL;
UPDATE "Quote" q SET "listTotal" = l."total" FROM (
    SELECT "quoteId", sum("listPrice" * "quantity" * CASE WHEN "pricePeriod" = 'month' THEN 12 ELSE 1 END) AS "total"
    FROM "QuoteRequestLine" WHERE "listPrice" IS NOT NULL GROUP BY 1 HAVING bool_or("pricePeriod" = 'month')
) l WHERE l."quoteId" = q."id";
UPDATE "Customer" c SET "spent" = t."spent" FROM (
    SELECT "customerId", sum("totalHkd") AS "spent" FROM "Order" WHERE "status" <> 'cancelled' GROUP BY 1
) t WHERE t."customerId" = c."id" AND c."spent" <> t."spent";
INSERT INTO "ProductSalesMark" ("placedAt") SELECT DISTINCT o."placedAt" FROM "Order" o JOIN "OrderLine" l ON l."orderId" = o."id" WHERE l."period" = 'month';
