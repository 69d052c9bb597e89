import { Converter, CustomConverter } from 'opencc-js/t2cn'
import { conversionBy } from './conversion.ts'
import { addConversion } from './in-language.ts'
import { phrases } from './phrases-zh-CN.ts'

const reviewed = CustomConverter(Object.entries(phrases))
const general = Converter({ from: 'twp', to: 'cn' })

/** Converts Hong Kong Chinese to mainland Chinese: the reviewed phrases first, then the general dictionary. */
addConversion(
  'zh-CN',
  conversionBy((text) => general(reviewed(text))),
)
