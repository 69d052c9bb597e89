-- CreateTable
CREATE TABLE "Conversation" (
    "id" UUID NOT NULL,
    "language" TEXT NOT NULL,
    "visitorHash" TEXT NOT NULL,
    "opening" TEXT NOT NULL,
    "questions" INTEGER NOT NULL DEFAULT 0,
    "up" INTEGER NOT NULL DEFAULT 0,
    "down" INTEGER NOT NULL DEFAULT 0,
    "unanswered" INTEGER NOT NULL DEFAULT 0,
    "failed" INTEGER NOT NULL DEFAULT 0,
    "tokens" INTEGER NOT NULL DEFAULT 0,
    "costUsd" DECIMAL(12,6) NOT NULL DEFAULT 0,
    "handedOverTo" TEXT,
    "handedOverAt" TIMESTAMPTZ(3),
    "isSample" BOOLEAN NOT NULL DEFAULT false,
    "startedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Conversation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ChatTurn" (
    "id" UUID NOT NULL,
    "conversationId" UUID NOT NULL,
    "seq" INTEGER NOT NULL,
    "question" TEXT NOT NULL,
    "answer" TEXT NOT NULL DEFAULT '',
    "state" TEXT NOT NULL DEFAULT 'pending',
    "failure" TEXT,
    "mode" TEXT NOT NULL,
    "fallback" TEXT,
    "model" TEXT,
    "sources" JSONB NOT NULL DEFAULT '[]',
    "cited" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "unverified" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "products" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "promptTokens" INTEGER NOT NULL DEFAULT 0,
    "completionTokens" INTEGER NOT NULL DEFAULT 0,
    "costUsd" DECIMAL(12,6) NOT NULL DEFAULT 0,
    "firstTextMs" INTEGER,
    "durationMs" INTEGER,
    "rating" TEXT,
    "supersededAt" TIMESTAMPTZ(3),
    "gapId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "searchText" TEXT NOT NULL GENERATED ALWAYS AS (product_search_text(
        "question" || E'\n' || "answer"
    )) STORED,

    CONSTRAINT "ChatTurn_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ChatUsage" (
    "day" DATE NOT NULL,
    "key" TEXT NOT NULL,
    "messages" INTEGER NOT NULL DEFAULT 0,
    "tokens" INTEGER NOT NULL DEFAULT 0,
    "costUsd" DECIMAL(12,6) NOT NULL DEFAULT 0,

    CONSTRAINT "ChatUsage_pkey" PRIMARY KEY ("day","key")
);

-- CreateTable
CREATE TABLE "ChatLease" (
    "visitorHash" TEXT NOT NULL,
    "addressHash" TEXT NOT NULL,
    "turnId" UUID NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ChatLease_pkey" PRIMARY KEY ("visitorHash")
);

-- CreateTable
CREATE TABLE "QuestionGap" (
    "id" UUID NOT NULL,
    "language" TEXT NOT NULL,
    "question" TEXT NOT NULL,
    "asked" INTEGER NOT NULL DEFAULT 1,
    "state" TEXT NOT NULL DEFAULT 'open',
    "lastAskedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "searchText" TEXT NOT NULL GENERATED ALWAYS AS (product_search_text(
        "question"
    )) STORED,
    "answerId" UUID,

    CONSTRAINT "QuestionGap_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Question" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "group" TEXT NOT NULL,
    "question" TEXT NOT NULL,
    "questionEn" TEXT NOT NULL,
    "answer" TEXT NOT NULL,
    "answerEn" TEXT NOT NULL,
    "words" TEXT NOT NULL DEFAULT '',
    "wordsEn" TEXT NOT NULL DEFAULT '',
    "isPublished" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updatedBy" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "searchText" TEXT NOT NULL GENERATED ALWAYS AS (product_search_text(
        "question" || E'\n' || "questionEn" || E'\n' || "answer" || E'\n' || "answerEn" || E'\n' || "words" || E'\n' || "wordsEn"
    )) STORED,

    CONSTRAINT "Question_pkey" PRIMARY KEY ("id")
);

