/**
 * Words used to ask questions, without a topic, separated by 、 and spaces. 「A唔A」 and 「A不A」 are reduced to 「A」 first.
 */
export const stopWords = {
  'zh-TW':
    '可以、可否、能否、能夠、能、有冇、有沒有、有無、有、冇、無、沒有、係、係咪、是、是否、會、會否、要、想、應該、應唔應該、需要、需、必須、得、掂、做到、做、話、' +
    '點、點樣、點解、點呀、點計、點整、點做、點用、點算、點算好、怎樣、怎麼樣、怎麼、如何、為何、為什麼、為甚麼、' +
    '邊、邊個、邊隻、邊款、邊種、邊樣、邊啲、邊部、哪、哪個、哪些、哪種、哪一種、哪款、幾時、何時、什麼、甚麼、什么、乜、乜嘢、咩、咩嘢、咩嚟、' +
    '請、請問、請教、想問、想知、想知道、問下、唔該、麻煩、多謝、謝謝、你好、' +
    '我、我哋、我們、你、你哋、你們、您、佢、佢哋、他們、她、它、它們、人、自己、' +
    '呢、呢個、呢隻、呢款、呢種、呢啲、呢部、嗰、嗰個、嗰隻、嗰款、嗰部、嗰啲、這、這個、這些、這款、這種、那、那個、那些、那款、' +
    '一下、一啲、啲、一些、一個、一種、一部、一隻、一件、每個、每、個、隻、款、種、部、件、粒、次、各、全部、所有、晒、成個、入面、裏面、上面、返、番、住、緊、到、去、嚟、來、' +
    '即係、其實、因為、所以、但係、但是、不過、如果、假如、同、同埋、以及、還有、仲、仲有、而、而家、現在、目前、已經、先、先要、都、也、就、只、又、再、還、最、好、好啲、更、比較、太、咁、咁樣、這樣、大概、大約、左右、通常、一般、其他、另外、或者、或、和、與、及、跟、在、喺、由、從、用、用到、用嚟、用緊、俾、畀、被、把、將、搵、睇、睇下、' +
    '適合、建議、推薦、介紹、介紹下、講、講下、講吓、告訴、解釋、關於、有關、分別、差別、不同、有咩分別、幫、幫我、知、知道、' +
    '幾、幾多、多少、幾多個、嘅、哋、咗、嘢、嗎、吗、呀、啊、吖、啦、囉、喎、㗎、架、吧、呢、的、了、之、唔、不、唔到、等',
  en:
    'a about actually after all also always am an and another any anything are around as ask at available be because been before best better between both but by ' +
    'can come comes coming could did differ difference different do does doing done each either else etc ever every everything explain ' +
    'few find first for from further general get gets getting give go goes going good got great had happen happens has have having hello help here hey hi his how however ' +
    'i if in into is it its just keep kind kinds know last let lets like long look looking lot made main make makes making many may maybe me mean means might mine more most much must my ' +
    'near need needed needs never new next nice no none normally not now of off often ok okay old on once one ones only onto or other our ours out over own ' +
    'per please possible probably provide put quite rather really recommend regarding related right run ' +
    'same say see seem send sent several shall should show since so some something sort sorry still stop such suggest sure ' +
    'take tell than thank thanks that the their them then there these they thing things think this those through to together too try type types typical ' +
    'under until up upon us use used using usual usually various versus very via vs want wants was way we well were what whats when where whether which while who whom whose why will wish with within without work working works would yes you your yours',
} as const

/** Pronouns that refer to something mentioned before: 「它的電池呢？」, "and its price?". */
export const pointers = {
  'zh-TW': '它、佢、呢個、呢隻、呢款、呢部、嗰個、嗰隻、嗰款、嗰部、這個、這款、這種、那個、那款、頭先、剛才、咁',
  en: 'it its this that these those them they one ones and',
} as const
