-- The catalogue is searched by its words too, by staff among retired products as well: the index holds those now.
CREATE INDEX "Product_words_idx" ON "Product" USING GIN ("terms");
DROP INDEX "Product_terms_idx";
