-- CreateTable
CREATE TABLE "IdempotentAnswer" (
    "owner" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "status" INTEGER,
    "body" TEXT,

    CONSTRAINT "IdempotentAnswer_pkey" PRIMARY KEY ("owner","key")
);

-- CreateIndex
CREATE INDEX "IdempotentAnswer_createdAt_idx" ON "IdempotentAnswer"("createdAt");
