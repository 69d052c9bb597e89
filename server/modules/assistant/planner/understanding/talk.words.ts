import { phrases, phrasesOf } from './phrases.rules.ts'

/** Lists whole messages that are no questions. */
export const talk = phrasesOf({
  greeting: {
    'zh-TW': `
      ^(你好/您好/哈囉/嗨/hi/hello/早晨/早安/午安/晚安/喂/在嗎/喺唔喺度/有冇人/有人嗎){你好/您好/哈囉/嗨/hi/hello/早晨/喂/在嗎/有冇人/有人嗎}[呀/啊/嗎]$
    `,
    en: `
      ^(hi/hello/hey/hiya/good (morning/afternoon/evening/day)/howdy/greetings/test[ing]/anyone there/is anyone there/are you there/yo)[ there/ all/ everyone/ team]$
    `,
  },
  thanks: {
    'zh-TW': `
      ^[好/好的/ok/明白/知道/收到/得/冇問題]{，/,/ }(多謝/謝謝/唔該/thanks/thank/thx/感謝){晒/哂/你/呀/啊/你的幫忙}$
    `,
    en: `
      ^[ok/okay/great/perfect/good/nice/cool/got it/cheers/that's all/thats all/no]{,/./ }(thank[s][ you]/thx/ty/cheers/much appreciated){ so/ very/ a lot/ again/ for/ your/ the/ help/ much/ you/ lot/ that/ information/ info}$
    `,
  },
  bye: {
    'zh-TW': `
      ^(再見/拜拜/bye/下次再傾/88)[晒]$
    `,
    en: `
      ^[(ok/okay/thanks/alright){,/./ }][good]bye[(-/ )bye]
      see you[ later]$ · ^talk [to you ]later$
    `,
  },
  acknowledged: {
    'zh-TW': `
      ^(好[的]/好呀/ok/okay/明白/明白晒/知道/收到/嗯/得/冇問題/原來如此/係)[喇/啦/了/呀]$
    `,
    en: `
      ^(ok/okay/great/perfect/fine/i see/got it/understood/yes/yeah/yep/no/nope/sure/right/alright/good/nice/cool/hm{m})$
    `,
  },
  whoAreYou: {
    'zh-TW': `
      你係(邊個/咩/乜/唔係[真]人/真人/機械人/ai/人)
      你是(誰/什麼/甚麼/真人/機器人/人) · 你叫(咩/乜/什麼/甚麼)名 · 係咪(真人/機械人/ai/chatgpt/gpt/deepseek) · 是不是(真人/機器人/ai)
    `,
    en: `
      ^(who/what) are you-( (open/hours))
      (are you/is this) [really ](chatgpt/gpt/openai/claude/gemini/copilot/deepseek) · are you [a /an ](human/robot/bot/ai/real/chatbot/machine/person/language model)
      your name · which (model/llm/ai) (are/do)
    `,
  },
  help: {
    'zh-TW': `
      ^(你(可以/識/能/會)[做/幫我/答][啲](咩/乜/什麼/甚麼)…/幫[下/吓]我/help/可以問[你](咩/乜/什麼/甚麼)/點[樣]用[你/呢個])$
    `,
    en: `
      ^(help[ me][ please]/what can (you/i) (do/help/ask)-( for (a/our/my/the))[ …]/how (does this/do you) work/how can you help[ me]/what do you (know/do))$
    `,
  },
  feelings: {
    'zh-TW': `
      ^[你][今日/最近](好嗎/點呀/點樣呀/過得(好嗎/點))$
      ^[你][好/真係/真的](嬲/勁/叻/垃圾/蠢/白痴/廢/冇用/沒用)[呀/啊/喎]$
    `,
    en: `
      ^how are you{ doing/ today}$ · ^how[']s it going$ · ^what[']s up$
      you('re/ are) (stupid/useless/dumb/an idiot/rubbish/great/awesome/the best)
      (stupid/useless/dumb/idiot)…bot · ^(fuck/shit/damn)
    `,
  },
  /** Asked for fun, or of the world. */
  offTopic: {
    'zh-TW': `
      (天氣/落雨/落唔落雨/落大雨/打風/颱風/幾多度/氣溫/凍唔凍/熱唔熱/帶遮/帶傘) & (聽日/今日/今晚/後日/聽晚/明天/今天/明日/禮拜/星期/週末/周末/會唔會/報告/預報) & !(感測/感應/裝置/產品/網關/戶外/警報/讀數/室溫/雪櫃/凍房/機房/漏水/訊號/壞)
      (講/說/嚟)[返/番][個/一個/下/吓][好笑嘅]笑話 · 講[下/吓/個]故事 · 唱(首/隻)歌 · (作/寫)[一/首/篇](詩/歌/故事/作文) · 六合彩 · 馬(經/會貼士) · 貼士 & 馬 · 星座 · 算命 · 股票 · 比特幣
      #[#][#](乘/加/減/除)#[#][#](係/等於/=) · (介紹/推介)…(書/戲/電影/歌/餐廳) · (邊度/哪裏/哪裡)…(好食/食飯/好玩) · 食(咩/乜/乜嘢)好 · (做/有冇)(女朋友/男朋友/老婆/老公) · 愛唔愛我 · 鍾唔鍾意我 · 世界盃 · 球賽
    `,
    en: `
      (weather/rain/raining/umbrella/typhoon/sunny/forecast) & (today/tomorrow/tonight/weekend/next week/like outside/do i need/will it/is it going) & !(sensor[s]/device[s]/gateway[s]/outdoor*/proof/product[s]/signal/radio/alert[s]/leak*)
      (tell/know/got/heard/hear/share/say/crack) [me /us /any /a /some /another /a good /any good ]joke[s] · (tell/heard/know) [me /us ](the (one/story)/a story) [about /of ] · make me laugh* · knock knock
      (write/compose/sing) [me /us ](a/an/some) [_ ](poem/song/haiku/story/essay/limerick) · sing (me/us/something) · horoscope* · lottery* · mark six · bitcoin · crypto* · stock (market/tip)[s]
      recommend* … (book/film/movie/novel/song/restaurant/holiday/dentist) · what('s/s/ is) #[#][#][ ](times/plus/minus/divided by) # · (marry/love/date) me · (have/got) (a/any) (girlfriend/boyfriend/wife/husband/feelings) · meaning of life · world cup · who (won/will win) · (best/good) [_ ](restaurant/sushi/pizza/bar/film/movie)[s]
    `,
  },
})

