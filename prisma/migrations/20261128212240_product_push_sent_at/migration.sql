-- AlterTable
ALTER TABLE "Product" ADD COLUMN     "pushSentAt" TIMESTAMPTZ(3);
