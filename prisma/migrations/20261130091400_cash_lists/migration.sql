-- DropIndex
DROP INDEX "Device_searchText_idx";

-- DropIndex
DROP INDEX "Payment_receivedOn_idx";

-- CreateIndex
CREATE INDEX "Payment_receivedOn_id_idx" ON "Payment"("receivedOn", "id");

-- CreateIndex
CREATE INDEX "Payment_amount_id_idx" ON "Payment"("amount", "id");

-- A device is found by the beginning and by the end of its numbers: trigrams of consecutive serial numbers are in every row.
CREATE FUNCTION device_numbers(serial text, dev_eui text, join_eui text, imei text, iccid text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN array_to_tsvector(array_remove(ARRAY[upper(serial), dev_eui, join_eui, imei, iccid, '<' || reverse(upper(serial)),
    '<' || reverse(dev_eui), '<' || reverse(join_eui), '<' || reverse(imei), '<' || reverse(iccid)], ''));
CREATE INDEX "Device_numbers_idx" ON "Device" USING GIN (device_numbers("serial", "devEui", "joinEui", "imei", "iccid"));

-- Documents of one day, name or total are in the order of their numbers.
DROP INDEX "IssuedDocument_issuedOn_sort_idx", "IssuedDocument_number_sort_idx", "IssuedDocument_totalHkd_sort_idx",
    "IssuedDocument_customerName_sort_idx", "IssuedDocument_dueOn_sort_idx";
CREATE INDEX "IssuedDocument_issuedOn_sort_idx" ON "IssuedDocument" ("issuedOn", "number");
CREATE INDEX "IssuedDocument_totalHkd_sort_idx" ON "IssuedDocument" ("totalHkd", "number");
CREATE INDEX "IssuedDocument_customerName_sort_idx" ON "IssuedDocument" ("customerName" COLLATE "zh-Hant-x-icu", "number");
CREATE INDEX "IssuedDocument_dueOn_sort_idx" ON "IssuedDocument" ("dueOn" ASC NULLS LAST, "number");

CREATE INDEX "Payment_open_idx" ON "Payment" ("receivedOn", "id")
    WHERE "direction" = 'received' AND "voidedAt" IS NULL AND "allocated" < "amount";
CREATE INDEX "StockMovement_reference_idx" ON "StockMovement" ("reference" text_pattern_ops);
