-- The language of the page where it began, as of what visitors send (20261124182500_visitor_languages).
ALTER TABLE "Conversation"
    DROP CONSTRAINT "Conversation_language_check",
    ADD CONSTRAINT "Conversation_language_check" CHECK ("language" IN ('zh-TW', 'zh-CN', 'en'));
