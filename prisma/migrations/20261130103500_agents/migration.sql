-- CreateTable
CREATE TABLE "AgentCall" (
    "id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "channel" TEXT NOT NULL,
    "client" TEXT NOT NULL,
    "sender" TEXT NOT NULL,
    "tool" TEXT NOT NULL,
    "asked" TEXT NOT NULL,
    "outcome" TEXT NOT NULL,
    "code" TEXT,
    "products" TEXT[],
    "reference" TEXT,
    "durationMs" INTEGER NOT NULL,
    "searchText" TEXT NOT NULL GENERATED ALWAYS AS (product_search_text("client" || ' ' || "tool" || ' ' || "asked" || ' ' || coalesce("reference", ''))) STORED,

    CONSTRAINT "AgentCall_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "AgentCall_at_idx" ON "AgentCall"("at");

-- CreateIndex
CREATE INDEX "AgentCall_searchText_idx" ON "AgentCall" USING GIN ("searchText" gin_trgm_ops);

ALTER TABLE "AgentCall" ADD CONSTRAINT "AgentCall_channel_check" CHECK ("channel" IN ('mcp', 'ucp'));
ALTER TABLE "AgentCall" ADD CONSTRAINT "AgentCall_outcome_check" CHECK ("outcome" IN ('answered', 'refused', 'failed'));

ALTER TABLE "Quote" DROP CONSTRAINT "Quote_source_check";
ALTER TABLE "Quote" ADD CONSTRAINT "Quote_source_check" CHECK ("source" IN ('visitor', 'enquiry', 'chat', 'staff', 'quote', 'order', 'renewal', 'agent'));
