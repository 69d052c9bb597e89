-- A name's words are found once, for both of its vectors: PostgreSQL puts the body of an SQL function in the place of its call, and
-- so found them twice. Of PL/pgSQL it does not. What is found stays the same, so no row is written anew.
CREATE FUNCTION knowledge_spelled(words text) RETURNS tsvector
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT
AS $$ BEGIN RETURN to_tsvector('english', words) || to_tsvector('simple', words); END $$;

CREATE OR REPLACE FUNCTION knowledge_names(original text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN knowledge_spelled(knowledge_words(original));
