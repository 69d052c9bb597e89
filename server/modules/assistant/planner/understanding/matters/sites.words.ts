import { phrasesOf } from '../phrases.rules.ts'

/** What is offered for a kind of site, where no device is asked for. */
const offered = {
  'zh-TW':
    '(有咩(建議/方案/用/可以)/有乜(建議/方案)/可以做[啲](咩/乜/到)/做到[啲](咩/乜)/可以用[啲](咩/乜)/幫到(我哋/手/啲咩)/點幫/適合用咩/有咩幫到) & !(感測器/感應器/網關/電錶/計數器/幾錢/幾多/頻率)',
  en: '(what (can/do/could/would) you (do for/offer/suggest/recommend/have for)/how (can/could/would) you help/(solution[s]/anything/something/ideas) for (a/our/my/the)/where would (we/i) start/what would (suit/help)) & !(sensor[s]/gateway[s]/meter[s]/counter[s]/monitor*/detect*/track*/count*/price/cost[s]/how much/how many)',
}

/** Questions about a whole site. */
export const siteMatters = phrasesOf({
  ofShops: {
    'zh-TW': `(商場/零售/舖頭/店舖/連鎖店) & ${offered['zh-TW']}`,
    en: `(mall[s]/shopping (centre/center)[s]/shop[s]/store[s]/retail*) & ${offered.en}`,
  },
  ofEstates: {
    'zh-TW': `(屋苑/住宅/大廈管理/私人樓/公屋) & ${offered['zh-TW']}`,
    en: `(housing estate[s]/estate[s]/residential (building/block/tower)[s]/apartment (block/building)[s]/condo*) & ${offered.en}`,
  },
  ofWarehouses: {
    'zh-TW': `(貨倉/倉庫/物流) & ${offered['zh-TW']}`,
    en: `(warehouse[s]/logistics/distribution (centre/center)[s]) & ${offered.en}`,
  },
  ofFactories: {
    'zh-TW': `(工廠/廠房/工業大廈) & ${offered['zh-TW']}`,
    en: `(factor(y/ies)/manufacturing (site/plant)/industrial (building/site)) & ${offered.en}`,
  },
  ofOffices: {
    'zh-TW': `(商廈/寫字樓/辦公室/甲級) & ${offered['zh-TW']}`,
    en: `(office (tower/building/block)[s]/commercial building[s]/grade a) & ${offered.en}`,
  },
  ofOtherSites: {
    'zh-TW': `(學校/醫院/酒店/餐廳/診所/老人院/安老院/教會/健身室/博物館/圖書館/幼稚園/大學) & ${offered['zh-TW']}`,
    en: `(school[s]/hospital[s]/hotel[s]/restaurant[s]/clinic[s]/care home[s]/church[es]/gym[s]/museum[s]/librar(y/ies)/kindergarten[s]/universit(y/ies)/cafe[s]) & ${offered.en}`,
  },
})
