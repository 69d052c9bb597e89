-- CreateEnum
CREATE TYPE "DeviceState" AS ENUM ('packed', 'shipped', 'returned', 'replaced', 'scrapped');

-- CreateTable
CREATE TABLE "Device" (
    "id" UUID NOT NULL,
    "submissionId" UUID NOT NULL,
    "shipmentLineId" UUID NOT NULL,
    "orderId" UUID NOT NULL,
    "productId" UUID,
    "serial" TEXT NOT NULL,
    "devEui" TEXT NOT NULL DEFAULT '',
    "joinEui" TEXT NOT NULL DEFAULT '',
    "imei" TEXT NOT NULL DEFAULT '',
    "iccid" TEXT NOT NULL DEFAULT '',
    "keySealed" TEXT,
    "state" "DeviceState" NOT NULL,
    "shippedOn" DATE,
    "warrantyMonths" INTEGER,
    "warrantyEndsOn" DATE GENERATED ALWAYS AS (("shippedOn" + make_interval(months => "warrantyMonths"))::date) STORED,
    "firmware" TEXT NOT NULL DEFAULT '',
    "note" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "version" INTEGER NOT NULL DEFAULT 1,
    "searchText" TEXT NOT NULL GENERATED ALWAYS AS (product_search_text("serial" || ' ' || "devEui" || ' ' || "joinEui" || ' ' || "imei" || ' ' || "iccid")) STORED,

    CONSTRAINT "Device_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DeviceEvent" (
    "id" UUID NOT NULL,
    "deviceId" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "kind" TEXT NOT NULL,
    "state" "DeviceState",
    "by" TEXT NOT NULL,

    CONSTRAINT "DeviceEvent_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Device_searchText_idx" ON "Device" USING GIN ("searchText" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "Device_submissionId_idx" ON "Device"("submissionId");

-- CreateIndex
CREATE INDEX "Device_shipmentLineId_idx" ON "Device"("shipmentLineId");

-- CreateIndex
CREATE INDEX "Device_orderId_idx" ON "Device"("orderId");

-- CreateIndex
CREATE INDEX "Device_productId_idx" ON "Device"("productId");

-- CreateIndex
CREATE INDEX "Device_createdAt_id_idx" ON "Device"("createdAt", "id");

-- CreateIndex
CREATE INDEX "Device_shippedOn_id_idx" ON "Device"("shippedOn", "id");

-- CreateIndex
CREATE INDEX "Device_warrantyEndsOn_id_idx" ON "Device"("warrantyEndsOn", "id");

-- CreateIndex
CREATE INDEX "DeviceEvent_deviceId_idx" ON "DeviceEvent"("deviceId");

-- AddForeignKey
ALTER TABLE "Device" ADD CONSTRAINT "Device_shipmentLineId_fkey" FOREIGN KEY ("shipmentLineId") REFERENCES "ShipmentLine"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Device" ADD CONSTRAINT "Device_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Device" ADD CONSTRAINT "Device_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DeviceEvent" ADD CONSTRAINT "DeviceEvent_deviceId_fkey" FOREIGN KEY ("deviceId") REFERENCES "Device"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE INDEX "Device_serial_id_idx" ON "Device"(upper("serial"), "id");

-- The same columns backwards, without a day last
CREATE INDEX "Device_shippedOn_desc_idx" ON "Device"("shippedOn" DESC NULLS LAST, "id" DESC);
CREATE INDEX "Device_warrantyEndsOn_desc_idx" ON "Device"("warrantyEndsOn" DESC NULLS LAST, "id" DESC);

-- A number is that of one device; a returned one may be shipped again
CREATE UNIQUE INDEX "Device_serial_key" ON "Device"(upper("serial")) WHERE "state" <> 'returned';
CREATE UNIQUE INDEX "Device_devEui_key" ON "Device"("devEui") WHERE "state" <> 'returned' AND "devEui" <> '';
CREATE UNIQUE INDEX "Device_imei_key" ON "Device"("imei") WHERE "state" <> 'returned' AND "imei" <> '';
CREATE UNIQUE INDEX "Device_iccid_key" ON "Device"("iccid") WHERE "state" <> 'returned' AND "iccid" <> '';

ALTER TABLE "Device" ADD CONSTRAINT "Device_serial_check" CHECK ("serial" <> '');
ALTER TABLE "Device" ADD CONSTRAINT "Device_shippedOn_check" CHECK (("state" = 'packed') = ("shippedOn" IS NULL));
