import { useTranslate } from '../../i18n/language.tsx'
import {
  batteryAt,
  batteryYearsAt,
  type Device,
  gradeOf,
  lastHeard,
  leakPlaces,
  minute,
  signalAt,
  tenths,
  whole,
} from '../platform/index.ts'
import { floorWords, kindNames, signalNames } from './floor.words.ts'

/** Returns functions that describe a device in the reader's language. */
export function useDeviceText() {
  const t = useTranslate()

  /** "Leak sensor, pantry" */
  function name(device: Device): string {
    const { kind, level } = device
    if (kind === 'parking') return t(floorWords.bay)(device.id)
    return kind === 'leak' ? `${t(kindNames.leak)} · ${t(leakPlaces[level])}` : t(kindNames[kind])
  }

  /** Formats a value of `readingOf` with its unit. */
  function value({ kind }: Device, of: number): string {
    if (kind === 'leak') return t(of ? floorWords.wet : floorWords.dry)
    if (kind === 'parking') return t(of ? floorWords.bayTaken : floorWords.bayFree)
    return kind === 'energy' ? `${tenths(of)} kW` : `${whole(of)} ppm`
  }

  function battery(device: Device, now: number): string {
    const percent = batteryAt(device, now)
    const years = batteryYearsAt(device, now)
    if (percent === undefined || years === undefined) return t(floorWords.wired)
    return t(floorWords.batteryLeft)(Math.round(percent), tenths(years))
  }

  function shortBattery(device: Device, now: number): string {
    const percent = batteryAt(device, now)
    return percent === undefined ? t(floorWords.wired) : t(floorWords.percent)(Math.round(percent))
  }

  function signal(device: Device, now: number): string {
    const decibels = Math.round(signalAt(device, now))
    return t(floorWords.signalText)(decibels, t(signalNames[gradeOf(decibels)]))
  }

  function heard(device: Device, now: number): string {
    return t(floorWords.ago)(Math.floor((now - lastHeard(device, now)) / minute))
  }

  return { name, value, battery, shortBattery, signal, heard }
}
