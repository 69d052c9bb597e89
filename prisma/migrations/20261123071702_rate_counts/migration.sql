-- CreateTable
CREATE TABLE "RateCount" (
    "key" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "endsAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "RateCount_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "RateCount_endsAt_idx" ON "RateCount"("endsAt");
