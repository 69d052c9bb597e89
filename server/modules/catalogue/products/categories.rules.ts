import { type Category, categories, categoryLabels } from '#contract/catalogue/products.ts'
import { writtenLanguages } from '#contract/i18n/languages.ts'

/** Accepted besides ids and labels; spaces beside Chinese are ignored. */
const synonyms: Record<Category, string> = {
  hardware: `iot hardware, iot hardwares, iot device, iot devices, iot sensor, iot sensors, sensor, sensors, device, devices, equipment,
    硬件, 硬體, 感測器, 感测器, 傳感器, 传感器, 設備, 设备, 裝置, 装置, 物聯網硬件, 物聯網硬體, 物联网硬件, 物聯網設備, 物联网设备, 物聯網裝置,
    物聯網感測器, 物联网传感器, iot 硬件, iot 硬體, iot 設備, iot 设备, iot 裝置, iot 感測器, iot 传感器`,
  software: `ai software, ai software app, ai software apps, ai app, ai apps, ai application, ai applications, app, apps, application,
    applications, software app, software apps, software application, software applications, 軟件, 軟體, 软件, 應用程式, 应用程序, 應用軟件,
    应用软件, 軟件應用, 软件应用, 軟件應用程式, 人工智能軟件, 人工智慧軟體, 人工智能软件, 人工智能應用, 人工智能应用, 人工智能應用程式, ai 軟件, ai 軟體,
    ai 软件, ai 應用, ai 应用, ai 應用程式, ai 軟件應用, ai 软件应用, ai 軟件應用程式`,
  lpwan: `lpwan connectivity, lpwan connection, lpwan connections, lpwan network, lpwan networks, lpwan plan, lpwan plans, connectivity,
    connectivity plan, connectivity plans, network, networks, lorawan, gateway, gateways, 連線, 連接, 连接, 網絡, 網路, 网络, 網絡連接, 网络连接,
    網絡服務, 低功耗廣域網, 低功耗广域网, 低功耗廣域網絡, 低功耗广域网络, 低功耗廣域網連接, lpwan 連接, lpwan 連線, lpwan 连接, lpwan 網絡, lpwan 網路,
    lpwan 网络, lpwan 網絡連接, lpwan 连接方案, lpwan 連接方案, lpwan 連接服務, 閘道器, 網關, 网关`,
  systems: `system, system package, system packages, complete system, complete system package, complete system packages, complete package,
    complete packages, complete solution, complete solutions, package, packages, solution, solutions, full system, full systems,
    系統, 系统, 完整系統, 完整系统, 完整系統套裝, 完整系统套装, 完整系統方案, 完整系统方案, 系統套裝, 系统套装, 系統套件, 系統方案, 系统方案, 系統組合,
    整套系統, 整套系统, 成套系統, 套裝, 套装, 套裝系統, 方案, 解決方案, 解决方案`,
}

const byName = new Map(
  categories.flatMap((category) =>
    [
      category,
      ...writtenLanguages.map((language) => categoryLabels[category][language]),
      ...synonyms[category].split(','),
    ].map((name) => [normalise(name), category] as const),
  ),
)

function normalise(text: string): string {
  return text
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .replace(/ (?=\p{Script=Han})|(?<=\p{Script=Han}) /gu, '')
}

/**
 * Returns the category named by an id, a label or a synonym.
 * @returns undefined where it is unknown: the caller stores the text as subcategory under hardware, and warns
 */
export function readCategory(text: string): Category | undefined {
  return byName.get(normalise(text))
}
