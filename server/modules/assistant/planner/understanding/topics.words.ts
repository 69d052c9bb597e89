import type { Language } from '#contract/i18n/languages.ts'

/** How a question in either language asks for something. Chinese patterns are in traditional characters, English ones in lower case. */
type Patterns<Name extends string> = Record<Name, Record<Language, RegExp>>

/** What is done with products. */
export const requests = {
  price: {
    'zh-TW':
      /報價(?=幾|多少|係幾|是多少)|幾錢|幾多錢|多少錢|幾多蚊|幾銀|價錢|價格|價目|價位|價(?=[嘅的]?[?？呢]|$)|售價|定價|單價|總價|標價|原價|計價|開價|點賣|點計(?!算)|怎麼賣|怎樣賣|收費|費用|成本|總數|合共|合計|總共|一共|共要|使費|使幾多|洗幾多|(?:俾|畀)幾多(?!個?人)|付多少|年費|月費|報個價|幾貴|貴(?:嗎|唔貴|不貴|架|㗎|呀)?[?？]?$|計(?:下|吓)數|計(?:下|吓)?條數|計(?:下|吓)總|首年/u,
    en: /\bpric(?:e|es|ed|ey|ing)\b|\bcosts?\b|\bcosting\b|how much(?! (?:data|water|power|memory|bandwidth|traffic|space|current|time))|\bcharges?\b|\bfees?\b|\btotals?\b|\bset (?:me|us) back\b|\bcomes? to\b|\brrp\b|\bmsrp\b|\bworth\b|\bsubscription\b|\bpay for\b|\bbudget for\b|\bspend\b|\bexpensive\b|\bafford|first[- ]year|\baltogether\b|\bball ?park\b/u,
  },
  volume: {
    'zh-TW':
      /批量價|量價|數量折扣|大量(?:購買|訂購|買)|買多|多買|訂多|批發|有冇折|有無折|有沒有折|折扣|打折|平啲|優惠價|團購|階梯價/u,
    en: /volume (?:price|pricing|discount)s?|bulk|discounts?|cheaper (?:if|by|when|each|apiece)|price breaks?|quantity (?:price|pricing|discount|break)s?|wholesale|better price|tiered/u,
  },
  stock: {
    'zh-TW':
      /庫存|存貨|現貨|有貨|冇貨|無貨|缺貨|斷貨|賣晒|夠貨|夠唔夠貨|仲有幾多|還有幾多|還有多少|仲有冇|還有沒有|剩(?:番|返)?(?:低|下)?幾多|剩多少|剩餘|有幾多(?:個|件|部|隻|粒)?(?:現貨|存貨|庫存)?[?？]?$|有多少(?:個|件|部)|即刻(?:要|有|攞|拎)|馬上(?:要|有)|立即(?:要|有)|夠(?=\s*[\d一二兩三四五六七八九十百]+\s*[部個隻件套])|(?:今個?|呢個?|這個?|本)(?:星期|禮拜|週|月)(?:內)?(?:可以)?(?:攞|有|到|出貨|交)/u,
    en: /\bstocks?\b|\bin-stock\b|availab(?:le|ility)|sold out|inventory|on hand|(?:any|how many|have)\b(?= (?:[a-z-]+ ){0,4}left)|back ?order|how many(?=.* (?:do you have|have you got)\b)(?!.*\b(?:kinds?|types?|models|products|sorts?)\b)|right away|immediately|straight away|\benough\b(?= for \d| stock| left| of them)|\b(?:can|could) you supply\b|\b(?:this|by|before) (?:week|month|monday|tuesday|wednesday|thursday|friday|the end of)\b/u,
  },
  leadTime: {
    'zh-TW':
      /貨期|交期|交貨期|出貨(?:時間)?|幾時(?:有貨|到|送到|收到|可以到|先到|交貨|出貨|補貨)|幾耐(?:有貨|到|送到|收到|交貨|出貨|先有|先到|可以到)|(?:要|等)(?:等)?幾耐(?:先|至|才)?(?:有貨|到貨|到|收到|送到|攞到|出貨|交貨)|多久(?:到貨|送到|收到|有貨|交貨|出貨|能到|可以到)|(?:何時|什麼時候|甚麼時候)(?:到貨|有貨|送到|交貨|出貨|補貨)|到貨|補貨|幾快(?:有貨|到|送到)|(?:落|下)單後|交貨時間|等幾耐|(?:交貨|送貨|出貨|發貨|到貨|送貨時間)(?:要|需要|需時)?(?:幾耐|幾多日|多久|幾日|多少天|幾天)|交付(?:時間|週期)|送貨(?:時間|要幾耐|要幾多日|要多久)/u,
    en: /lead[ -]?times?|how (?:long|soon|fast|quickly)\b(?=(?: [a-z0-9'-]+){0,8} (?:deliver(?:ed|y)?|ship(?:ped|ping)?|arrive|arrival|get|receive|supply|dispatch))|when (?:will|can|would|do|does|is|are)\b(?=(?: [a-z0-9-]+){0,8} (?:arrive|deliver(?:ed)?|ship(?:ped)?|restock(?:ed)?|back|available|in stock|get|receive|come))|delivery times?|dispatch|turnaround|back in stock|restock|ship (?:today|tomorrow|this week|next week)|delivery (?:for|of)\b|how long (?:is|for) (?:the )?delivery/u,
  },
  compare: {
    'zh-TW':
      /比較|對比|相比|分別|[區区]別|差別|差異|不同|有咩唔同|有乜唔同|有何不同|邊[個款隻部種](?:平|好|貴|抵|啱|遠|耐|準|快|大|細)|哪[個款部種](?:便宜|好|貴|遠|準)|好過|平過|貴過|定係|還是|抑或|二揀一|揀邊|點揀|^同.+比|比(?:呢|下|吓)/u,
    en: /\bcompar(?:e[sd]?|ing|isons?)\b|\bdifferen(?:ce|ces|t)\b|\bversus\b|\bvs\.?(?![a-z])|which (?:one )?(?:is|has|have|lasts?|reach(?:es)?|goes) (?:the |a )?(?:[a-z]+er\b|better|more)|which of (?:the|these|them)|\bdiffers?\b|side by side|\bbetter\b.*\bor\b|\bor\b.*\bbetter\b|\b(?:cheaper|dearer|better|bigger|smaller|longer|faster|(?:more|less|as) (?:expensive|accurate|costly)) (?:than|as)\b/u,
  },
  compatible: {
    'zh-TW':
      /兼容|相容|夾(?=[得到埋唔我你呢嗰個])|駁(?:唔駁)?(?:到|得)|連(?:唔連)?(?:到|得)|可以連|連接(?:到|上)|連上|(?:可唔可以|可以|能否|可否|能不能|會唔會|得唔得)?(?:一齊|一起|配合|同時)用|配合(?:使用)?|啱唔啱用|配(?:唔配)?到|配咩|要配|需要(?:配|買|加)?(?:咩|甚麼|什麼)|(?:要唔要|使唔使|要不要|需要|需唔需要|需不需要|駛唔駛)(?:買|加|配|用|裝)?(?:埋|多)?(?:一個|一部|一張|個|部|張)?\s*(?=網關|平台|閘道|sim|軟件)|(?:要|使)(?:買|有)埋|(?:冇|沒有|無|唔用|不用)(?=(?:網關|平台|閘道)(?:得唔得|可唔可以|可以|用唔用|都|行不行|得))|單獨(?:用|使用)|淨係(?:買|用)|支援(?:唔支援)?|支持|配套|配件|仲要(?:買|咩|啲咩|乜)|還要(?:買|甚麼|什麼)|需要(?:甚麼|什麼|咩|其他|另外)/u,
    en: /compatib|works? with|working with|go(?:es)? with|pairs? with|connects? to|talk to\b(?! (?:a|an|someone|somebody|sales|your|the team|you|human|person|staff|people))|\brequires?\b|\bdepend(?:s)? on\b|need(?:s)? (?:a|an|any|the|your|other|another) (?:separate )?(?=(?:[a-z-]+ )?(?:gateway|platform|sim|hub|base station|subscription|software|app))|without (?:a|an|the|your|any)(?= (?:[a-z-]+ )?(?:gateway|platform|sim|hub|app|software))|on (?:its|their) own|stand-?alone|what else (?:do|will|would|should) (?:i|we)|(?:what|anything) else .*need|accessor(?:y|ies)|\bbesides\b|\bin addition to\b|\bapart from\b|what (?:do|would|will) (?:i|we) need (?:to|with|besides|for it)|do (?:i|we) (?:also )?need|supports?\b|integrates? with/u,
  },
  build: {
    'zh-TW':
      /規劃|設計(?:一套|一個|個)?(?:系統|方案)|成套|整套|一套系統|全套|成個(?:系統|方案)|(?:要|需要|裝)幾多(?:個|部|件|隻|粒)|(?:要|需要|裝)多少(?:個|部|件)|幾多(?:個|部|隻|粒)(?=[^?？]{0,8}(?:感測器|感應器|網關|傳感器|閘道))|(?:先夠|至夠|才夠|就夠)|點(?:樣)?(?:部署|佈置|配置|搭配|裝)|配置|方案/u,
    en: /how many(?= (?:[a-z-]+ ){0,5}(?:do (?:i|we|you recommend)|does|would|will|should|are needed|is needed|needed|required|per|for))|(?:design|plan|size|spec|build|set up|equip|fit out|cover) (?:me |us )?(?:a|an|my|our|the|out)|system for|solution for|(?:whole|complete|full|turnkey) (?:system|solution|set|package)|what (?:do|would|should) (?:i|we) (?:need|install|buy) (?:for|in|to)|bill of materials|\bbom\b/u,
  },
  find: {
    'zh-TW':
      /有冇|有沒有|有無|有咩|有乜|有甚麼|有什麼|有哪些|有邊[啲款隻個種]|邊[款隻個種部]|哪[款種個部些]|搵|找|推介|推薦|介紹(?:下|吓)?|建議|想買|想要|想搵|睇下|睇吓|列出|列晒|賣唔賣|賣(?:不賣|咩|甚麼|什麼)|你哋有|你們有|幾多(?:款|種)/u,
    en: /do you (?:have|sell|carry|stock|offer|supply|make|do)|have you got|got any|looking for|\bfind\b|\bshow\b|\blist\b|which (?=(?:[a-z-]+ )?(?:sensors?|devices?|products?|gateways?|meters?|plans?|systems?|ones?|models?|kits?|of your))|what (?=(?:[a-z-]+ )?(?:sensors?|devices?|products?|gateways?|meters?|plans?|systems?|models?|software) (?:do|have|are|can))|recommend|suggest|\bany(?:thing\b|(?= [a-z-]+ (?:sensors?|devices?|products?|gateways?)\b))|is there (?:a|an|any)|something (?:to|that|for)|want (?:to (?:buy|monitor|measure|detect|track|count)|something)|need (?:something|to (?:monitor|measure|detect|track|count|know))/u,
  },
  quote: {
    'zh-TW':
      /(?:想|要|請|幫我|可以|俾|畀|給|出|開|索取|申請|攞|拎)(?:一)?(?:張|份|個)?報(?:個)?價(?!單(?:有效|幾耐))單?|報價單(?!有效|幾耐|多久|係咩|有冇)|正式報價|落單|下單|訂購|我要買|我想買|想訂|加入報價/u,
    en: /(?:get|request|send|give|need|want|prepare|make|have|like|please|for|obtain|ask for|issue) (?:me |us )?(?:a |an |the |your )?(?:formal |official |written )?(?:quotation|quote)\b(?! valid)|\bquote (?:me|us|for|please)\b|place an order|\border (?:\d|the|some|these|them|a\b)|(?:want|like|ready) to (?:order|buy|purchase)/u,
  },
  booking: {
    'zh-TW':
      /示範|demo|預約|睇實物|試用|參觀|上門(?:示範|睇)|約(?:個|一個)?(?:時間|會議|示範)|book(?:位|個)|有咩時間|邊日得閒|空檔|時段/u,
    en: /\bdemos?\b|demonstrat|\bbook(?:ing)?\b|appointment|\btrials?\b|site visit|free slots?|time slots?|see (?:it|them|one) (?:in action|working|live)|schedule (?:a|an)|arrange (?:a|an)? ?(?:call|meeting|visit|demo)|meet(?:ing)? (?:with )?(?:you|your|an engineer)|\b(?:come|visit) (?:to |over to )?(?:our|us)\b|\bshow us (?:how|at|the)\b/u,
  },
  status: {
    'zh-TW':
      /(?:報價|訂單|查詢|申請|要求|request|order|rfq|張單|我張單|我嘅單)(?:編號)?.{0,8}(?:去到邊|進度|狀態|點樣|點呀|搞成點|處理成點|情況|到邊|未|batch)|查(?:詢|下|吓)?(?:我(?:嘅|的)?)?(?:訂單|報價|張單|進度)|進度|我(?:嘅|的)?(?:訂單|報價|張單|貨)(?:寄|出咗|發|喺|去|係|在|到|幾時|點|仲未|還未)|跟進(?:緊|進度)|有(?:冇|無|沒有)?(?:消息|回音|進展|下文)/u,
    en: /\b(?:status|progress) of (?:my|our|the)|(?:my|our) (?:order|quotation|quote|request|enquiry|rfq)\b.*\b(?:status|progress|where|ready|yet|update|shipped|going|doing|stand)|where(?:'s| is| are) (?:my|our) (?:order|quotation|quote|request|parcel|goods|delivery|shipment)|track (?:my|our|an|the) (?:order|request|quotation|quote|shipment)|(?:check|update on) (?:my|our) (?:order|quotation|quote|request)|order status|heard (?:nothing )?back|\b(?:news|word|update) (?:on|about|of|from) (?:my|our|the) (?:order|quotation|quote|request|enquiry)/u,
  },
} as const satisfies Patterns<string>

export type Request = keyof typeof requests

/** Words that give the order in which products are wanted. */
export const orders = {
  cheapest: {
    'zh-TW': /最平|最便宜|最低價|最抵|最廉價|平啲嘅|最少錢|最慳錢/u,
    en: /cheapest|lowest[- ](?:price|cost)|least expensive|most affordable|lowest priced|best value|most economical|cheap(?!er| to run)/u,
  },
  dearest: { 'zh-TW': /最貴/u, en: /most expensive|dearest|priciest|highest[- ]price/u },
  longestBattery: {
    'zh-TW':
      /電(?:池|芯)?.{0,6}(?:最(?:長|耐|久|好)|用得最)|最(?:耐電|長電|慳電|省電|長續航|長壽|耐用)|(?:最長|最耐|最久).{0,6}(?:電池|電芯|續航)|續航.{0,4}最|最(?:唔|不)(?:使|用|需|必).{0,6}換電|最少(?:要)?換電/u,
    en: /(?:longest|best|most|greatest)(?:[ -](?:lasting|battery|lived|life))*[ -]?batter|longest[- ]lasting|batter(?:y|ies)(?: life)?.{0,20}(?:longest|best\b)|last(?:s)? (?:the )?longest|lowest power|longest (?:battery )?life|(?:(?:chang|replac)(?:e|ing) (?:the |its |their )?)?batter(?:y|ies).{0,12}(?:least|less) often/u,
  },
  longestRange: {
    'zh-TW': /最(?:遠|大覆蓋|廣)|距離最|覆蓋最|範圍最/u,
    en: /(?:longest|farthest|furthest|greatest|best|widest|most)[- ](?:range|distance|reach|coverage|reaching)|(?:range|reach|coverage).{0,12}(?:longest|furthest|farthest|widest)|reach(?:es)? (?:the )?(?:farthest|furthest)|goes (?:the )?(?:farthest|furthest)/u,
  },
  mostAccurate: {
    'zh-TW': /最準|最精(?:準|確)|準確度最/u,
    en: /most (?:accurate|precise)|best accuracy|highest accuracy/u,
  },
  smallest: { 'zh-TW': /最(?:細(?!心)|小|輕|薄)/u, en: /smallest|most compact|lightest|tiniest|thinnest/u },
  mostStock: {
    'zh-TW': /(?:最多|多)(?:現貨|庫存|存貨)|(?:現貨|庫存|存貨)最多/u,
    en: /most (?:in )?stock|best stocked|largest stock/u,
  },
  best: { 'zh-TW': /最好|最受歡迎|最多人|最熱賣|最啱/u, en: /\bbest\b|most popular|best[- ]sell|top\b/u },
} as const satisfies Patterns<string>

export type Order = keyof typeof orders

/** Facts of a product. */
export const facts = {
  battery: {
    'zh-TW': /電池|電芯|換電|續航|用幾耐(?:電)?|用到幾耐|使唔使叉電|充電|要唔要插電|使唔使插電|叉電/u,
    en: /\bbatter(?:y|ies)\b(?:[- ]life(?:time)?)?|recharg|how long (?:does|do|will)(?= .*\b(?:last|run)\b)|battery[- ]powered/u,
  },
  range: { 'zh-TW': /距離|幾遠|多遠|覆蓋|範圍|穿牆/u, en: /\brange\b|\bcoverage\b|how far|\breach\b|distance/u },
  protection: {
    'zh-TW':
      /防水|防塵|防護|ip ?\d\d|ip等級|落雨|淋雨|(?:戶外|室外)(?!\s*(?:lora(?:wan)?\s*)?(?:網關|閘道|嗰|那|型))|露天|潮濕|浸水|沖洗/u,
    en: /waterproof|weatherproof|dustproof|water[- ]?resistan|\bip ?\d\d\b|\bip[ -](?:rating|code|class|grade)|ingress|outdoors?\b(?! lorawan| gateway)|outside\b|\brain\b|\bwet\b|splash|submer|protection (?:rating|class|level)/u,
  },
  temperature: {
    'zh-TW':
      /(?:工作|操作|運作|使用)?溫度範圍|工作溫度|操作溫度|運作溫度|幾多度|幾度|零下|耐熱|耐寒|熱唔熱得|(?:凍|冷)(?:唔(?:凍|冷))?得|高溫|低溫/u,
    en: /(?:operating|working|ambient) temp(?:erature)?s?(?: range)?|temperature range|temperatures? (?:can|does|do|will)|how (?:hot|cold)|(?:hot|cold) (?:weather|environment|place)|below (?:zero|freezing)|minus|sub-?zero|withstand.*(?:heat|cold|°)|°\s?c/u,
  },
  size: {
    'zh-TW': /尺寸|幾大|大小|幾長|幾闊|幾高|直徑|體積|厚度/u,
    en: /dimensions?\b|\bsize\b|how (?:big|large|small|wide|tall|thick|long is it|high)|\bdiameter\b|\bfootprint\b/u,
  },
  weight: { 'zh-TW': /幾重|重量|有幾重|多重/u, en: /\bweigh(?:s|t)?\b|how heavy/u },
  accuracy: {
    'zh-TW': /準確|精準|精度|誤差|準唔準|幾準|精確|準(?:確)?(?:嗎|架|㗎|呀|啊|唔|不)?[?？]?$/u,
    en: /accura|precis|error margin|tolerance|\bclass 0/u,
  },
  bands: {
    'zh-TW': /頻[段率譜帶道]|mhz|as923|eu868|us915/u,
    en: /\bmhz\b|frequenc|\bbands?\b|as923|eu868|us915|\bradio\b|\bchannels?\b/u,
  },
  interval: {
    'zh-TW': /上報|回傳|幾耐(?:上報|傳|更新|報|send)|幾密|更新頻率|幾多分鐘(?:報|傳|更新)|間隔|即時/u,
    en: /(?:report|transmit|send|update|refresh|sampl)(?:s|ing|e|es)? (?:interval|rate|often|frequen|every)|how (?:often|frequently)|report(?:ing)? interval|real[- ]?time|update rate/u,
  },
  connection: {
    'zh-TW':
      /點(?:樣)?(?:連接|上網|連線|連網|傳)|用咩(?:網絡|制式|連接|技術)|用(?:甚麼|什麼)(?:網絡|制式|連接|技術)|咩網絡|連接方式|係唔係(?:lora|nb|wi-?fi)|(?:lora(?:wan)?|nb-?iot|wi-?fi|lte-?m)定(?:係)?|使唔使(?:wi-?fi|sim|上網)|要唔要(?:wi-?fi|sim|上網)|(?:冇|無|沒有)(?:網絡|上網|寬頻|wi-?fi)|連接費|連接年費|網絡費|數據費|sim卡?費/u,
    en: /connectivity|how (?:does|do|will)(?= .*\b(?:connect|communicate|send|transmit))|(?:what|which) (?:network|wireless|radio|protocol|connection|technology)|\bis\b(?= .*\b(?:lora|nb-?iot|wi-?fi|lte|sigfox|cellular)\b)(?! there)|(?:use|uses|using|need|needs|over|via|on) (?:lora|nb-?iot|wi-?fi|lte-?m|sigfox|cellular|bluetooth|zigbee|a sim)|(?:without|no) (?:internet|wi-?fi|broadband)|network fee|data (?:fee|plan)|annual fee|yearly fee|running cost|recurring/u,
  },
  measures: {
    'zh-TW':
      /度(?:到|得)?(?:啲)?(?:咩|乜|邊啲)|測(?:到|得|量)?(?:啲)?(?:咩|乜|甚麼|什麼|哪些)|量(?:度)?(?:到)?(?:啲)?(?:咩|乜|甚麼|什麼|哪些|邊啲)|可以(?:度|測|量|偵測)/u,
    en: /(?:what|which)(?=(?: [a-z0-9-]+){0,7} (?:readings|measure|detect|monitor|sense|track|report)\b(?!ing))|parameters?\b|(?:does|do|can)(?= (?:it|they|this|the [a-z0-9 -]+) (?:measure|detect|monitor|sense))/u,
  },
  accreditation: {
    'zh-TW': /認證|證書|\bce\b|fcc|rohs|well|beam plus|leed/u,
    en: /certif|\bce\b|\bfcc\b|\brohs\b|approved|approval|\bwell\b(?= (?:cert|assess|stand|build|v))|beam plus|\bleed\b/u,
  },
  installation: {
    'zh-TW': /安裝|點裝|裝喺|裝在|自己裝|掛牆|嵌入|導軌|鑽窿|貼(?:喺|住)|拉線|電工|安裝方式|點安裝/u,
    en: /\binstall|\bmount(?:ed|ing|s)?\b|\bdin[- ]rail\b|wiring|drill|\bfit(?:ted|ting)\b|electrician|\bdiy\b|wall[- ]mount/u,
  },
  power: {
    'zh-TW': /供電|電源|插電|市電|poe|功耗|usb/u,
    en: /\bpowered\b|power(?: supply| source| from)|\bmains\b|\bpoe\b|\busb\b|how is (?:it|this) powered|power (?:consumption|draw|requirement)|plug(?:ged)? in/u,
  },
  warranty: { 'zh-TW': /保養|保修|保固|保用/u, en: /warrant|guarantee period|guaranteed for/u },
  minimum: {
    'zh-TW': /最少(?:要)?(?:訂|買|落|幾多)|起訂|最低訂購|最少訂購|moq/u,
    en: /minimum (?:order|quantity|purchase)|\bmoq\b|smallest order|at least (?:how many|one)/u,
  },
  parts: {
    'zh-TW':
      /包(?:埋|括|含)?(?:啲)?(?:咩|乜|甚麼|什麼|邊啲|哪些)|入面有|裏面有|組成|有齊|包唔包|包(?:埋|括)|盒(?:入面|內)/u,
    en: /(?:what(?:'s| is| comes| are)?|does it|do they).{0,20}\b(?:includ|in the (?:box|kit|package|system)|comes with|consist)|\bcomponents?\b|made up of|\bincluded\b|contain/u,
  },
  integration: {
    'zh-TW': /整合|對接|api|mqtt|bacnet|modbus|bms|樓宇管理系統|駁入|入返/u,
    en: /integrat|\bapi\b|\bmqtt\b|\bbacnet\b|\bbms\b|modbus|building management system/u,
  },
  data: {
    'zh-TW': /數據保存|保存(?:幾耐|多久)|數據(?:放|存)|匯出|csv|pdf|加密|帳號|語言介面/u,
    en: /data (?:retention|kept|stored|storage)|export|\bcsv\b|encrypt|two[- ]factor|\b2fa\b/u,
  },
  users: { 'zh-TW': /用戶|幾多個?人(?:可以)?用|多少人(?:可以)?用/u, en: /\busers?\b/u },
  alerts: {
    'zh-TW': /警報|通知|whatsapp|sms|短訊|電郵通知/u,
    en: /\balerts?\b|notif|whatsapp|\bsms\b/u,
  },
  region: {
    'zh-TW':
      /適用(?:於)?(?:地區|國家|喺邊)|邊(?:啲|個)(?:國家|地區)|哪(?:些|個)(?:國家|地區)|邊度用(?:得|到)|用(?:得|到)(?:喺)?邊度|喺.{1,5}用(?:唔用)?(?:得|到)|(?:喺|在|於).{1,6}(?:可以|能|能否|可否|可唔可以)?(?:使)?用/u,
    en: /\bus(?:e|ed|able)\b(?=.* in\b)|works? in\b|working in\b|legal in|allowed in|approved (?:in|for)|regions? of use|which (?:countries|regions)\b/u,
  },
  camera: {
    'zh-TW': /鏡頭|攝影|影相|影到|拍攝|影像|錄影|錄音|認(?:人|樣|得出?人)|人臉|樣貌|私隱問題/u,
    en: /camera|film|photograph|record (?:sound|audio|video)|picture|video|facial|\bfaces?\b|recogni[sz]e|microphone/u,
  },
} as const satisfies Patterns<string>

export type Fact = keyof typeof facts
