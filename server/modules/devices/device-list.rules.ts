import { parse } from 'csv-parse/sync'
import { type FieldError, fieldError } from '#contract/problems/field-errors.ts'
import { type DeviceColumn, deviceColumns, devicesMax } from '#contract/sales/devices.ts'
import { withoutGuard } from '#server/platform/documents/csv.ts'

export type DeviceRow = Record<DeviceColumn, string> & {
  /** In the text, from 1. */
  line: number
}

/** Names of columns, in lower case and without separators. */
const headings: Record<DeviceColumn, readonly string[]> = {
  serial: ['serial', 'serialnumber', 'serialno', 'sn', '序號', '序列號', '序号', '序列号', '機身編號'],
  devEui: ['deveui', 'deviceeui', '裝置eui', '設備eui', '设备eui'],
  joinEui: ['joineui', 'appeui', '應用eui', '应用eui'],
  appKey: ['appkey', 'applicationkey', 'otaaappkey', 'nwkkey', '應用密鑰', '应用密钥', '密鑰', '密钥'],
  imei: ['imei', 'imei號碼', 'imei号码'],
  iccid: ['iccid', 'simiccid', 'sim卡號', 'sim卡号'],
  firmware: ['firmware', 'firmwareversion', 'fw', '韌體', '韌體版本', '固件', '固件版本'],
  note: ['note', 'notes', 'remark', 'remarks', '備註', '备注'],
}

type NumberFault = 'not_eui' | 'not_app_key' | 'not_imei' | 'not_iccid' | 'not_serial'

/**
 * Reads a list of devices: separated values under headings, or a serial number a line. Values are normalised: EUIs and
 * keys to capitals without separators. Errors never contain a value, which may be a key.
 */
export function readDevices(text: string): { rows: DeviceRow[]; errors: FieldError[] } {
  const table = tableOf(text)
  if (!table) return { rows: [], errors: [fieldError('text', 'open_quote_mark')] }
  const [first, ...rest] = table
  if (!first) return { rows: [], errors: [fieldError('text', 'required')] }
  const columns = columnsOf(first.cells)
  const isHeaded = columns.size > 0
  if (!isHeaded && table.some(({ cells }) => cells.filter((cell) => cell !== '').length > 1)) {
    return { rows: [], errors: [fieldError('text', 'no_device_headings')] }
  }
  const rows = (isHeaded ? rest : table).map(({ cells, line }): DeviceRow => {
    const cell = (column: DeviceColumn) => cells[isHeaded ? (columns.get(column) ?? -1) : column === 'serial' ? 0 : -1]
    const values = Object.fromEntries(deviceColumns.map((column) => [column, cell(column) ?? '']))
    return normalised({ ...emptyRow, ...values, line })
  })
  if (rows.length === 0) return { rows, errors: [fieldError('text', 'required')] }
  if (rows.length > devicesMax) return { rows, errors: [fieldError('text', 'too_many_devices', { most: devicesMax })] }
  return { rows, errors: [...rows.flatMap(faultsOf), ...doublesOf(rows)] }
}

const emptyRow: Record<DeviceColumn, string> = {
  serial: '',
  devEui: '',
  joinEui: '',
  appKey: '',
  imei: '',
  iccid: '',
  firmware: '',
  note: '',
}

/** Returns the rows that are not empty, with their lines; undefined where a quotation mark is not closed. */
function tableOf(text: string): { cells: string[]; line: number }[] | undefined {
  const [firstLine = ''] = text
    .replace(/^\uFEFF/, '')
    .trimStart()
    .split('\n')
  const delimiter = ['\t', ';'].find((mark) => firstLine.includes(mark)) ?? ','
  const rows: { cells: string[]; line: number }[] = []
  try {
    parse(text, {
      bom: true,
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
      on_record(values: string[], { lines: line }) {
        const cells = values.map(withoutGuard)
        if (cells.some((cell) => cell !== '')) rows.push({ cells, line })
        return null
      },
    })
  } catch {
    return undefined
  }
  return rows
}

