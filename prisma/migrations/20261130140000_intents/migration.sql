-- AlterTable
ALTER TABLE "ChatTurn" ADD COLUMN     "intent" TEXT;
