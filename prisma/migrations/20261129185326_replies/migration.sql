-- CreateTable
CREATE TABLE "ReplyFile" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "contentType" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "uploadedById" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "activityId" UUID,
    "position" INTEGER NOT NULL DEFAULT 0,
    "attachedAt" TIMESTAMPTZ(3),

    CONSTRAINT "ReplyFile_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ReplyTemplate" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "nameEn" TEXT NOT NULL DEFAULT '',
    "kinds" TEXT[],
    "subject" TEXT NOT NULL DEFAULT '',
    "subjectEn" TEXT NOT NULL DEFAULT '',
    "body" TEXT NOT NULL DEFAULT '',
    "bodyEn" TEXT NOT NULL DEFAULT '',
    "isArchived" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updatedBy" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "searchText" TEXT NOT NULL GENERATED ALWAYS AS (product_search_text(
        "name" || E'\n' || "nameEn" || E'\n' || "subject" || E'\n' || "subjectEn" || E'\n' || "body" || E'\n' || "bodyEn"
    )) STORED,

    CONSTRAINT "ReplyTemplate_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ReplyFile_activityId_idx" ON "ReplyFile"("activityId");

-- AddForeignKey
ALTER TABLE "ReplyFile" ADD CONSTRAINT "ReplyFile_activityId_fkey" FOREIGN KEY ("activityId") REFERENCES "Activity"("id") ON DELETE SET NULL ON UPDATE CASCADE;
