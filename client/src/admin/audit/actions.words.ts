import type { Bilingual, Language } from '#contract/i18n/languages.ts'

/** An action as an option of the filter, and as a sentence. */
interface ActionWords {
  label: Bilingual
  sentence: Record<Language, (actor: string, record: string) => string>
}

/** By action code. A code that is missing here is composed of its two halves (sentence.ts). */
export const actionWords: Record<string, ActionWords> = {
  'enquiry.changed': {
    label: { 'zh-TW': '跟進查詢', en: 'Enquiry follow-up changed' },
    sentence: {
      'zh-TW': (a, r) => `${a} 更改了查詢 ${r} 的跟進情況`,
      en: (a, r) => `${a} changed the follow-up of enquiry ${r}`,
    },
  },
  'enquiry.noted': {
    label: { 'zh-TW': '查詢備註', en: 'Note on an enquiry' },
    sentence: { 'zh-TW': (a, r) => `${a} 為查詢 ${r} 寫了備註`, en: (a, r) => `${a} left a note on enquiry ${r}` },
  },
  'enquiry.received': {
    label: { 'zh-TW': '記下查詢回覆', en: 'Reply to an enquiry logged' },
    sentence: {
      'zh-TW': (a, r) => `${a} 記下了查詢 ${r} 的回覆`,
      en: (a, r) => `${a} logged a reply to enquiry ${r}`,
    },
  },
  'enquiry.replied': {
    label: { 'zh-TW': '回覆查詢', en: 'Enquiry replied to' },
    sentence: { 'zh-TW': (a, r) => `${a} 回覆了查詢 ${r}`, en: (a, r) => `${a} replied to enquiry ${r}` },
  },
  'demo_request.changed': {
    label: { 'zh-TW': '跟進示範預約', en: 'Demo request follow-up changed' },
    sentence: {
      'zh-TW': (a, r) => `${a} 更改了示範預約 ${r} 的跟進情況`,
      en: (a, r) => `${a} changed the follow-up of demo request ${r}`,
    },
  },
  'demo_request.noted': {
    label: { 'zh-TW': '示範預約備註', en: 'Note on a demo request' },
    sentence: {
      'zh-TW': (a, r) => `${a} 為示範預約 ${r} 寫了備註`,
      en: (a, r) => `${a} left a note on demo request ${r}`,
    },
  },
  'demo_request.received': {
    label: { 'zh-TW': '記下示範預約回覆', en: 'Reply to a demo request logged' },
    sentence: {
      'zh-TW': (a, r) => `${a} 記下了示範預約 ${r} 的回覆`,
      en: (a, r) => `${a} logged a reply to demo request ${r}`,
    },
  },
  'demo_request.replied': {
    label: { 'zh-TW': '回覆示範預約', en: 'Demo request replied to' },
    sentence: { 'zh-TW': (a, r) => `${a} 回覆了示範預約 ${r}`, en: (a, r) => `${a} replied to demo request ${r}` },
  },
  'demo_request.confirmed': {
    label: { 'zh-TW': '確認示範', en: 'Demo confirmed' },
    sentence: { 'zh-TW': (a, r) => `${a} 確認了示範 ${r}`, en: (a, r) => `${a} confirmed the demo ${r}` },
  },
  'demo_request.moved': {
    label: { 'zh-TW': '示範改期', en: 'Demo moved' },
    sentence: { 'zh-TW': (a, r) => `${a} 更改了示範 ${r} 的時間`, en: (a, r) => `${a} moved the demo ${r}` },
  },
  'demo_request.declined': {
    label: { 'zh-TW': '婉拒示範', en: 'Demo declined' },
    sentence: { 'zh-TW': (a, r) => `${a} 婉拒了示範 ${r}`, en: (a, r) => `${a} declined the demo ${r}` },
  },
  'delivery.retried': {
    label: { 'zh-TW': '再次傳送', en: 'Delivery tried again' },
    sentence: { 'zh-TW': (a, r) => `${a} 把 ${r} 再次傳送`, en: (a, r) => `${a} had a delivery of ${r} tried again` },
  },
  'mail.retried': {
    label: { 'zh-TW': '再次寄信', en: 'Email sent again' },
    sentence: { 'zh-TW': (a) => `${a} 把未能寄出的信再寄一次`, en: (a) => `${a} sent a failed email again` },
  },
  'content.published': {
    label: { 'zh-TW': '發布內容', en: 'Content published' },
    sentence: { 'zh-TW': (a, r) => `${a} 發布了 ${r}`, en: (a, r) => `${a} published ${r}` },
  },
  'content.withdrawn': {
    label: { 'zh-TW': '撤下內容', en: 'Content withdrawn' },
    sentence: { 'zh-TW': (a, r) => `${a} 撤下了 ${r}`, en: (a, r) => `${a} withdrew ${r}` },
  },
  'content.undeleted': {
    label: { 'zh-TW': '復原已刪內容', en: 'Deleted content brought back' },
    sentence: { 'zh-TW': (a, r) => `${a} 復原了已刪除的 ${r}`, en: (a, r) => `${a} brought ${r} back` },
  },
  'content.restored': {
    label: { 'zh-TW': '復原內容的舊版本', en: 'Earlier content saved again' },
    sentence: {
      'zh-TW': (a, r) => `${a} 把 ${r} 還原至較早的版本`,
      en: (a, r) => `${a} saved an earlier version of ${r} again`,
    },
  },
  'content.ordered': {
    label: { 'zh-TW': '調整內容次序', en: 'Content reordered' },
    sentence: { 'zh-TW': (a) => `${a} 調整了內容的次序`, en: (a) => `${a} reordered content` },
  },
  'question_gap.dismissed': {
    label: { 'zh-TW': '略過訪客提問', en: 'Visitors’ question dismissed' },
    sentence: {
      'zh-TW': (a) => `${a} 略過了訪客的一條提問`,
      en: (a) => `${a} dismissed a question that visitors asked`,
    },
  },
  'question_gap.reopened': {
    label: { 'zh-TW': '重開訪客提問', en: 'Visitors’ question reopened' },
    sentence: {
      'zh-TW': (a) => `${a} 把訪客的一條提問重新列為未回答`,
      en: (a) => `${a} opened a question that visitors asked again`,
    },
  },
  'stock.set': {
    label: { 'zh-TW': '批次更新庫存', en: 'Stock of many products set' },
    sentence: { 'zh-TW': (a) => `${a} 批次更新了庫存`, en: (a) => `${a} set the stock of many products` },
  },
  'prices.set': {
    label: { 'zh-TW': '批次更新價格', en: 'Prices of many products set' },
    sentence: { 'zh-TW': (a) => `${a} 批次更新了價格`, en: (a) => `${a} set the prices of many products` },
  },
  'api_key.created': {
    label: { 'zh-TW': '建立 API 金鑰', en: 'API key made' },
    sentence: { 'zh-TW': (a, r) => `${a} 建立了 API 金鑰「${r}」`, en: (a, r) => `${a} made the API key “${r}”` },
  },
  'api_key.revoked': {
    label: { 'zh-TW': '撤銷 API 金鑰', en: 'API key revoked' },
    sentence: { 'zh-TW': (a, r) => `${a} 撤銷了 API 金鑰「${r}」`, en: (a, r) => `${a} revoked the API key “${r}”` },
  },
  'webhook.created': {
    label: { 'zh-TW': '建立 webhook', en: 'Webhook made' },
    sentence: { 'zh-TW': (a, r) => `${a} 建立了 webhook「${r}」`, en: (a, r) => `${a} made the webhook “${r}”` },
  },
  'webhook.updated': {
    label: { 'zh-TW': '更改 webhook', en: 'Webhook changed' },
    sentence: { 'zh-TW': (a, r) => `${a} 更改了 webhook「${r}」`, en: (a, r) => `${a} changed the webhook “${r}”` },
  },
  'webhook.deleted': {
    label: { 'zh-TW': '刪除 webhook', en: 'Webhook deleted' },
    sentence: { 'zh-TW': (a, r) => `${a} 刪除了 webhook「${r}」`, en: (a, r) => `${a} deleted the webhook “${r}”` },
  },
  'webhook.disabled': {
    label: { 'zh-TW': 'Webhook 停用', en: 'Webhook disabled' },
    sentence: { 'zh-TW': (a, r) => `${a} 停用了 webhook「${r}」`, en: (a, r) => `${a} disabled the webhook “${r}”` },
  },
  'webhook.secret_rotated': {
    label: { 'zh-TW': '更換 webhook 密鑰', en: 'Webhook secret replaced' },
    sentence: {
      'zh-TW': (a, r) => `${a} 更換了 webhook「${r}」的密鑰`,
      en: (a, r) => `${a} replaced the secret of the webhook “${r}”`,
    },
  },
  'webhook.resent': {
    label: { 'zh-TW': '重新發送 webhook', en: 'Webhook resent' },
    sentence: {
      'zh-TW': (a, r) => `${a} 再次向 webhook「${r}」發送事件`,
      en: (a, r) => `${a} sent an event to the webhook “${r}” again`,
    },
  },
  'user.invited': {
    label: { 'zh-TW': '邀請使用者', en: 'User invited' },
    sentence: { 'zh-TW': (a, r) => `${a} 邀請了 ${r}`, en: (a, r) => `${a} invited ${r}` },
  },
  'user.created': {
    label: { 'zh-TW': '建立使用者', en: 'User created' },
    sentence: { 'zh-TW': (a, r) => `${a} 建立了使用者 ${r}`, en: (a, r) => `${a} created the user ${r}` },
  },
  'user.updated': {
    label: { 'zh-TW': '更改使用者', en: 'User changed' },
    sentence: { 'zh-TW': (a, r) => `${a} 更改了使用者 ${r}`, en: (a, r) => `${a} changed the user ${r}` },
  },
  'user.profile_changed': {
    label: { 'zh-TW': '更改個人設定', en: 'Own profile changed' },
    sentence: { 'zh-TW': (a) => `${a} 更改了個人設定`, en: (a) => `${a} changed their own profile` },
  },
  'user.notifications_changed': {
    label: { 'zh-TW': '更改通知電郵', en: 'Own notifications changed' },
    sentence: {
      'zh-TW': (a) => `${a} 更改了以電郵收取哪些通知`,
      en: (a) => `${a} chose which notifications they get by email`,
    },
  },
  'user.activated': {
    label: { 'zh-TW': '啟用使用者', en: 'User activated' },
    sentence: { 'zh-TW': (a, r) => `${a} 啟用了 ${r}`, en: (a, r) => `${a} activated ${r}` },
  },
  'user.deactivated': {
    label: { 'zh-TW': '停用使用者', en: 'User deactivated' },
    sentence: { 'zh-TW': (a, r) => `${a} 停用了 ${r}`, en: (a, r) => `${a} deactivated ${r}` },
  },
  'user.suspended': {
    label: { 'zh-TW': '暫停使用者', en: 'User suspended' },
    sentence: { 'zh-TW': (a, r) => `${a} 暫停了 ${r} 的帳戶`, en: (a, r) => `${a} suspended ${r}` },
  },
  'user.password_changed': {
    label: { 'zh-TW': '更改密碼', en: 'Password changed' },
    sentence: { 'zh-TW': (_a, r) => `${r} 的密碼已更改`, en: (_a, r) => `The password of ${r} was changed` },
  },
  'user.two_factor_enabled': {
    label: { 'zh-TW': '開啟雙重驗證', en: 'Two-factor switched on' },
    sentence: { 'zh-TW': (a) => `${a} 開啟了雙重驗證`, en: (a) => `${a} switched two-factor sign-in on` },
  },
  'user.two_factor_disabled': {
    label: { 'zh-TW': '關閉雙重驗證', en: 'Two-factor switched off' },
    sentence: { 'zh-TW': (a) => `${a} 關閉了雙重驗證`, en: (a) => `${a} switched two-factor sign-in off` },
  },
  'user.two_factor_reset': {
    label: { 'zh-TW': '重設雙重驗證', en: 'Two-factor reset' },
    sentence: {
      'zh-TW': (a, r) => `${a} 重設了 ${r} 的雙重驗證`,
      en: (a, r) => `${a} reset the two-factor sign-in of ${r}`,
    },
  },
  'user.recovery_codes_renewed': {
    label: { 'zh-TW': '更新備用碼', en: 'Recovery codes renewed' },
    sentence: { 'zh-TW': (a) => `${a} 更新了備用碼`, en: (a) => `${a} made new recovery codes` },
  },
  'user.sessions_ended': {
    label: { 'zh-TW': '結束登入', en: 'Sessions ended' },
    sentence: { 'zh-TW': (a, r) => `${a} 結束了 ${r} 的所有登入`, en: (a, r) => `${a} ended the sessions of ${r}` },
  },
  'session.started': {
    label: { 'zh-TW': '登入', en: 'Signed in' },
    sentence: { 'zh-TW': (a) => `${a} 登入`, en: (a) => `${a} signed in` },
  },
  'session.ended': {
    label: { 'zh-TW': '登出', en: 'Signed out' },
    sentence: { 'zh-TW': (a) => `${a} 登出`, en: (a) => `${a} signed out` },
  },
  'session.revoked': {
    label: { 'zh-TW': '結束自己的登入', en: 'Own session ended' },
    sentence: { 'zh-TW': (a) => `${a} 結束了自己的一個登入`, en: (a) => `${a} ended one of their sessions` },
  },
  'session.others_revoked': {
    label: { 'zh-TW': '結束自己的其他登入', en: 'Own other sessions ended' },
    sentence: { 'zh-TW': (a) => `${a} 結束了自己的其他登入`, en: (a) => `${a} ended all of their other sessions` },
  },
  'session.failed': {
    label: { 'zh-TW': '登入失敗', en: 'Sign-in failed' },
    sentence: { 'zh-TW': (_a, r) => `有人嘗試以 ${r} 登入但失敗`, en: (_a, r) => `A sign-in as ${r} failed` },
  },
  'session.locked': {
    label: { 'zh-TW': '登入被鎖定', en: 'Sign-in locked' },
    sentence: {
      'zh-TW': (_a, r) => `${r} 登入失敗太多次，已暫時鎖定`,
      en: (_a, r) => `${r} was locked after too many failed sign-ins`,
    },
  },
  'link.sent': {
    label: { 'zh-TW': '發出連結', en: 'Link sent' },
    sentence: { 'zh-TW': (a, r) => `${a} 向 ${r} 發出了一次性連結`, en: (a, r) => `${a} sent ${r} a one-time link` },
  },
  'link.used': {
    label: { 'zh-TW': '使用連結', en: 'Link used' },
    sentence: { 'zh-TW': (_a, r) => `${r} 使用了一次性連結`, en: (_a, r) => `${r} used their one-time link` },
  },
  'settings.updated': {
    label: { 'zh-TW': '更改設定', en: 'Settings changed' },
    sentence: { 'zh-TW': (a, r) => `${a} 更改了設定（${r}）`, en: (a, r) => `${a} changed the settings (${r})` },
  },
  'sync.started': {
    label: { 'zh-TW': '開始同步', en: 'Sync started' },
    sentence: { 'zh-TW': (a) => `${a} 開始了產品同步`, en: (a) => `${a} started a sync of products` },
  },
  'sync.refreshed': {
    label: { 'zh-TW': '強制重新整理', en: 'Force refresh' },
    sentence: { 'zh-TW': (a) => `${a} 清除快取並重新同步`, en: (a) => `${a} cleared the cache and synced again` },
  },
  'sync.webhook_awaited': {
    label: { 'zh-TW': '連接 Webhook', en: 'Webhooks being connected' },
    sentence: {
      'zh-TW': (a) => `${a} 開始連接 Notion 的 Webhook`,
      en: (a) => `${a} began to connect Notion’s webhooks`,
    },
  },
  'sync.webhook_token_received': {
    label: { 'zh-TW': '收到 Webhook 驗證碼', en: 'Webhook token received' },
    sentence: { 'zh-TW': (a) => `${a} 送來了 Webhook 的驗證碼`, en: (a) => `${a} sent the token of its webhooks` },
  },
  'sync.webhook_token_shown': {
    label: { 'zh-TW': '查看 Webhook 驗證碼', en: 'Webhook token shown' },
    sentence: {
      'zh-TW': (a) => `${a} 查看了 Notion Webhook 的驗證碼`,
      en: (a) => `${a} looked at the token of Notion’s webhooks`,
    },
  },
  'sync.webhook_removed': {
    label: { 'zh-TW': '中斷 Webhook', en: 'Webhooks disconnected' },
    sentence: { 'zh-TW': (a) => `${a} 中斷了 Notion 的 Webhook`, en: (a) => `${a} disconnected Notion’s webhooks` },
  },
  'sync.cancelled': {
    label: { 'zh-TW': '取消同步', en: 'Sync cancelled' },
    sentence: { 'zh-TW': (a) => `${a} 取消了產品同步`, en: (a) => `${a} cancelled a sync of products` },
  },
  'sync.mapping_kept': {
    label: { 'zh-TW': '儲存欄位對應', en: 'Mapping saved' },
    sentence: {
      'zh-TW': (a) => `${a} 儲存了產品來源的欄位對應`,
      en: (a) => `${a} saved the mapping of the source’s columns`,
    },
  },
  'sync.mapping_restored': {
    label: { 'zh-TW': '還原欄位對應', en: 'Mapping restored' },
    sentence: {
      'zh-TW': (a) => `${a} 還原了產品來源較早的欄位對應`,
      en: (a) => `${a} restored an earlier mapping of the source’s columns`,
    },
  },
  'sync.plan_applied': {
    label: { 'zh-TW': '執行同步計劃', en: 'Sync plan applied' },
    sentence: { 'zh-TW': (a) => `${a} 執行了同步計劃`, en: (a) => `${a} applied a sync plan` },
  },
  'products.imported': {
    label: { 'zh-TW': '匯入產品', en: 'Products imported' },
    sentence: { 'zh-TW': (a, r) => `${a} 從檔案 ${r} 匯入了產品`, en: (a, r) => `${a} imported products from ${r}` },
  },
  'sync.plan_discarded': {
    label: { 'zh-TW': '放棄同步計劃', en: 'Sync plan discarded' },
    sentence: { 'zh-TW': (a) => `${a} 放棄了同步計劃`, en: (a) => `${a} discarded a sync plan` },
  },
  'product.page_renewed': {
    label: { 'zh-TW': '在 Notion 建立新頁面', en: 'New page in Notion' },
    sentence: {
      'zh-TW': (a, r) => `${a} 讓 ${r} 在 Notion 有新的頁面`,
      en: (a, r) => `${a} created a new page in Notion for ${r}`,
    },
  },
  'product.let_go': {
    label: { 'zh-TW': '不再保留產品', en: 'Product unlisted' },
    sentence: {
      'zh-TW': (a, r) => `${r} 在 Notion 的頁面已刪除，${a} 把產品下架`,
      en: (a, r) => `${a} took ${r} off the list, since its page in Notion was erased`,
    },
  },
  'product.push_retried': {
    label: { 'zh-TW': '重試寫入 Notion', en: 'Push to Notion retried' },
    sentence: {
      'zh-TW': (a, r) => `${a} 再次把 ${r} 寫入 Notion`,
      en: (a, r) => `${a} retried sending ${r} to Notion`,
    },
  },
  'sync.conflicts_settled': {
    label: { 'zh-TW': '處理同步差異', en: 'Sync conflicts settled' },
    sentence: { 'zh-TW': (a) => `${a} 處理了兩邊都改過的內容`, en: (a) => `${a} settled fields changed on both sides` },
  },
  'sync.conflicts_reopened': {
    label: { 'zh-TW': '還原同步差異的處理', en: 'Sync conflicts reopened' },
    sentence: {
      'zh-TW': (a) => `${a} 還原了對兩邊都改過的內容的處理`,
      en: (a) => `${a} reopened fields changed on both sides`,
    },
  },
  // customers are named by id: the log is never erased, but a person may ask to be forgotten
  'customer.created': {
    label: { 'zh-TW': '新增客戶', en: 'Customer added' },
    sentence: { 'zh-TW': (a) => `${a} 新增了一位客戶`, en: (a) => `${a} added a customer` },
  },
  'customer.updated': {
    label: { 'zh-TW': '更改客戶', en: 'Customer changed' },
    sentence: { 'zh-TW': (a) => `${a} 更改了一位客戶`, en: (a) => `${a} changed a customer` },
  },
  'customer.noted': {
    label: { 'zh-TW': '為客戶加備註', en: 'Note on a customer' },
    sentence: { 'zh-TW': (a) => `${a} 為一位客戶加了備註`, en: (a) => `${a} added a note to a customer` },
  },
  'customer.merged': {
    label: { 'zh-TW': '合併客戶', en: 'Customers merged' },
    sentence: { 'zh-TW': (a) => `${a} 合併了兩位客戶`, en: (a) => `${a} merged two customers` },
  },
  'samples.removed': {
    label: { 'zh-TW': '移除示範資料', en: 'Sample data removed' },
    sentence: { 'zh-TW': () => '示範資料已移除', en: () => 'The sample data was removed' },
  },
  'customer.exported': {
    label: { 'zh-TW': '匯出一人的資料', en: 'One person’s data exported' },
    sentence: {
      'zh-TW': (a) => `${a} 匯出了一位客戶的全部資料`,
      en: (a) => `${a} exported all data kept on a customer`,
    },
  },
  'customer.erased': {
    label: { 'zh-TW': '刪除客戶', en: 'Customer erased' },
    sentence: { 'zh-TW': (a) => `${a} 刪除了一位客戶的個人資料`, en: (a) => `${a} erased a customer` },
  },
  'retention.approved': {
    label: { 'zh-TW': '准許刪除舊資料', en: 'Erasing old records allowed' },
    sentence: {
      'zh-TW': (a) => `${a} 准許刪除保存期已滿的資料`,
      en: (a) => `${a} let old records be erased`,
    },
  },
  'retention.declined': {
    label: { 'zh-TW': '暫不刪除舊資料', en: 'Erasing old records put off' },
    sentence: {
      'zh-TW': (a) => `${a} 決定暫不刪除保存期已滿的資料`,
      en: (a) => `${a} put off erasing old records`,
    },
  },
  // the log does not contain what was said
  'conversation.erased': {
    label: { 'zh-TW': '刪除助手對話', en: 'Conversation erased' },
    sentence: {
      'zh-TW': (a) => `${a} 刪除了一段訪客與助手的對話`,
      en: (a) => `${a} erased a conversation with the assistant`,
    },
  },
  'conversation.answer_marked': {
    label: { 'zh-TW': '標記錯答', en: 'Answer marked as wrong' },
    sentence: {
      'zh-TW': (a) => `${a} 把助手的一個回答標為錯誤`,
      en: (a) => `${a} marked an answer of the assistant as wrong`,
    },
  },
  'conversation.answer_unmarked': {
    label: { 'zh-TW': '取消錯答標記', en: 'Mark of a wrong answer removed' },
    sentence: {
      'zh-TW': (a) => `${a} 取消了一個錯答標記`,
      en: (a) => `${a} took the mark of a wrong answer back`,
    },
  },
  'order.created': {
    label: { 'zh-TW': '建立訂單', en: 'Order created' },
    sentence: { 'zh-TW': (a, r) => `${a} 建立了訂單 ${r}`, en: (a, r) => `${a} created the order ${r}` },
  },
  'order.updated': {
    label: { 'zh-TW': '更改訂單', en: 'Order changed' },
    sentence: { 'zh-TW': (a, r) => `${a} 更改了訂單 ${r}`, en: (a, r) => `${a} changed the order ${r}` },
  },
  'media.uploaded': {
    label: { 'zh-TW': '上載檔案', en: 'File uploaded' },
    sentence: { 'zh-TW': (a, r) => `${a} 上載了「${r}」`, en: (a, r) => `${a} uploaded ${r}` },
  },
  'media.cropped': {
    label: { 'zh-TW': '裁剪圖片', en: 'Picture cropped' },
    sentence: { 'zh-TW': (a, r) => `${a} 裁剪了圖片「${r}」`, en: (a, r) => `${a} cropped the picture ${r}` },
  },
  'stock.counted': {
    label: { 'zh-TW': '盤點', en: 'Stock counted' },
    sentence: { 'zh-TW': (a, r) => `${a} 盤點了「${r}」`, en: (a, r) => `${a} counted the stock of ${r}` },
  },
  'stock.transferred': {
    label: { 'zh-TW': '調倉', en: 'Stock transferred' },
    sentence: { 'zh-TW': (a, r) => `${a} 為「${r}」調倉`, en: (a, r) => `${a} transferred stock of ${r}` },
  },
  'devices.recorded': {
    label: { 'zh-TW': '登記裝置', en: 'Devices recorded' },
    sentence: { 'zh-TW': (a, r) => `${a} 登記了訂單 ${r} 的裝置`, en: (a, r) => `${a} recorded devices of order ${r}` },
  },
  'devices.keys_exported': {
    label: { 'zh-TW': '匯出裝置密鑰', en: 'Device keys exported' },
    sentence: { 'zh-TW': (a) => `${a} 匯出了裝置及 AppKey`, en: (a) => `${a} exported devices with their AppKeys` },
  },
  'devices.keys_downloaded': {
    label: { 'zh-TW': '買家下載裝置密鑰', en: 'Device keys downloaded by the buyer' },
    sentence: {
      'zh-TW': (_a, r) => `買家在專用連結下載了訂單 ${r} 的裝置及 AppKey`,
      en: (_a, r) => `The buyer downloaded the devices of order ${r} with their AppKeys on the private link`,
    },
  },
  'device.updated': {
    label: { 'zh-TW': '更改裝置', en: 'Device changed' },
    sentence: { 'zh-TW': (a, r) => `${a} 更改了裝置 ${r}`, en: (a, r) => `${a} changed the device ${r}` },
  },
  'device.removed': {
    label: { 'zh-TW': '移除裝置', en: 'Device removed' },
    sentence: { 'zh-TW': (a, r) => `${a} 移除了裝置 ${r}`, en: (a, r) => `${a} removed the device ${r}` },
  },
  'device.key_shown': {
    label: { 'zh-TW': '查看裝置密鑰', en: 'Device key shown' },
    sentence: {
      'zh-TW': (a, r) => `${a} 查看了裝置 ${r} 的 AppKey`,
      en: (a, r) => `${a} saw the AppKey of device ${r}`,
    },
  },
  'stock_location.added': {
    label: { 'zh-TW': '新增倉庫', en: 'Location added' },
    sentence: { 'zh-TW': (a, r) => `${a} 新增了倉庫「${r}」`, en: (a, r) => `${a} added the location ${r}` },
  },
  'stock_location.updated': {
    label: { 'zh-TW': '更改倉庫', en: 'Location changed' },
    sentence: { 'zh-TW': (a, r) => `${a} 更改了倉庫「${r}」`, en: (a, r) => `${a} changed the location ${r}` },
  },
  'receipt.created': {
    label: { 'zh-TW': '新增入貨', en: 'Incoming goods recorded' },
    sentence: { 'zh-TW': (a, r) => `${a} 新增了入貨 ${r}`, en: (a, r) => `${a} recorded the incoming goods ${r}` },
  },
  'receipt.updated': {
    label: { 'zh-TW': '更改入貨', en: 'Incoming goods changed' },
    sentence: { 'zh-TW': (a, r) => `${a} 更改了入貨 ${r}`, en: (a, r) => `${a} changed the incoming goods ${r}` },
  },
  'receipt.received': {
    label: { 'zh-TW': '收貨', en: 'Goods received' },
    sentence: { 'zh-TW': (a, r) => `${a} 收到入貨 ${r} 的貨品`, en: (a, r) => `${a} received goods of ${r}` },
  },
  'receipt.cancelled': {
    label: { 'zh-TW': '取消入貨', en: 'Incoming goods cancelled' },
    sentence: {
      'zh-TW': (a, r) => `${a} 取消了入貨 ${r} 餘下的貨品`,
      en: (a, r) => `${a} cancelled what was left of the incoming goods ${r}`,
    },
  },
  'return.approved': {
    label: { 'zh-TW': '批准退貨', en: 'Return approved' },
    sentence: { 'zh-TW': (a, r) => `${a} 批准了退貨 ${r}`, en: (a, r) => `${a} approved the return ${r}` },
  },
  'return.rejected': {
    label: { 'zh-TW': '拒絕退貨', en: 'Return rejected' },
    sentence: { 'zh-TW': (a, r) => `${a} 拒絕了退貨 ${r}`, en: (a, r) => `${a} rejected the return ${r}` },
  },
  'return.received': {
    label: { 'zh-TW': '收到退貨', en: 'Return received' },
    sentence: { 'zh-TW': (a, r) => `${a} 收到退貨 ${r}`, en: (a, r) => `${a} received the goods of the return ${r}` },
  },
  'return.settled': {
    label: { 'zh-TW': '處理退貨', en: 'Return settled' },
    sentence: { 'zh-TW': (a, r) => `${a} 處理好退貨 ${r}`, en: (a, r) => `${a} settled the return ${r}` },
  },
  'subscription.updated': {
    label: { 'zh-TW': '更改訂閱', en: 'Subscription changed' },
    sentence: { 'zh-TW': (a, r) => `${a} 更改了訂閱 ${r}`, en: (a, r) => `${a} changed the subscription ${r}` },
  },
  'subscription.moved': {
    label: { 'zh-TW': '更新訂閱狀態', en: 'Subscription moved' },
    sentence: { 'zh-TW': (a, r) => `${a} 更新了訂閱的狀態： ${r}`, en: (a, r) => `${a} moved the subscription ${r}` },
  },
  'order.link_renewed': {
    label: { 'zh-TW': '換新訂單連結', en: 'Order link renewed' },
    sentence: {
      'zh-TW': (a, r) => `${a} 換了訂單的連結： ${r}`,
      en: (a, r) => `${a} made a new link of the order ${r}`,
    },
  },
  'order.link_revoked': {
    label: { 'zh-TW': '撤銷訂單連結', en: 'Order link revoked' },
    sentence: {
      'zh-TW': (a, r) => `${a} 撤銷了訂單的連結： ${r}`,
      en: (a, r) => `${a} revoked the link of the order ${r}`,
    },
  },
  'shipment.packed': {
    label: { 'zh-TW': '裝箱', en: 'Shipment packed' },
    sentence: { 'zh-TW': (a, r) => `${a} 為訂單 ${r} 裝箱`, en: (a, r) => `${a} packed part of the order ${r}` },
  },
  'shipment.shipped': {
    label: { 'zh-TW': '發貨', en: 'Shipment sent' },
    sentence: { 'zh-TW': (a, r) => `${a} 發出了訂單 ${r} 的貨品`, en: (a, r) => `${a} shipped part of the order ${r}` },
  },
  'shipment.changed': {
    label: { 'zh-TW': '更改發貨資料', en: 'Shipment changed' },
    sentence: {
      'zh-TW': (a, r) => `${a} 更改了訂單 ${r} 的發貨資料`,
      en: (a, r) => `${a} changed a shipment of the order ${r}`,
    },
  },
  'shipment.delivered': {
    label: { 'zh-TW': '貨品送達', en: 'Shipment delivered' },
    sentence: {
      'zh-TW': (a, r) => `${a} 記錄了訂單 ${r} 的貨品送達`,
      en: (a, r) => `${a} recorded that a shipment of the order ${r} arrived`,
    },
  },
  'shipment.unpacked': {
    label: { 'zh-TW': '取消裝箱', en: 'Shipment unpacked' },
    sentence: {
      'zh-TW': (a, r) => `${a} 取消了訂單 ${r} 的裝箱`,
      en: (a, r) => `${a} unpacked part of the order ${r}`,
    },
  },
  'order.closed': {
    label: { 'zh-TW': '取消餘下的貨品', en: 'Rest of order cancelled' },
    sentence: {
      'zh-TW': (a, r) => `${a} 取消了訂單 ${r} 餘下的貨品`,
      en: (a, r) => `${a} cancelled what was left of the order ${r}`,
    },
  },
  'order.moved': {
    label: { 'zh-TW': '更改訂單狀態', en: 'Order moved' },
    sentence: { 'zh-TW': (a, r) => `${a} 更改了訂單 ${r} 的狀態`, en: (a, r) => `${a} moved the order ${r} on` },
  },
  'order.noted': {
    label: { 'zh-TW': '訂單備註', en: 'Note on an order' },
    sentence: { 'zh-TW': (a, r) => `${a} 在訂單 ${r} 寫了備註`, en: (a, r) => `${a} left a note on the order ${r}` },
  },
  'order.received': {
    label: { 'zh-TW': '記下客戶的話', en: 'Reply about an order logged' },
    sentence: {
      'zh-TW': (a, r) => `${a} 在訂單 ${r} 記下了客戶的話`,
      en: (a, r) => `${a} logged a reply from the buyer of ${r}`,
    },
  },
  'order.replied': {
    label: { 'zh-TW': '就訂單寫信', en: 'Email about an order' },
    sentence: { 'zh-TW': (a, r) => `${a} 就訂單 ${r} 寫了信`, en: (a, r) => `${a} sent an email about the order ${r}` },
  },
  'product.created': {
    label: { 'zh-TW': '新增產品', en: 'Product added' },
    sentence: { 'zh-TW': (a, r) => `${a} 新增了產品「${r}」`, en: (a, r) => `${a} added the product ${r}` },
  },
  'product.updated': {
    label: { 'zh-TW': '更改產品', en: 'Product changed' },
    sentence: { 'zh-TW': (a, r) => `${a} 更改了產品「${r}」`, en: (a, r) => `${a} changed the product ${r}` },
  },
  'product.retired': {
    label: { 'zh-TW': '下架產品', en: 'Product retired' },
    sentence: { 'zh-TW': (a, r) => `${a} 把「${r}」下架`, en: (a, r) => `${a} retired ${r}` },
  },
  'product.restored': {
    label: { 'zh-TW': '重新上架產品', en: 'Product restored' },
    sentence: { 'zh-TW': (a, r) => `${a} 把「${r}」重新上架`, en: (a, r) => `${a} restored ${r}` },
  },
  'product.reverted': {
    label: { 'zh-TW': '還原產品舊版本', en: 'Product reverted' },
    sentence: {
      'zh-TW': (a, r) => `${a} 把「${r}」還原至舊版本`,
      en: (a, r) => `${a} reverted ${r} to an earlier version`,
    },
  },
  'products.changed': {
    label: { 'zh-TW': '批量更改產品', en: 'Products changed together' },
    sentence: { 'zh-TW': (a) => `${a} 批量更改了產品`, en: (a) => `${a} changed several products at once` },
  },
  'products.restored': {
    label: { 'zh-TW': '復原批量更改', en: 'Change of products undone' },
    sentence: { 'zh-TW': (a) => `${a} 復原了一次批量更改`, en: (a) => `${a} undid a change of several products` },
  },
  'quote.created': {
    label: { 'zh-TW': '建立報價', en: 'Quotation created' },
    sentence: { 'zh-TW': (a, r) => `${a} 建立了報價 ${r}`, en: (a, r) => `${a} created the quotation ${r}` },
  },
  'quote.updated': {
    label: { 'zh-TW': '更改報價負責人或客戶', en: 'Quotation reassigned' },
    sentence: {
      'zh-TW': (a, r) => `${a} 更改了報價 ${r} 的負責人或客戶`,
      en: (a, r) => `${a} reassigned the quotation ${r}`,
    },
  },
  'quote.priced': {
    label: { 'zh-TW': '儲存報價草稿', en: 'Quotation priced' },
    sentence: { 'zh-TW': (a, r) => `${a} 為報價 ${r} 定價`, en: (a, r) => `${a} priced the quotation ${r}` },
  },
  'quote.sent': {
    label: { 'zh-TW': '發出報價', en: 'Quotation sent' },
    sentence: { 'zh-TW': (a, r) => `${a} 發出了報價 ${r}`, en: (a, r) => `${a} sent the quotation ${r}` },
  },
  'quote.withdrawn': {
    label: { 'zh-TW': '撤回報價', en: 'Quotation withdrawn' },
    sentence: { 'zh-TW': (a, r) => `${a} 撤回了報價 ${r}`, en: (a, r) => `${a} withdrew the quotation ${r}` },
  },
  'quote.accepted': {
    label: { 'zh-TW': '代客接受報價', en: 'Quotation accepted for the buyer' },
    sentence: {
      'zh-TW': (a, r) => `${a} 代客接受了報價 ${r}`,
      en: (a, r) => `${a} accepted the quotation ${r} for its buyer`,
    },
  },
  'quote.declined': {
    label: { 'zh-TW': '代客婉拒報價', en: 'Quotation declined for the buyer' },
    sentence: {
      'zh-TW': (a, r) => `${a} 代客婉拒了報價 ${r}`,
      en: (a, r) => `${a} declined the quotation ${r} for its buyer`,
    },
  },
  'quote.link_renewed': {
    label: { 'zh-TW': '更新報價連結', en: 'Quotation link renewed' },
    sentence: {
      'zh-TW': (a, r) => `${a} 更新了報價 ${r} 的專用連結`,
      en: (a, r) => `${a} renewed the private link of the quotation ${r}`,
    },
  },
  'quote.link_revoked': {
    label: { 'zh-TW': '撤銷報價連結', en: 'Quotation link revoked' },
    sentence: {
      'zh-TW': (a, r) => `${a} 撤銷了報價 ${r} 的專用連結`,
      en: (a, r) => `${a} revoked the private link of the quotation ${r}`,
    },
  },
  'quote.noted': {
    label: { 'zh-TW': '加入報價備註', en: 'Note on a quotation' },
    sentence: {
      'zh-TW': (a, r) => `${a} 在報價 ${r} 加了備註`,
      en: (a, r) => `${a} left a note on the quotation ${r}`,
    },
  },
  'quote.received': {
    label: { 'zh-TW': '記錄報價客戶回覆', en: 'Reply about a quotation logged' },
    sentence: {
      'zh-TW': (a, r) => `${a} 在報價 ${r} 記下了客戶的回覆`,
      en: (a, r) => `${a} logged a reply from the buyer of ${r}`,
    },
  },
  'quote.replied': {
    label: { 'zh-TW': '回覆報價客戶', en: 'Email to a buyer' },
    sentence: {
      'zh-TW': (a, r) => `${a} 就報價 ${r} 去信客戶`,
      en: (a, r) => `${a} emailed the buyer of the quotation ${r}`,
    },
  },
}

/** By the second half of an action's code. */
export const verbWords: Record<string, ActionWords> = {
  created: {
    label: { 'zh-TW': '建立', en: 'created' },
    sentence: { 'zh-TW': (a, r) => `${a} 建立了${r}`, en: (a, r) => `${a} created ${r}` },
  },
  updated: {
    label: { 'zh-TW': '更改', en: 'changed' },
    sentence: { 'zh-TW': (a, r) => `${a} 更改了${r}`, en: (a, r) => `${a} changed ${r}` },
  },
  deleted: {
    label: { 'zh-TW': '刪除', en: 'deleted' },
    sentence: { 'zh-TW': (a, r) => `${a} 刪除了${r}`, en: (a, r) => `${a} deleted ${r}` },
  },
  exported: {
    label: { 'zh-TW': '匯出', en: 'exported' },
    sentence: { 'zh-TW': (a, r) => `${a} 匯出了${r}`, en: (a, r) => `${a} exported ${r}` },
  },
}
