-- The last day of a warranty: so many months from the day of delivery where it is known, else of shipping; at month ends
-- the last day of the month
CREATE FUNCTION warranty_end(delivered DATE, shipped DATE, months INTEGER) RETURNS DATE
LANGUAGE SQL IMMUTABLE PARALLEL SAFE
RETURN (coalesce(delivered, shipped) + make_interval(months => months))::date;

-- AlterTable
ALTER TABLE "Device" ADD COLUMN "deliveredOn" DATE;

UPDATE "Device" d SET "deliveredOn" = (s."deliveredAt" AT TIME ZONE 'Asia/Hong_Kong')::date
FROM "ShipmentLine" x JOIN "Shipment" s ON s."id" = x."shipmentId"
WHERE x."id" = d."shipmentLineId" AND s."deliveredAt" IS NOT NULL;

-- Its indexes go with it
ALTER TABLE "Device" DROP COLUMN "warrantyEndsOn";
ALTER TABLE "Device" ADD COLUMN "warrantyEndsOn" DATE GENERATED ALWAYS AS (warranty_end("deliveredOn", "shippedOn", "warrantyMonths")) STORED;

CREATE INDEX "Device_warrantyEndsOn_id_idx" ON "Device"("warrantyEndsOn", "id");
CREATE INDEX "Device_warrantyEndsOn_desc_idx" ON "Device"("warrantyEndsOn" DESC NULLS LAST, "id" DESC);
