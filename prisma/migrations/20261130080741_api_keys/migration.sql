-- CreateTable
CREATE TABLE "ApiKey" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "prefix" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "scopes" TEXT[],
    "rate" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "createdBy" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ(3),
    "revokedAt" TIMESTAMPTZ(3),
    "revokedBy" TEXT,
    "lastUsedAt" TIMESTAMPTZ(3),
    "lastUsedFrom" TEXT,

    CONSTRAINT "ApiKey_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "ApiKey_hash_key" ON "ApiKey"("hash");

ALTER TABLE "ApiKey" ADD CONSTRAINT "ApiKey_rate_check" CHECK ("rate" > 0);

-- An API key acts under its own name.
ALTER TABLE "Activity" DROP CONSTRAINT "Activity_actorKind_check",
    ADD CONSTRAINT "Activity_actorKind_check" CHECK ("actorKind" IN ('visitor', 'staff', 'program', 'key', 'job', 'system'));
ALTER TABLE "AuditEntry" DROP CONSTRAINT "AuditEntry_actorKind_check",
    ADD CONSTRAINT "AuditEntry_actorKind_check" CHECK ("actorKind" IN ('staff', 'program', 'key', 'job', 'system'));
