-- A text as full text search reads it: lower case, no punctuation, and each run of Chinese as its overlapping pairs of signs
-- (「漏水器」 is 漏水 and 水器), since PostgreSQL knows no words of Chinese. A run of one sign stays as it is.
CREATE FUNCTION knowledge_words(original text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN regexp_replace(
    regexp_replace(
        regexp_replace(
            lower(normalize(left(original, 20000), NFKC)),
            '[\u0001-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00BF\u00D7\u00F7\u2000-\u2BFF\u3000-\u3004\u3008-\u303F\uFE10-\uFE6F\uFF00-\uFFEF]+', ' ', 'g'
        ),
        '(?<=[\u2E80-\u2FFF\u3005-\u3007\u3040-\u9FFF\uF900-\uFAFF\U00020000-\U0003FFFF])([\u2E80-\u2FFF\u3005-\u3007\u3040-\u9FFF\uF900-\uFAFF\U00020000-\U0003FFFF])(?=[\u2E80-\u2FFF\u3005-\u3007\u3040-\u9FFF\uF900-\uFAFF\U00020000-\U0003FFFF])', '\1 \1', 'g'
    ),
    '(?<=[\u2E80-\u2FFF\u3005-\u3007\u3040-\u9FFF\uF900-\uFAFF\U00020000-\U0003FFFF])(?=[^ \u2E80-\u2FFF\u3005-\u3007\u3040-\u9FFF\uF900-\uFAFF\U00020000-\U0003FFFF])|(?<=[^ \u2E80-\u2FFF\u3005-\u3007\u3040-\u9FFF\uF900-\uFAFF\U00020000-\U0003FFFF])(?=[\u2E80-\u2FFF\u3005-\u3007\u3040-\u9FFF\uF900-\uFAFF\U00020000-\U0003FFFF])', ' ', 'g'
);

-- What a product is called, as trigrams compare it.
CREATE FUNCTION knowledge_called(name text, name_en text, model text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN lower(normalize(left(name || ' ' || coalesce(name_en, '') || ' ' || coalesce(model, ''), 1000), NFKC));

-- Latin words by their English stems. Names, which are looked for to the letter, besides as they are.
CREATE FUNCTION knowledge_terms(original text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN to_tsvector('english', knowledge_words(original));

CREATE FUNCTION knowledge_names(original text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN to_tsvector('english', knowledge_words(original)) || to_tsvector('simple', knowledge_words(original));

-- array_to_string is not immutable for arrays of what is shown by settings, as times are. Of texts it is.
CREATE FUNCTION knowledge_tags(tags text[]) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN array_to_string(tags, ' ');

-- The texts in features and specifications, without the keys that all of them share.
CREATE FUNCTION knowledge_texts(entries jsonb) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN jsonb_path_query_array(entries, 'strict $.** ? (@.type() == "string")')::text;

-- AlterTable
ALTER TABLE "Product" ADD COLUMN "terms" tsvector GENERATED ALWAYS AS (
    setweight(knowledge_names("name" || ' ' || coalesce("nameEn", '') || ' ' || coalesce("sku", '') || ' ' || coalesce("modelNumber", '')), 'A')
    || setweight(knowledge_names(coalesce("subcategory", '') || ' ' || knowledge_tags("tags") || ' ' || coalesce("manufacturerCode", '')), 'B')
    || setweight(knowledge_terms(
        coalesce("description", '') || ' ' || coalesce("descriptionEn", '') || ' ' || knowledge_texts("features") || ' ' || knowledge_texts("featuresEn")
    ), 'C')
    || setweight(knowledge_terms(
        knowledge_texts("specifications") || ' ' || knowledge_texts("specificationsEn") || ' ' || coalesce("connectivityDescription", '')
        || CASE "connectivityType" WHEN 'lora' THEN ' LoRa LoRaWAN' WHEN 'nb-iot' THEN ' NB-IoT' WHEN 'wifi' THEN ' Wi-Fi WiFi' ELSE '' END
        || CASE "pricePeriod" WHEN 'month' THEN ' monthly per month 每月 月費' WHEN 'year' THEN ' yearly annual per year 每年 年費' ELSE '' END
        || CASE "category" WHEN 'hardware' THEN ' 硬件 hardware' WHEN 'software' THEN ' 軟件 software' WHEN 'lpwan' THEN ' LPWAN' ELSE ' 完整系統 complete systems' END
    ), 'D')
) STORED;

-- AlterTable
ALTER TABLE "Question"
ADD COLUMN "terms" tsvector GENERATED ALWAYS AS (
    setweight(knowledge_names("question"), 'A') || setweight(knowledge_names("words"), 'B') || setweight(knowledge_terms("answer"), 'C')
) STORED,
ADD COLUMN "termsEn" tsvector GENERATED ALWAYS AS (
    CASE WHEN "questionEn" <> '' AND "answerEn" <> '' THEN
        setweight(knowledge_names("questionEn"), 'A') || setweight(knowledge_names("wordsEn"), 'B') || setweight(knowledge_terms("answerEn"), 'C')
    ELSE ''::tsvector END
) STORED;

-- CreateTable
CREATE TABLE "Passage" (
    "key" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "words" TEXT NOT NULL DEFAULT '',
    "path" TEXT NOT NULL,
    "edition" TEXT NOT NULL,
    "terms" tsvector GENERATED ALWAYS AS (
        setweight(knowledge_names("title"), 'A') || setweight(knowledge_names("words"), 'B') || setweight(knowledge_terms("text"), 'C')
    ) STORED,

    CONSTRAINT "Passage_pkey" PRIMARY KEY ("key","language")
);

-- CreateTable
CREATE TABLE "KnowledgeWord" (
    "word" TEXT NOT NULL,

    CONSTRAINT "KnowledgeWord_pkey" PRIMARY KEY ("word")
);

-- CreateIndex
CREATE INDEX "KnowledgeWord_word_idx" ON "KnowledgeWord" USING GIN ("word" gin_trgm_ops);

-- What is not said by Prisma: indexes of full text, and checks.
CREATE INDEX "Product_terms_idx" ON "Product" USING GIN ("terms") WHERE "retiredAt" IS NULL;
CREATE INDEX "Product_called_idx" ON "Product" USING GIN (knowledge_called("name", "nameEn", "modelNumber") gin_trgm_ops) WHERE "retiredAt" IS NULL;
CREATE INDEX "Question_terms_idx" ON "Question" USING GIN ("terms") WHERE "isPublished";
CREATE INDEX "Question_termsEn_idx" ON "Question" USING GIN ("termsEn") WHERE "isPublished";
CREATE INDEX "Passage_terms_idx" ON "Passage" USING GIN ("terms");
ALTER TABLE "Passage" ADD CONSTRAINT "Passage_language_check" CHECK ("language" IN ('zh-TW', 'en'));
ALTER TABLE "Passage" ADD CONSTRAINT "Passage_kind_check" CHECK ("kind" IN ('technology', 'question', 'regulation', 'page'));

-- What meets a query, by the GIN indexes alone: the planner takes reading all rows, along another index too, for cheap, since it does
-- not count that their terms lie elsewhere and are compressed. The empty tsvector has each row's terms unpacked once.
CREATE FUNCTION knowledge_products(gate tsquery, most integer) RETURNS TABLE ("key" uuid, "terms" tsvector)
LANGUAGE sql STABLE SET enable_seqscan = off SET enable_indexscan = off SET plan_cache_mode = force_custom_plan
AS $$
    SELECT "id", "terms" || ''::tsvector FROM "Product" WHERE "retiredAt" IS NULL AND "terms" @@ gate LIMIT most
$$;

CREATE FUNCTION knowledge_passages(gate tsquery, most integer) RETURNS TABLE ("from" text, "key" text, "terms" tsvector)
LANGUAGE sql STABLE SET enable_seqscan = off SET enable_indexscan = off SET plan_cache_mode = force_custom_plan
AS $$
    SELECT 'page', "key", "terms" || ''::tsvector FROM "Passage" WHERE "terms" @@ gate
    UNION ALL SELECT 'staff', "slug", "terms" || ''::tsvector FROM "Question" WHERE "isPublished" AND "terms" @@ gate
    UNION ALL SELECT 'staff', "slug", "termsEn" || ''::tsvector FROM "Question" WHERE "isPublished" AND "termsEn" @@ gate
    LIMIT most
$$;
