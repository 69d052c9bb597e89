-- The languages that visitors read the site in, one of them made of another (contract/i18n/languages.ts): they are answered in them.
ALTER TABLE "Enquiry"
    DROP CONSTRAINT "Enquiry_language_check",
    ADD CONSTRAINT "Enquiry_language_check" CHECK ("language" IN ('zh-TW', 'zh-CN', 'en'));
ALTER TABLE "DemoRequest"
    DROP CONSTRAINT "DemoRequest_language_check",
    ADD CONSTRAINT "DemoRequest_language_check" CHECK ("language" IN ('zh-TW', 'zh-CN', 'en'));
ALTER TABLE "Quote"
    DROP CONSTRAINT "Quote_language_check",
    ADD CONSTRAINT "Quote_language_check" CHECK ("language" IN ('zh-TW', 'zh-CN', 'en'));
ALTER TABLE "Order"
    DROP CONSTRAINT "Order_language_check",
    ADD CONSTRAINT "Order_language_check" CHECK ("language" IN ('zh-TW', 'zh-CN', 'en'));
ALTER TABLE "Customer"
    DROP CONSTRAINT "Customer_language_check",
    ADD CONSTRAINT "Customer_language_check" CHECK ("language" IN ('zh-TW', 'zh-CN', 'en'));
