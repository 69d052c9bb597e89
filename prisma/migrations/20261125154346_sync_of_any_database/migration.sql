-- AlterEnum
ALTER TYPE "SyncRunStatus" ADD VALUE 'cancelled';

-- AlterTable
ALTER TABLE "SyncRun" ADD COLUMN     "bookCreated" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "bookFailures" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "bookRetired" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "bookUpdated" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "cancelledBy" TEXT,
ADD COLUMN     "linked" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "mappingVersion" INTEGER,
ADD COLUMN     "productId" UUID,
ADD COLUMN     "sourceTime" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "SyncConflict" ADD COLUMN     "value" JSONB;

-- CreateTable
CREATE TABLE "MappingVersion" (
    "databaseId" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "content" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "createdBy" TEXT,

    CONSTRAINT "MappingVersion_pkey" PRIMARY KEY ("databaseId","version")
);

-- CreateTable
CREATE TABLE "SyncDue" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "direction" "SyncDirection" NOT NULL,
    "trigger" TEXT NOT NULL,
    "dueAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SyncDue_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "NotionUser" (
    "id" TEXT NOT NULL,
    "name" TEXT,
    "isBot" BOOLEAN NOT NULL DEFAULT false,
    "fetchedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "NotionUser_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "NotionWebhook" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "token" TEXT NOT NULL,
    "receivedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "verifiedAt" TIMESTAMPTZ(3),
    "lastEventAt" TIMESTAMPTZ(3),

    CONSTRAINT "NotionWebhook_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "NotionWebhookEvent" (
    "id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "pageId" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "receivedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "NotionWebhookEvent_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "NotionWebhookEvent_receivedAt_idx" ON "NotionWebhookEvent"("receivedAt");

-- A third value settles a conflict, too.
ALTER TABLE "SyncConflict" DROP CONSTRAINT "SyncConflict_choice_check",
  ADD CONSTRAINT "SyncConflict_choice_check" CHECK ("choice" IN ('ours', 'theirs', 'other'));

-- One row each.
ALTER TABLE "SyncDue" ADD CONSTRAINT "SyncDue_one_check" CHECK ("id" = 1);
ALTER TABLE "NotionWebhook" ADD CONSTRAINT "NotionWebhook_one_check" CHECK ("id" = 1);
