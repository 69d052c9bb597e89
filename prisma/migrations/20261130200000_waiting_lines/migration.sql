-- Lines that wait for stock, which the stock list adds up. Few of all lines: those of delivered orders are packed.
CREATE INDEX "OrderLine_waiting_idx" ON "OrderLine" ("orderId") WHERE "quantity" > "packed" + "reserved";
