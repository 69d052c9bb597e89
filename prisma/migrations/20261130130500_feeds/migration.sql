-- CreateTable
CREATE TABLE "FeedRun" (
    "id" UUID NOT NULL,
    "feed" TEXT NOT NULL,
    "dueAt" TIMESTAMPTZ(3) NOT NULL,
    "startedAt" TIMESTAMPTZ(3) NOT NULL,
    "finishedAt" TIMESTAMPTZ(3),
    "fault" TEXT,
    "detail" TEXT NOT NULL DEFAULT '',
    "files" JSONB NOT NULL DEFAULT '[]',

    CONSTRAINT "FeedRun_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "FeedRun_startedAt_idx" ON "FeedRun"("startedAt");

-- CreateIndex
CREATE UNIQUE INDEX "FeedRun_feed_dueAt_key" ON "FeedRun"("feed", "dueAt");