export type Talk = keyof typeof talk

/** Attempts to change what the assistant is, or to see what is not public. */
export const hostile = phrases({
  'zh-TW': `
    (供應商/客戶)(名單/資料/列表)…(俾/畀/給/攞/要/我) · (俾/畀/給/要/攞)…(供應商/客戶)(名單/資料/列表) · 忽略…(指示/指令/規則/以上/之前) · 無視…(指示/指令/規則) · (系統/隱藏)(提示/指令/prompt) · 扮演 · 假裝你係 · 假裝你是
    (改/當/變/設)…(價錢/價格/價)…[做/為/成](一蚊/0/零/1元)
    (講/畀/給/俾/顯示/話)…(密碼/api[ ]key/金鑰/成本價/入貨價/來貨價/夥伴價/客戶(資料/名單/電郵))
    毛利 · 入貨價 · 成本價 · 來貨價 · drop table · <script · 密碼
    (由而家/從現在/由依家)[開始/起]你(係/是/叫/就係) · (你而家/你現在/你依家)(係/是)…(bot/機械人/機器人/助手) · (進貨/出廠/採購/批入)價 · (畀/俾/付/給)…幾多…(廠/供應商/工廠)
    (賺幾多/賺多少/利潤/毛利) · base64…(提示/prompt/密鑰/密碼/key) · (輸出/印出/顯示/複述/列出)…(提示詞/提示/指令/金鑰/密鑰/系統訊息) · 全(部/場/線)[產品/貨品]…(一蚊/免費/#折/#%)…(確認/書面)
    免費(送/俾/給/畀)[俾/給/畀][晒]我 · 全部免費 · (價錢/價格)(改/設/變)(成/為/做) · im…start
  `,
  en: `
    ignore {all /any /the /your /my /these /those }(previous/prior/above/earlier/instruction[s]/rules)
    disregard {all /any /the /your }(previous/prior/above/instruction[s]/rules)
    from now on[,] (you/your name/act/every*/all) · you are _bot · (output/print/repeat/dump/show/display/reveal/leak) … (hidden/initial/secret/above/system) (instructions/prompt/rules/message[s]/text)
    (every*/all) … (#% off/free/discounted) & (confirm*/in writing/agree/promise) · override (your/the/all) · new instructions* · forget (everything/all/your (rules/instructions)) & !my
    what (do/did/does) you pay … (factory/supplier/manufacturer/vendor/for) · how much (do/did/does) (you/it) (pay/cost you) · (landed/factory/buying/your own) cost[s] · your (mark-up/markup/profit[s]) · (admin/root/staff) (login/password/credentials)
    (give/show/send/list) [me ][the /your /a ][full ](supplier/customer/client)[s] (list/name[s]/database) · system prompt* · your (instruction[s]/prompt/rules/configuration) · you are now
    pretend (to be/you/that) · act as (a/an/if) · jailbreak* · developer mode*
    dan mode* · reveal* · api[ /_/-]key[s] · password[s]
    admin (login/access/panel/account) · cost price* · purchase price* · your margin[s]
    profit margin* · supplier['][s] price*
    (customer/client)[s]['] (list/email[s]/data/name[s]/details) & !(third part*/do you share/privacy)
    other customer[s] (pay/paid) · drop table*
    select … from (product/order/customer/staff/user)*
    <script* · set the price* · change the price*
    (sell/give) [it /them /everything ][to me ]for (free/0/1/$0/$1/hk$0/hk$1/hk$ 0/hk$ 1/a dollar/one dollar)-(#)
    say [that ](it/the price/everything) (is/costs)* · repeat after me · sudo
    environment variable[s]
    other (people/visitors/users)['][s] (questions/conversations)
  `,
})

