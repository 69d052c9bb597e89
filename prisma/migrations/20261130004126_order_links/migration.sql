-- CreateTable
CREATE TABLE "OrderLink" (
    "orderId" UUID NOT NULL,
    "hash" TEXT NOT NULL,
    "sealed" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "OrderLink_pkey" PRIMARY KEY ("orderId")
);

-- CreateIndex
CREATE UNIQUE INDEX "OrderLink_hash_key" ON "OrderLink"("hash");

-- AddForeignKey
ALTER TABLE "OrderLink" ADD CONSTRAINT "OrderLink_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE CASCADE ON UPDATE CASCADE;
