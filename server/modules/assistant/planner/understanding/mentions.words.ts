import type { Language } from '#contract/i18n/languages.ts'

/** Words between two things that are named together. */
export const connectives: Record<Language, RegExp> = {
  'zh-TW':
    /[、，,；;\n+&＋]|同埋|以及|加埋|加上|另加|再加|連同|連埋|定係|還是|抑或|或者|同(?!時|樣|一|事|步)|(?<=[器關錶閥桶台劃板卡統磁機])同(?=一[部個隻件張台套])|和|及|與|跟|(?<![固一穩決確指預訂設規法鑑])定(?![期時製制做位價量律義])|(?<=[器關錶閥桶台劃板卡統磁錶])(?:或|比|對|加|連)/gu,
  en: /[,;\n+&、，]|(?<![a-z-])(?:and|plus|with|vs\.?|versus|or|than|together with|as well as|compared (?:to|with)|against|along with|from the|(?:of|on) (?:the|your)|from(?= [a-z]{1,3}-?\d)|to the)(?![a-z-])/gu,
}

/** Words that stand around a product and are no part of its name. */
export const surroundings: Record<Language, RegExp> = {
  'zh-TW':
    /我哋|我們|你哋|你們|貴公司|請問|唔該|麻煩|幫我|幫手|想問|想知道?|想要|需要|想買|想訂|想|而家|現在|一共|合共|總共|大概|大約|左右|每個|每件|每部|每隻|每|呢(?:個|隻|款|部|件|種|啲)|嗰(?:個|隻|款|部|件|種|啲)|這(?:個|款|種|些)|那(?:個|款|種|些)|邊(?:個|隻|款|部|種|啲)|哪(?:個|款|種|些|一款)|有冇|有沒有|可唔可以|可以|如果|假如|應該|關於|一下|所有|全部|各自?一?(?=$|\s)|咩嚟|係咩|去到|量度|點揀|揀邊|入面|之中|當中|(?:有冇|有沒有)?賣(?=$|\s)|是什麼|是甚麼|做咩|點樣|怎樣|怎麼|(?:單)?(?:(?<![軟零配文套])件|個|部|隻|粒|套)(?=[嘅的]?$)|[嘅的咗了呀啊嗎嘛喎囉㗎架啦喇吖吓晒咁噉喺呢嗰啲佢]|^[我你要買用有係是在由對將俾畀給個件部隻粒套款種張把台盒打咩乜]+|[要買用有係是在個件部隻粒套款種張幾多會都仲就又再得]+$/gu,
  en: /(?<![a-z0-9-])(?:a|an|the|of|for|is|are|details?|information|info|send|interested|hear|learn|was|be|do|does|did|can|could|would|will|should|may|i|we|you|he|they|me|us|my|our|your|their|its|it|this|that|these|those|them|one|ones|each|every|per|all|any|some|please|level|levels|pay|paid|status|right|need|needs|want|wants|like|get|give|tell|know|buy|order|have|has|had|in|on|at|by|to|up|as|so|if|then|there|here|what|what's|whats|which|who|how|when|where|why|much|many|about|just|only|also|too|more|most|less|least|not|no|yes|but|because|unit|units|piece|pieces|pcs|pc|pcs\.|nos|qty|quantity|x|×|set|sets|single|hi|hello|hey|thanks|thank|looking|interested|something|anything|thing|things|kind|kinds|type|types|model|models|product|products|item|items|your|company|i'm|i'd|we're|it's|make|made|go|going|use|used|using|say|think|sell|offer|provide|show|find|list|between|both|either|other|first|now|today|currently|right|possible|actually|really|into|out|over|under|us|let|let's|work|works|same|possibly|maybe|etc|take|takes|last|lasts|run|runs|deliver|delivered|delivers|ship|shipped|ships|arrive|arrives|receive|connect|connects|measure|measures|measured|readings|detects|detect|reports|report|monitor(?= (?:my|our|the|a))|left|away|somebody|someone|people(?= (?:want|need|say))|per|day|days|week|month|year|years|still|yet|different|kind of|want to|whole|complete|full|talk|speak|between|comes|come|also|add|together|without|while|because|my|don't|doesn't|isn't|can't|able|include|included|includes|same|such|tell|worth|regarding|concerning|our|client|customer|customers|ok|okay|new|good|best)(?![a-z0-9-])/gu,
}

/** One quantity for all that is named: "20 each", 「各 20 個」. */
export const forEach: Record<Language, RegExp> = {
  'zh-TW': /各(?:自)?(?:要|買|訂)?\s*[\d一二兩三四五六七八九十百千]|每(?:款|樣|種)/u,
  en: /\beach\b(?! month| year| day| floor)|\bof (?:each|both)\b/u,
}

/** What is asked of a whole year, or of several. */
export const wholeYears: Record<'first' | 'over', Record<Language, RegExp>> = {
  first: {
    'zh-TW': /首年|第一年|頭一年|首12個月/u,
    en: /first[- ]year|year one|year 1\b|first twelve months|first 12 months/u,
  },
  over: {
    'zh-TW':
      /年(?:合共|總|共|加埋|計|落嚟|下來|嚟計|內)|(?:用|計|行|持有|總).{0,4}年|tco|總擁有成本|年(?:嘅|的)?(?:總|成本|費用|使費)/u,
    en: /(?:over|for|in|after|across|during|within) (?:a |the |next )*[a-z0-9-]+ (?:years?|months)|[a-z0-9-]+[- ]years? (?:cost|total|price|tco|budget|ownership)|total cost of ownership|\btco\b|long[- ]term/u,
  },
}

export const monthly: Record<Language, RegExp> = {
  'zh-TW': /每(?:個)?月|月費|按月|一個月/u,
  en: /\bmonthly\b|(?:per|a|each|every) month/u,
}
export const yearly: Record<Language, RegExp> = {
  'zh-TW': /每年|年費|按年|一年(?!保)/u,
  en: /\b(?:yearly|annual|annually)\b|(?:per|a|each|every) year/u,
}

/** Whether connectivity or a running fee is asked for. */
export const runningFees: Record<Language, RegExp> = {
  'zh-TW': /年費|月費|連接費|網絡費|數據費|上網費|sim卡?費|持續(?:費用|收費)|之後(?:每年|仲要)|訂閱/u,
  en: /(?:annual|yearly|monthly|recurring|ongoing|running|connectivity|network|data|subscription|sim|airtime) (?:fee|cost|charge|price)s?|subscription|fees? (?:per|a|each) (?:year|month)|(?:\bfree\b|no fee|without (?:a )?fees?|no (?:annual|yearly|monthly|recurring))/u,
}