/** Returns the place of each column that a line of headings names; none where it is no such line. */
function columnsOf(cells: string[]): Map<DeviceColumn, number> {
  const names = cells.map((cell) =>
    cell
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\s_\-./()#:]/g, ''),
  )
  return new Map(
    deviceColumns.flatMap((column) => {
      const place = names.findIndex((name) => headings[column].includes(name))
      return place < 0 ? [] : [[column, place] as const]
    }),
  )
}

/** The code on LoRaWAN devices (LoRa Alliance TR005): JoinEUI, DevEUI, profile, and fields by their first letter. */
const deviceCode = /^LW:D0:(?<joinEui>[0-9A-F]{16}):(?<devEui>[0-9A-F]{16}):[0-9A-F]{8}(?<fields>(?::[^:]*)*)$/i

/** A device without a serial number goes by its DevEUI, or its IMEI. */
function normalised(given: DeviceRow): DeviceRow {
  const code = deviceCode.exec(given.serial)?.groups
  const row = code
    ? {
        ...given,
        serial:
          code.fields
            ?.split(':')
            .find((field) => field.startsWith('S'))
            ?.slice(1) ?? '',
        devEui: code.devEui ?? '',
        joinEui: code.joinEui ?? '',
      }
    : given
  const bare = (text: string) => text.replace(/[\s:.-]/g, '').toUpperCase()
  const [devEui, imei] = [bare(row.devEui), bare(row.imei)]
  return {
    ...row,
    serial: row.serial || devEui || imei,
    devEui,
    joinEui: bare(row.joinEui),
    appKey: bare(row.appKey),
    imei,
    iccid: bare(row.iccid),
  }
}

function faultsOf(row: DeviceRow): FieldError[] {
  const { serial, devEui, joinEui, appKey, imei, iccid, firmware, note } = row
  const at = (column: DeviceColumn) => `text.${row.line}.${column}`
  const check = (column: DeviceColumn, isRight: boolean, fault: NumberFault) =>
    isRight ? [] : [fieldError(at(column), fault)]
  const optional = (value: string, pattern: RegExp) => value === '' || pattern.test(value)
  return [
    ...check('serial', /^[\x21-\x7e](?:[\x20-\x7e]{0,62}[\x21-\x7e])?$/.test(serial), 'not_serial'),
    ...check('devEui', optional(devEui, /^[0-9A-F]{16}$/), 'not_eui'),
    ...check('joinEui', optional(joinEui, /^[0-9A-F]{16}$/), 'not_eui'),
    ...check('appKey', optional(appKey, /^[0-9A-F]{32}$/), 'not_app_key'),
    ...(appKey !== '' && devEui === '' ? [fieldError(at('devEui'), 'required')] : []),
    ...check('imei', imei === '' || (/^\d{15}$/.test(imei) && hasCheckDigit(imei)), 'not_imei'),
    ...check('iccid', iccid === '' || isIccid(iccid), 'not_iccid'),
    ...(firmware.length > 100 ? [fieldError(at('firmware'), 'over_length', { most: 100 })] : []),
    ...(note.length > 500 ? [fieldError(at('note'), 'over_length', { most: 500 })] : []),
  ]
}

/** Returns an error for each number that an earlier line has. */
function doublesOf(rows: DeviceRow[]): FieldError[] {
  const seen = new Map<string, number>()
  return rows.flatMap((row) =>
    (['serial', 'devEui', 'imei', 'iccid'] as const).flatMap((column) => {
      if (row[column] === '') return []
      const key = `${column} ${row[column].toUpperCase()}`
      const line = seen.get(key)
      if (line !== undefined) return [fieldError(`text.${row.line}.${column}`, 'device_twice', { line })]
      seen.set(key, row.line)
      return []
    }),
  )
}

/** Cards of 19 digits end with a check digit (ITU-T E.118); those of other lengths may have none. */
function isIccid(text: string): boolean {
  if (!/^\d{18,22}$/.test(text)) return false
  return text.length !== 19 || hasCheckDigit(text)
}

/** Checks the last digit by Luhn's algorithm (ISO/IEC 7812-1). */
export function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
