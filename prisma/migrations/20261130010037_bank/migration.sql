-- CreateTable
CREATE TABLE "BankShape" (
    "shape" TEXT NOT NULL,
    "mapping" JSONB NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "BankShape_pkey" PRIMARY KEY ("shape")
);

-- CreateTable
CREATE TABLE "BankRow" (
    "id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "account" TEXT NOT NULL,
    "bookedOn" DATE NOT NULL,
    "amount" DECIMAL(18,2) NOT NULL,
    "currency" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "reference" TEXT NOT NULL,
    "payer" TEXT NOT NULL,
    "paymentId" UUID,
    "ignoredAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "createdBy" TEXT NOT NULL,

    CONSTRAINT "BankRow_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "BankRow_key_key" ON "BankRow"("key");

-- CreateIndex
CREATE UNIQUE INDEX "BankRow_paymentId_key" ON "BankRow"("paymentId");

-- AddForeignKey
ALTER TABLE "BankRow" ADD CONSTRAINT "BankRow_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "Payment"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What waits for somebody.
CREATE INDEX "BankRow_open_idx" ON "BankRow" ("bookedOn", "id") WHERE "paymentId" IS NULL AND "ignoredAt" IS NULL;
ALTER TABLE "BankRow" ADD CONSTRAINT "BankRow_amount_check" CHECK ("amount" > 0);
