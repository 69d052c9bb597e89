-- What the company says of itself was lists in a setting. Each of their rows becomes an entry of content, published, in its place.
CREATE TEMPORARY TABLE moved ON COMMIT DROP AS
WITH listed AS (
    SELECT
        gen_random_uuid() AS "id",
        CASE list."key" WHEN 'socialLinks' THEN 'social' ELSE list."key" END AS "kind",
        one."ordinality"::int AS "position",
        CASE one."value"->>'network'
            WHEN 'linkedin' THEN 'LinkedIn' WHEN 'facebook' THEN 'Facebook' WHEN 'youtube' THEN 'YouTube'
            WHEN 'instagram' THEN 'Instagram' WHEN 'whatsapp' THEN 'WhatsApp' WHEN 'x' THEN 'X'
        END AS "network",
        one."value" AS "row",
        setting."updatedAt" AS "at"
    FROM "SettingGroup" AS setting,
        jsonb_each(setting."values") AS list,
        jsonb_array_elements(CASE jsonb_typeof(list."value") WHEN 'array' THEN list."value" ELSE '[]' END) WITH ORDINALITY AS one
    WHERE setting."name" = 'company'
        AND list."key" IN ('milestones', 'team', 'certificates', 'offices', 'roles', 'socialLinks')
), named AS (
    SELECT
        *,
        btrim(left(btrim(regexp_replace(
            lower(coalesce("network", "row"->'title'->>'en', "row"->'city'->>'en', "row"->'kind'->>'en', "row"->'name'->>'en', '')),
            '[^a-z0-9]+', '-', 'g'
        ), '-'), 60), '-') AS "slug"
    FROM listed
), numbered AS (
    -- by its English name, as the address of an open role was, a second one with its number; where there is none, by its id
    SELECT
        *,
        CASE
            WHEN "slug" !~ '[a-z]{3}' THEN 'c-' || "id"
            WHEN row_number() OVER same = 1 THEN "slug"
            ELSE "slug" || '-' || row_number() OVER same
        END AS "wanted"
    FROM named
    WINDOW same AS (PARTITION BY "kind", "slug" ORDER BY "position")
)
SELECT
    "id", "kind", "position", "at",
    CASE row_number() OVER (PARTITION BY "kind", "wanted" ORDER BY "position") WHEN 1 THEN "wanted" ELSE "wanted" || '-' || "id" END AS "key",
    CASE "kind"
        WHEN 'social' THEN jsonb_build_object('name', jsonb_build_object('zh-TW', "network", 'en', "network"), 'url', "row"->'url')
        ELSE "row"
    END AS "data"
FROM numbered;

INSERT INTO "ContentEntry" ("id", "kind", "key", "position", "version", "publishedVersion")
SELECT "id", "kind", "key", "position", 1, 1 FROM moved;

INSERT INTO "ContentRevision" ("entryId", "version", "change", "data", "isSample", "at", "by")
SELECT "id", 1, 'created', "data", false, "at", coalesce(
    (
        SELECT "actorName" FROM "AuditEntry"
        WHERE "entity" = 'settings' AND "entityId" = 'company' ORDER BY "seq" DESC LIMIT 1
    ), ''
)
FROM moved;

-- A list that was emptied stays empty, under DEMO too, which would show its samples: its kind has an entry, which is deleted.
CREATE TEMPORARY TABLE emptied ON COMMIT DROP AS
SELECT gen_random_uuid() AS "id", CASE list."key" WHEN 'socialLinks' THEN 'social' ELSE list."key" END AS "kind", setting."updatedAt" AS "at"
FROM "SettingGroup" AS setting, jsonb_each(setting."values") AS list
WHERE setting."name" = 'company'
    AND list."key" IN ('milestones', 'team', 'certificates', 'offices', 'roles', 'socialLinks') AND list."value" = '[]';

INSERT INTO "ContentEntry" ("id", "kind", "key", "position", "version", "deletedAt")
SELECT "id", "kind", 'emptied', 1, 1, "at" FROM emptied;

INSERT INTO "ContentRevision" ("entryId", "version", "change", "data", "isSample", "at", "by")
SELECT "id", 1, 'deleted', '{"name": {"zh-TW": "（在設定中清空）", "en": "(emptied in Settings)"}}', false, "at", '' FROM emptied;

DELETE FROM "SettingGroup" WHERE "name" = 'company';
