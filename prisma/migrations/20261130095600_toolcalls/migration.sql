-- AlterTable
ALTER TABLE "ChatTurn" ADD COLUMN     "toolCalls" JSONB NOT NULL DEFAULT '[]';
