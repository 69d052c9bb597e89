-- CreateEnum
CREATE TYPE "QuoteStatus" AS ENUM ('requested', 'priced', 'sent', 'accepted', 'declined', 'withdrawn', 'expired');

-- CreateEnum
CREATE TYPE "DeliveryChannel" AS ENUM ('form', 'staff_mail', 'visitor_mail');

-- CreateEnum
CREATE TYPE "DeliveryStatus" AS ENUM ('pending', 'delivered', 'parked');

-- CreateTable
CREATE TABLE "Enquiry" (
    "id" UUID NOT NULL,
    "reference" TEXT NOT NULL,
    "submissionId" UUID NOT NULL,
    "language" TEXT NOT NULL,
    "product" TEXT NOT NULL,
    "firstName" TEXT NOT NULL,
    "lastName" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "company" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "inquiryType" TEXT,
    "message" TEXT NOT NULL,
    "suspect" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Enquiry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DemoRequest" (
    "id" UUID NOT NULL,
    "reference" TEXT NOT NULL,
    "submissionId" UUID NOT NULL,
    "language" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "product" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "company" TEXT NOT NULL,
    "industry" TEXT NOT NULL,
    "useCase" TEXT,
    "preferredDate" DATE,
    "preferredTime" TEXT,
    "holdsSlot" BOOLEAN NOT NULL DEFAULT false,
    "message" TEXT NOT NULL,
    "suspect" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "DemoRequest_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "QuoteRequest" (
    "id" UUID NOT NULL,
    "reference" TEXT NOT NULL,
    "submissionId" UUID NOT NULL,
    "token" TEXT NOT NULL,
    "status" "QuoteStatus" NOT NULL DEFAULT 'requested',
    "language" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "company" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "suspect" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "QuoteRequest_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "QuoteRequestLine" (
    "id" UUID NOT NULL,
    "quoteRequestId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "productId" UUID,
    "name" TEXT NOT NULL,
    "nameEn" TEXT,
    "sku" TEXT,
    "quantity" INTEGER NOT NULL,
    "note" TEXT NOT NULL,
    "listPrice" DECIMAL(14,2),
    "pricePeriod" "PricePeriod" NOT NULL,

    CONSTRAINT "QuoteRequestLine_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Delivery" (
    "id" UUID NOT NULL,
    "reference" TEXT NOT NULL,
    "channel" "DeliveryChannel" NOT NULL,
    "status" "DeliveryStatus" NOT NULL DEFAULT 'pending',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "lastError" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deliveredAt" TIMESTAMPTZ(3),

    CONSTRAINT "Delivery_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Enquiry_reference_key" ON "Enquiry"("reference");

-- CreateIndex
CREATE UNIQUE INDEX "Enquiry_submissionId_key" ON "Enquiry"("submissionId");

-- CreateIndex
CREATE INDEX "Enquiry_createdAt_idx" ON "Enquiry"("createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "DemoRequest_reference_key" ON "DemoRequest"("reference");

-- CreateIndex
CREATE UNIQUE INDEX "DemoRequest_submissionId_key" ON "DemoRequest"("submissionId");

-- CreateIndex
CREATE INDEX "DemoRequest_createdAt_idx" ON "DemoRequest"("createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "QuoteRequest_reference_key" ON "QuoteRequest"("reference");

-- CreateIndex
CREATE UNIQUE INDEX "QuoteRequest_submissionId_key" ON "QuoteRequest"("submissionId");

-- CreateIndex
CREATE UNIQUE INDEX "QuoteRequest_token_key" ON "QuoteRequest"("token");

-- CreateIndex
CREATE INDEX "QuoteRequest_createdAt_idx" ON "QuoteRequest"("createdAt");

-- CreateIndex
CREATE INDEX "QuoteRequestLine_productId_idx" ON "QuoteRequestLine"("productId");

-- CreateIndex
CREATE UNIQUE INDEX "QuoteRequestLine_quoteRequestId_position_key" ON "QuoteRequestLine"("quoteRequestId", "position");

-- CreateIndex
CREATE INDEX "Delivery_status_idx" ON "Delivery"("status");

-- CreateIndex
CREATE UNIQUE INDEX "Delivery_reference_channel_key" ON "Delivery"("reference", "channel");

-- AddForeignKey
ALTER TABLE "QuoteRequestLine" ADD CONSTRAINT "QuoteRequestLine_quoteRequestId_fkey" FOREIGN KEY ("quoteRequestId") REFERENCES "QuoteRequest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuoteRequestLine" ADD CONSTRAINT "QuoteRequestLine_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What Prisma cannot say.

-- Two requests for one slot cannot both win.
CREATE UNIQUE INDEX "DemoRequest_slot_key" ON "DemoRequest" ("preferredDate", "preferredTime") WHERE "holdsSlot";
ALTER TABLE "DemoRequest" ADD CONSTRAINT "DemoRequest_slot_check" CHECK (NOT "holdsSlot" OR ("preferredDate" IS NOT NULL AND "preferredTime" IS NOT NULL));

ALTER TABLE "Enquiry" ADD CONSTRAINT "Enquiry_language_check" CHECK ("language" IN ('zh-TW', 'en'));
ALTER TABLE "DemoRequest" ADD CONSTRAINT "DemoRequest_language_check" CHECK ("language" IN ('zh-TW', 'en'));
ALTER TABLE "QuoteRequest" ADD CONSTRAINT "QuoteRequest_language_check" CHECK ("language" IN ('zh-TW', 'en'));
ALTER TABLE "QuoteRequestLine" ADD CONSTRAINT "QuoteRequestLine_quantity_check" CHECK ("quantity" > 0);

-- A buyer's list names products by SKU or model number, in any case (contract/quote-requests.ts, POST /products/lookup).
CREATE INDEX "Product_sku_lookup_idx" ON "Product" (lower("sku")) WHERE "retiredAt" IS NULL;
CREATE INDEX "Product_model_lookup_idx" ON "Product" (lower("modelNumber")) WHERE "retiredAt" IS NULL;
