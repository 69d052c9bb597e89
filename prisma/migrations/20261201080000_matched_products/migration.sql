-- By hand. Products by their words for staff, retired ones included, at most so many (NULL for all): the limit is within, for product_words found
-- all of a frequent word to show that there is one. The index of words is read as in found_products. product_words stays for instances of before.
CREATE FUNCTION matched_products(words tsquery, most bigint) RETURNS TABLE ("id" uuid)
LANGUAGE sql STABLE ROWS 1000 SET enable_seqscan = off SET enable_indexscan = off SET plan_cache_mode = force_custom_plan
AS $$
    SELECT "id" FROM "Product" WHERE "terms" @@ words LIMIT most
$$;
