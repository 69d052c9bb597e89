-- What a system is made of; a record that is there says nothing of it yet.
ALTER TABLE "Product" ADD COLUMN "components" JSONB NOT NULL DEFAULT '[]';
