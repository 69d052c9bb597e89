-- AlterTable
ALTER TABLE "Product" ADD COLUMN     "tracksStock" BOOLEAN NOT NULL DEFAULT true;

-- No record states it yet: as products-derive.ts tells it from category and term.
UPDATE "Product" SET "tracksStock" = false WHERE "category" = 'software'
    OR ("category" = 'lpwan' AND ("pricePeriod" <> 'once' OR ("msrp" IS NULL AND "term" = 'annual')));

-- Open orders as order-stock.rules.ts settles them: what is free goes to whoever has waited longest, what is not there was promised last.
UPDATE "OrderLine" l SET "reserved" = settled."reserved" FROM (
    SELECT "id", "reserved" - least("reserved", greatest("gone" - ("heldSince" - "reserved"), 0))
        + least("wanted", greatest("free" - ("wantedBefore" - "wanted"), 0)) AS "reserved"
    FROM (
        SELECT *, greatest("held" - "most", 0) AS "gone",
            CASE WHEN "inStock" THEN greatest("most" - "held", 0) ELSE 0 END AS "free"
        FROM (
            SELECT l."id", l."reserved", greatest(l."quantity" - l."reserved", 0) AS "wanted", p."inStock",
                CASE WHEN p."tracksStock" THEN p."stockQuantity" ELSE 0 END AS "most",
                sum(l."reserved") OVER (PARTITION BY p."id") AS "held",
                sum(l."reserved") OVER (PARTITION BY p."id" ORDER BY o."placedAt" DESC, o."createdAt" DESC, o."id" DESC, l."position" DESC ROWS UNBOUNDED PRECEDING) AS "heldSince",
                sum(greatest(l."quantity" - l."reserved", 0)) OVER (PARTITION BY p."id" ORDER BY o."placedAt", o."createdAt", o."id", l."position" ROWS UNBOUNDED PRECEDING) AS "wantedBefore"
            FROM "OrderLine" l JOIN "Order" o ON o."id" = l."orderId" JOIN "Product" p ON p."id" = l."productId"
            WHERE o."status" IN ('pending', 'processing')
        ) AS "open"
    ) AS "dealt"
) AS settled WHERE settled."id" = l."id" AND settled."reserved" <> l."reserved";

UPDATE "Product" p SET "reserved" = held."pieces" FROM (
    SELECT p."id", coalesce(sum(l."reserved"), 0)::int AS "pieces" FROM "Product" p LEFT JOIN "OrderLine" l ON l."productId" = p."id" GROUP BY p."id"
) AS held WHERE held."id" = p."id" AND held."pieces" <> p."reserved";
