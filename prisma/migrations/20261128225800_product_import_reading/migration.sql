-- AlterTable
ALTER TABLE "ProductImport" ADD COLUMN     "decimals" JSONB NOT NULL DEFAULT '{}',
ADD COLUMN     "encodings" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "notes" JSONB NOT NULL DEFAULT '[]';
