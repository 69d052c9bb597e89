-- By hand. A code is found by its letters and digits alone: "HI-WL-01" by "hiwl01".
CREATE FUNCTION product_code(original text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN regexp_replace(lower(normalize(original, NFKC)), '[\u0001-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00BF\u2000-\u2BFF\u3000-\u3004\u3008-\u303F]+', '', 'g');

-- The codes with a hyphen in a product's name, without it: "EM300-TH 溫濕度感測器" has em300th.
CREATE FUNCTION product_codes(original text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN (
    SELECT coalesce(string_agg(product_code(found[1]), ' '), '')
    FROM regexp_matches(normalize(left(original, 1000), NFKC), '(?=[A-Za-z./_-]*[0-9])([A-Za-z0-9]+(?:[-‐–./_][A-Za-z0-9]+)+)', 'g') AS found
);

-- As before, with the codes.
ALTER TABLE "Product" ALTER COLUMN "terms" SET EXPRESSION AS (
    setweight(knowledge_names("name" || ' ' || coalesce("nameEn", '') || ' ' || coalesce("sku", '') || ' ' || coalesce("modelNumber", '')), 'A')
    || setweight(to_tsvector('simple', product_codes("name" || ' ' || coalesce("nameEn", '')) || ' ' || left(product_code(coalesce("sku", '')), 200)
        || ' ' || left(product_code(coalesce("modelNumber", '')), 200)), 'A')
    || setweight(knowledge_names(coalesce("subcategory", '') || ' ' || knowledge_tags("tags") || ' ' || coalesce("manufacturerCode", '')), 'B')
    || setweight(to_tsvector('simple', left(product_code(coalesce("manufacturerCode", '')), 200)), 'B')
    || setweight(knowledge_terms(
        coalesce("description", '') || ' ' || coalesce("descriptionEn", '') || ' ' || knowledge_texts("features") || ' ' || knowledge_texts("featuresEn")
    ), 'C')
    || setweight(knowledge_terms(
        knowledge_texts("specifications") || ' ' || knowledge_texts("specificationsEn") || ' ' || coalesce("connectivityDescription", '')
        || CASE "connectivityType" WHEN 'lora' THEN ' LoRa LoRaWAN' WHEN 'nb-iot' THEN ' NB-IoT' WHEN 'wifi' THEN ' Wi-Fi WiFi' ELSE '' END
        || CASE "pricePeriod" WHEN 'month' THEN ' monthly per month 每月 月費' WHEN 'year' THEN ' yearly annual per year 每年 年費' ELSE '' END
        || CASE "category" WHEN 'hardware' THEN ' 硬件 hardware' WHEN 'software' THEN ' 軟件 software' WHEN 'lpwan' THEN ' LPWAN' ELSE ' 完整系統 complete systems' END
    ), 'D')
);

CREATE INDEX "Product_sku_code_idx" ON "Product" (product_code("sku")) WHERE "retiredAt" IS NULL;
CREATE INDEX "Product_model_code_idx" ON "Product" (product_code("modelNumber")) WHERE "retiredAt" IS NULL;
