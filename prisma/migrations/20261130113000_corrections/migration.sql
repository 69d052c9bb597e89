-- AlterTable
ALTER TABLE "ChatTurn" ADD COLUMN     "correction" JSONB;

-- Few are marked, and staff list them.
CREATE INDEX "ChatTurn_correction_idx" ON "ChatTurn"("conversationId") WHERE "correction" IS NOT NULL;
