-- Orders that are shipped in part are open, too.
DROP INDEX "Order_open_idx";
CREATE INDEX "Order_open_idx" ON "Order" ("placedAt") WHERE "status" IN ('pending', 'processing', 'partly_shipped');