-- AlterTable
ALTER TABLE "Enquiry" ADD COLUMN "conversationId" UUID;

-- CreateIndex
CREATE INDEX "Enquiry_conversationId_idx" ON "Enquiry"("conversationId");

-- CreateIndex
CREATE INDEX "Conversation_lastAt_id_idx" ON "Conversation"("lastAt", "id");

-- CreateIndex
CREATE INDEX "Conversation_questions_id_idx" ON "Conversation"("questions", "id");

-- CreateIndex
CREATE INDEX "Conversation_costUsd_id_idx" ON "Conversation"("costUsd", "id");

-- CreateIndex
CREATE INDEX "Quote_sourceId_idx" ON "Quote"("sourceId");

-- CreateIndex
CREATE INDEX "ChatTurn_createdAt_idx" ON "ChatTurn"("createdAt");

-- CreateIndex
CREATE INDEX "ChatTurn_gapId_idx" ON "ChatTurn"("gapId");

-- CreateIndex
CREATE INDEX "ChatTurn_searchText_idx" ON "ChatTurn" USING GIN ("searchText" gin_trgm_ops);

-- CreateIndex
CREATE UNIQUE INDEX "ChatTurn_conversationId_seq_key" ON "ChatTurn"("conversationId", "seq");

-- CreateIndex
CREATE INDEX "ChatLease_addressHash_idx" ON "ChatLease"("addressHash");

-- CreateIndex
CREATE INDEX "QuestionGap_state_language_asked_idx" ON "QuestionGap"("state", "language", "asked");

-- CreateIndex
CREATE INDEX "QuestionGap_answerId_idx" ON "QuestionGap"("answerId");

-- CreateIndex
CREATE INDEX "QuestionGap_searchText_idx" ON "QuestionGap" USING GIN ("searchText" gin_trgm_ops);

-- CreateIndex
CREATE UNIQUE INDEX "Question_slug_key" ON "Question"("slug");

-- CreateIndex
CREATE INDEX "Question_isPublished_group_idx" ON "Question"("isPublished", "group");

-- CreateIndex
CREATE INDEX "Question_searchText_idx" ON "Question" USING GIN ("searchText" gin_trgm_ops);

-- AddForeignKey
ALTER TABLE "Enquiry" ADD CONSTRAINT "Enquiry_conversationId_fkey" FOREIGN KEY ("conversationId") REFERENCES "Conversation"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ChatTurn" ADD CONSTRAINT "ChatTurn_conversationId_fkey" FOREIGN KEY ("conversationId") REFERENCES "Conversation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ChatTurn" ADD CONSTRAINT "ChatTurn_gapId_fkey" FOREIGN KEY ("gapId") REFERENCES "QuestionGap"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuestionGap" ADD CONSTRAINT "QuestionGap_answerId_fkey" FOREIGN KEY ("answerId") REFERENCES "Question"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What is not said by Prisma: checks.
ALTER TABLE "Conversation" ADD CONSTRAINT "Conversation_language_check" CHECK ("language" IN ('zh-TW', 'en'));
ALTER TABLE "Conversation" ADD CONSTRAINT "Conversation_handedOverTo_check" CHECK ("handedOverTo" IN ('messaging', 'enquiry', 'quote'));
ALTER TABLE "ChatTurn" ADD CONSTRAINT "ChatTurn_state_check" CHECK ("state" IN ('pending', 'answered', 'stopped', 'failed'));
ALTER TABLE "ChatTurn" ADD CONSTRAINT "ChatTurn_mode_check" CHECK ("mode" IN ('ai', 'demo'));
ALTER TABLE "ChatTurn" ADD CONSTRAINT "ChatTurn_rating_check" CHECK ("rating" IN ('up', 'down'));
ALTER TABLE "QuestionGap" ADD CONSTRAINT "QuestionGap_language_check" CHECK ("language" IN ('zh-TW', 'en'));
ALTER TABLE "QuestionGap" ADD CONSTRAINT "QuestionGap_state_check" CHECK ("state" IN ('open', 'answered', 'dismissed'));
