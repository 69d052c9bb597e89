-- CreateTable
CREATE TABLE "ContentEntry" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "publishedVersion" INTEGER,
    "publishFrom" TIMESTAMPTZ(3),
    "publishUntil" TIMESTAMPTZ(3),
    "deletedAt" TIMESTAMPTZ(3),

    CONSTRAINT "ContentEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ContentRevision" (
    "entryId" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "change" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "isSample" BOOLEAN NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "by" TEXT NOT NULL,

    CONSTRAINT "ContentRevision_pkey" PRIMARY KEY ("entryId","version")
);

-- CreateIndex
CREATE UNIQUE INDEX "ContentEntry_kind_key_key" ON "ContentEntry"("kind", "key");

-- AddForeignKey
ALTER TABLE "ContentRevision" ADD CONSTRAINT "ContentRevision_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "ContentEntry"("id") ON DELETE CASCADE ON UPDATE CASCADE;
