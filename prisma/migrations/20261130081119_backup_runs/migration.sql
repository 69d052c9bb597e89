-- CreateTable
CREATE TABLE "BackupRun" (
    "id" UUID NOT NULL,
    "startedAt" TIMESTAMPTZ(3) NOT NULL,
    "finishedAt" TIMESTAMPTZ(3) NOT NULL,
    "trigger" TEXT NOT NULL,
    "name" TEXT,
    "bytes" BIGINT,
    "tables" INTEGER,
    "rows" BIGINT,
    "files" INTEGER,
    "fault" TEXT,
    "message" TEXT,
    "notifiedAt" TIMESTAMPTZ(3),

    CONSTRAINT "BackupRun_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "BackupRun_finishedAt_idx" ON "BackupRun"("finishedAt");
