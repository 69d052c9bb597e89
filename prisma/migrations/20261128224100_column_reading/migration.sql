-- AlterTable
ALTER TABLE "NotionMapping" ADD COLUMN     "reading" JSONB;
