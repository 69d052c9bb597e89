-- A range told in metres counts, too: where the line is called a range and no more, since "measuring range" or "detection distance" in
-- metres is none of the radio. The largest figure of all, in km.
CREATE FUNCTION product_range_km(lines jsonb) RETURNS numeric
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN (
    SELECT max(least(replace(said[1], ',', '')::numeric / CASE WHEN said[2] ~* '^(?:k|公里|千米)' THEN 1 ELSE 1000 END, 9999))
    FROM jsonb_array_elements(lines) AS line,
        regexp_matches(
            coalesce(line->>'value', '') || ' ' || coalesce(line->>'unit', ''),
            '(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?) *\+? *(kms?|公里|千米|kilomet(?:re|er)s?|m|米|公尺|met(?:re|er)s?)(?![a-z\d²³])', 'ig'
        ) AS said
    WHERE (said[2] ~* '^(?:k|公里|千米)' AND line->>'name' ~* '距離|距离|覆蓋|覆盖|range|coverage') OR line->>'name' ~* (
        '^\s*(?:(?:max(?:imum|\.)? *|(?:radio|wireless|transmission|communications?|rf|lora(?:wan)?) +)?(?:range|distance)|coverage'
        || '|(?:最[大遠远])?(?:(?:通訊|通讯|通信|傳輸|传输|無線電?|无线电?)?(?:距離|距离)|(?:通訊|通讯|通信|傳輸|传输|無線電?|无线电?)(?:範圍|范围))'
        || '|(?:覆蓋|覆盖)(?:範圍|范围|距離|距离)?)[\s:：]*$'
    )
);

ALTER TABLE "Product" ALTER COLUMN "rangeKm" TYPE DECIMAL(7,3);
ALTER TABLE "Product" ALTER COLUMN "rangeKm" SET EXPRESSION AS (product_range_km("specifications" || "specificationsEn"));
