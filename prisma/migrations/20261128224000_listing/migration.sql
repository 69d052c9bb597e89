-- AlterTable
ALTER TABLE "Product" ADD COLUMN     "unlisted" BOOLEAN NOT NULL DEFAULT false;
