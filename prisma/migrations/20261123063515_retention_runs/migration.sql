-- CreateEnum
CREATE TYPE "RetentionState" AS ENUM ('held', 'approved', 'declined', 'done');

-- CreateTable
CREATE TABLE "RetentionRun" (
    "id" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "state" "RetentionState" NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "conversationDays" INTEGER NOT NULL,
    "reasons" TEXT[],
    "due" JSONB NOT NULL,
    "lastSeenAt" TIMESTAMPTZ(3),
    "decidedAt" TIMESTAMPTZ(3),
    "decidedBy" TEXT,

    CONSTRAINT "RetentionRun_pkey" PRIMARY KEY ("id")
);

-- One waits at most.
CREATE UNIQUE INDEX "RetentionRun_held" ON "RetentionRun" ("state") WHERE "state" = 'held';