/** Words that refer to something named before. */
export const references = phrasesOf({
  /** One thing of the last answer. */
  it: {
    'zh-TW': `
      (呢/嗰/這/那/該)(個/隻/款/部/件/種/樣/張/套/兩(個/款/隻))
      佢 · 它 · 牠 · ^(咁/噉/那[麼]) · 剛才 · 頭先 · 上面
    `,
    en: `
      (it/its/it's/this/that/these/those/they/them/their/one[s]/the same/both)
    `,
  },
  /** The other one of two. */
  other: {
    'zh-TW': `
      另[外][一][嗰/那/呢](個/款/隻/部/種/樣/套)
      第二(個/款/隻/部/樣/種) · 其他[嗰/嗰啲](個/款/隻)
    `,
    en: `
      -(per )[the ](other/second/latter/alternative)[ one/ model/ option/ product]
      what about the other*
    `,
  },
  first: {
    'zh-TW': `
      第一(個/款/隻/部/樣/種) · 前者
    `,
    en: `
      [the ](first/former)[ one/ model/ option/ product]-( year/-year)
    `,
  },
  third: {
    'zh-TW': `
      第三(個/款/隻/部/樣/種)
    `,
    en: `
      the third[ one/ model/ option/ product]
    `,
  },
  cheaper: {
    'zh-TW': `
      平(啲/嗰/嘅嗰/的那)[個/款/隻/部] · 便宜[的那/嗰](個/款/些/一點)
    `,
    en: `
      the cheaper[ one] · (anything/something/one) cheaper*
    `,
  },
  /** A beginning that continues. */
  goesOn: {
    'zh-TW': `
      ^(咁/噉/那[麼]/如果/仲有/還有/另外/再/改為/改做/換[成/做]/轉[做/成]/用/加/同埋/以/若/要是/然後)
      (呢/㖞)[?/？]$
    `,
    en: `
      ^(and/what about/how about/what if/but/then/also/or/so/in (us/hk/usd/rmb/hkd/cny/dollars)/for #/make (it/that)/with #/if i/if we/same/instead/plus/add/ok[ay][,] (and/but/what))
      (instead/then/too/as well){?/./ }$
    `,
  },
})

export type Reference = keyof typeof references
