import type { Language } from '#contract/i18n/languages.ts'

type Patterns<Name extends string> = Record<Name, Record<Language, RegExp>>

/** What is said beside questions. Whole messages, but for `injection`. */
export const talk = {
  greeting: {
    'zh-TW': /^(?:你好|您好|哈囉|嗨|hi|hello|早晨|早安|午安|晚安|喂|在嗎|喺唔喺度|有冇人|有人嗎)+(?:呀|啊|嗎)?$/u,
    en: /^(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening|day)|howdy|greetings|test(?:ing)?|anyone there|is anyone there|are you there|yo)(?: there| all| everyone| team)?$/u,
  },
  thanks: {
    'zh-TW':
      /^(?:好的?|ok|明白|知道|收到|得|冇問題)?[，, ]*(?:多謝(?:晒|你|哂)?|謝謝(?:你)?|唔該(?:晒|哂)?|thanks?|thx|感謝)(?:晒|你|哂|你呀|呀|啊|你的幫忙)*$/u,
    en: /^(?:ok(?:ay)?|great|perfect|good|nice|cool|got it|cheers|that'?s all|no)?[,. ]*(?:thanks?(?: you)?|thank you|thx|ty|cheers|much appreciated)(?: (?:so|very|a lot|again|for|your|the|help|much|you|lot|that|information|info))*$/u,
  },
  bye: {
    'zh-TW': /^(?:再見|拜拜|bye|下次再傾|88)(?:晒)?$/u,
    en: /^(?:ok(?:ay)?[,. ]+|thanks[,. ]+|alright[,. ]+)?(?:good)?bye(?:[ -]bye)?|see you(?: later)?$|^talk (?:to you )?later$/u,
  },
  acknowledged: {
    'zh-TW': /^(?:好的?|好呀|ok|okay|明白|明白晒|知道|收到|嗯|得|冇問題|原來如此|係)(?:喇|啦|了|呀)?$/u,
    en: /^(?:ok(?:ay)?|great|perfect|fine|i see|got it|understood|yes|yeah|yep|no|nope|sure|right|alright|good|nice|cool|hmm+)$/u,
  },
  whoAreYou: {
    'zh-TW':
      /你係(?:邊個|咩|乜|唔係(?:真)?人|真人|機械人|ai|人)|你是(?:誰|什麼|甚麼|真人|機器人|人)|你叫(?:咩|乜|什麼|甚麼)名|係咪(?:真人|機械人|ai)|是不是(?:真人|機器人|ai)/u,
    en: /^(?:who|what) are you\b(?! (?:open|hours))|are you (?:a |an )?(?:human|robot|bot|ai|real|chatbot|machine|person|language model)|your name\b|which (?:model|llm|ai) (?:are|do)/u,
  },
  help: {
    'zh-TW':
      /^(?:你(?:可以|識|能|會)(?:做|幫我|答)?(?:啲)?(?:咩|乜|什麼|甚麼).*|幫(?:下|吓)?我|help|可以問(?:你)?(?:咩|乜|什麼|甚麼)|點(?:樣)?用(?:你|呢個)?)$/u,
    en: /^(?:help(?: me)?(?: please)?|what can (?:you|i) (?:do|help|ask)(?: .*)?|how (?:does this|do you) work|how can you help(?: me)?|what do you (?:know|do))$/u,
  },
  feelings: {
    'zh-TW':
      /^(?:你)?(?:今日|最近)?(?:好嗎|點呀|點樣呀|過得(?:好嗎|點))$|^(?:你)?(?:好|真係|真的)?(?:嬲|勁|叻|垃圾|蠢|白痴|廢|冇用|沒用)(?:呀|啊|喎)?$/u,
    en: /^how are you(?: doing| today)*$|^how'?s it going$|^what'?s up$|\byou(?:'re| are) (?:stupid|useless|dumb|an idiot|rubbish|great|awesome|the best)|\b(?:stupid|useless|dumb|idiot)\b.*\bbot\b|^(?:fuck|shit|damn)/u,
  },
} as const satisfies Patterns<string>

export type Talk = keyof typeof talk

/** Attempts to change what the assistant is, or to see what is not public. */
export const hostile: Record<Language, RegExp> = {
  'zh-TW':
    /忽略.{0,8}(?:指示|指令|規則|以上|之前)|無視.{0,8}(?:指示|指令|規則)|(?:系統|隱藏)(?:提示|指令|prompt)|扮演|假裝你係|假裝你是|(?:改|當|變|設).{0,4}(?:價錢|價格|價).{0,6}(?:做|為|成)?(?:一蚊|0|零|1元)|(?:講|畀|給|俾|顯示|話).{0,8}(?:密碼|api ?key|金鑰|成本價|入貨價|來貨價|夥伴價|客戶(?:資料|名單|電郵))|毛利|入貨價|成本價|來貨價|drop table|<script|密碼|免費(?:送|俾|給|畀)(?:俾|給|畀)?(?:晒)?我|全部免費|(?:價錢|價格)(?:改|設|變)(?:成|為|做)|im_start/u,
  en: /ignore (?:all |any |the |your |my |these |those )*(?:previous|prior|above|earlier|instructions?|rules)|disregard (?:all |any |the |your )*(?:previous|prior|above|instructions?|rules)|system prompt|your (?:instructions?|prompt|rules|configuration)\b|you are now|pretend (?:to be|you|that)|act as (?:a|an|if)|jailbreak|developer mode|\bdan\b mode|reveal|api[ _-]?keys?|passwords?|admin (?:login|access|panel|account)|cost price|purchase price|your margins?|profit margin|supplier'?s? price|(?:customer|client)s?'? (?:list|emails?|data|names?|details)|other customers? (?:pay|paid)|drop table|select \* from|<script|set the price|change the price|(?:sell|give) (?:it |them |everything )?(?:to me )?for (?:free|\$?[01]\b|hk\$ ?[01]\b|a dollar|one dollar)|say (?:that )?(?:it|the price|everything) (?:is|costs)|repeat after me|\bsudo\b|environment variables?|other (?:people|visitors|users)'?s? (?:questions|conversations)/u,
}

/** Words that refer to something named before. */
export const references = {
  /** One thing of the last answer. */
  it: {
    'zh-TW': /(?:呢|嗰|這|那|該)(?:個|隻|款|部|件|種|樣|張|套|兩[個款隻])|佢|它|牠|^(?:咁|噉|那麼?)|剛才|頭先|上面/u,
    en: /\b(?:it|its|it's|this|that|these|those|they|them|their|ones?|the same|both)\b/u,
  },
  /** The other one of two. */
  other: {
    'zh-TW':
      /另(?:外)?(?:一)?(?:嗰|那|呢)?(?:個|款|隻|部|種|樣|套)|第二(?:個|款|隻|部|樣|種)|其他(?:嗰|嗰啲)?(?:個|款|隻)/u,
    en: /\b(?:the )?(?:other|second|latter|alternative)(?: one| model| option| product)?\b|what about the other/u,
  },
  first: {
    'zh-TW': /第一(?:個|款|隻|部|樣|種)|前者/u,
    en: /\b(?:the )?(?:first|former)(?: one| model| option| product)?\b(?! year|-year)/u,
  },
  third: { 'zh-TW': /第三(?:個|款|隻|部|樣|種)/u, en: /\bthe third(?: one| model| option| product)?\b/u },
  cheaper: {
    'zh-TW': /平(?:啲|嗰|嘅嗰|的那)(?:個|款|隻|部)?|便宜(?:的那|嗰)?(?:個|款|些|一點)/u,
    en: /\bthe cheaper(?: one)?\b|(?:anything|something|one) cheaper/u,
  },
  /** A beginning that continues. */
  goesOn: {
    'zh-TW':
      /^(?:咁|噉|那麼?|如果|仲有|還有|另外|再|改為|改做|換(?:成|做)?|轉(?:做|成)?|用|加|同埋|以|若|要是|然後)|(?:呢|㖞)[?？]?$/u,
    en: /^(?:and\b|what about|how about|what if|but\b|then\b|also\b|or\b|so\b|in (?:us|hk|usd|rmb|hkd|cny|dollars)|for \d|make (?:it|that)|with \d|if i|if we|same\b|instead|plus\b|add\b|ok(?:ay)?,? (?:and|but|what))|\b(?:instead|then|too|as well)[?. ]*$/u,
  },
} as const satisfies Patterns<string>

export type Reference = keyof typeof references
