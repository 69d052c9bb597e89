import type { Bilingual } from '#contract/i18n/languages.ts'
import type { Permission } from '#contract/staff/permissions.ts'

export const permissionWords: Record<Permission, Bilingual> = {
  'desk.use': {
    'zh-TW': '使用總覽、搜尋、通知和自己的檢視',
    en: 'Use the dashboard, search, notifications and views of one’s own',
  },
  'products.read': { 'zh-TW': '查看產品目錄，包括夥伴價和庫存', en: 'See the catalogue with partner prices and stock' },
  'inbox.read': { 'zh-TW': '查看查詢和示範預約', en: 'Read enquiries and demo requests' },
  'sync.read': { 'zh-TW': '查看產品同步狀態', en: 'See how the sync of products stands' },
  'sales.read': { 'zh-TW': '查看報價、訂單和客戶', en: 'Read quotations, orders and customers' },
  'figures.read': { 'zh-TW': '查看銷售數字和報表', en: 'Read the figures and reports' },
  'conversations.read': {
    'zh-TW': '查看訪客與助手的對話和費用',
    en: 'Read visitors’ conversations with the assistant, and their cost',
  },
  'content.read': {
    'zh-TW': '查看網站內容，包括草稿',
    en: 'See the site’s content, drafts too',
  },
  'products.write': { 'zh-TW': '編輯產品', en: 'Edit products' },
  'content.write': { 'zh-TW': '編輯和發布網站內容', en: 'Edit and publish the site’s content' },
  'media.write': { 'zh-TW': '上載圖片和文件', en: 'Upload pictures and documents' },
  'inbox.answer': { 'zh-TW': '回覆查詢和示範預約', en: 'Answer enquiries and demo requests' },
  'questions.write': { 'zh-TW': '撰寫常見問題的答案', en: 'Write questions and answers' },
  'products.export': { 'zh-TW': '匯出產品', en: 'Export products' },
  'products.import': { 'zh-TW': '從檔案匯入產品', en: 'Import products from a file' },
  'inbox.export': { 'zh-TW': '匯出訪客的訊息', en: 'Export what visitors sent' },
  'sync.run': { 'zh-TW': '執行產品同步', en: 'Run the sync of products' },
  'sales.write': {
    'zh-TW': '定價和發出報價、處理訂單、管理客戶、更改銷售設定',
    en: 'Price and send quotations, handle orders, keep customers, change the sales settings',
  },
  'sales.export': { 'zh-TW': '匯出報價、訂單和客戶', en: 'Export quotations, orders and customers' },
  'documents.issue': {
    'zh-TW': '發出發票、貸項通知單和其他文件',
    en: 'Issue invoices, credit notes and other documents',
  },
  'orders.release': { 'zh-TW': '放行超出信貸額的訂單', en: 'Release orders above the credit limit' },
  'devices.keys': { 'zh-TW': '查看和匯出裝置的 AppKey', en: 'See and export the AppKeys of devices' },
  'stock.write': { 'zh-TW': '盤點、調倉和入貨', en: 'Count, transfer and receive stock' },
  'returns.approve': { 'zh-TW': '批准、接收和處理退貨', en: 'Approve, receive and settle returns' },
  'payments.write': { 'zh-TW': '記錄收款和退款', en: 'Record payments and refunds' },
  'customers.privacy': { 'zh-TW': '匯出或刪除客戶的個人資料', en: 'Export or erase a customer’s personal data' },
  'figures.costs': { 'zh-TW': '查看毛利、成本和存貨價值', en: 'Read margins, costs and the value of stock' },
  'figures.export': { 'zh-TW': '匯出報表', en: 'Export reports' },
  'sales.settings': { 'zh-TW': '更改匯率、報價條款和價格限制', en: 'Change rates, terms and limits of prices' },
  'conversations.erase': { 'zh-TW': '刪除訪客與助手的對話', en: 'Erase conversations with the assistant' },
  'views.share': { 'zh-TW': '與所有人共用檢視', en: 'Share views with everyone' },
  'users.manage': { 'zh-TW': '邀請和管理使用者', en: 'Invite and manage users' },
  'settings.manage': { 'zh-TW': '更改系統設定', en: 'Change the system settings' },
  'audit.read': { 'zh-TW': '查看審計紀錄', en: 'Read the audit log' },
}
