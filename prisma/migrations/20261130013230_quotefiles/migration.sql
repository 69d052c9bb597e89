-- CreateTable
CREATE TABLE "QuoteFile" (
    "revisionId" UUID NOT NULL,
    "snapshot" JSONB NOT NULL,
    "bytes" BYTEA NOT NULL,
    "sha256" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "QuoteFile_pkey" PRIMARY KEY ("revisionId")
);

-- AddForeignKey
ALTER TABLE "QuoteFile" ADD CONSTRAINT "QuoteFile_revisionId_fkey" FOREIGN KEY ("revisionId") REFERENCES "QuoteRevision"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A file goes when its revision or its buyer does, and never changes.
CREATE FUNCTION refuse_quote_file_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'A quotation that was sent is not changed' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER "QuoteFile_fixed" BEFORE UPDATE ON "QuoteFile" FOR EACH ROW EXECUTE FUNCTION refuse_quote_file_change();
