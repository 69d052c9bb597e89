-- CreateTable
CREATE TABLE "InvoiceReminder" (
    "documentId" UUID NOT NULL,
    "day" INTEGER NOT NULL,
    "sentAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "InvoiceReminder_pkey" PRIMARY KEY ("documentId","day")
);

-- AddForeignKey
ALTER TABLE "InvoiceReminder" ADD CONSTRAINT "InvoiceReminder_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "IssuedDocument"("id") ON DELETE CASCADE ON UPDATE CASCADE;
