-- The languages that the admin speaks, one of them made of another (contract/i18n/languages.ts).
ALTER TABLE "User"
    DROP CONSTRAINT "User_language_check",
    ADD CONSTRAINT "User_language_check" CHECK ("language" IN ('zh-TW', 'zh-CN', 'en'));
