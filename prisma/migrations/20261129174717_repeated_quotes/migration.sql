-- AlterTable
ALTER TABLE "QuoteRequestLine" ADD COLUMN     "previousPrice" DECIMAL(14,2);

ALTER TABLE "Quote" DROP CONSTRAINT "Quote_source_check";
ALTER TABLE "Quote" ADD CONSTRAINT "Quote_source_check" CHECK ("source" IN ('visitor', 'enquiry', 'chat', 'staff', 'quote', 'order'));
