import { useTranslate } from '../../../i18n/language.tsx'
import { testGateway } from '../../api/settings.ts'
import { AlertLine } from '../../ui/AlertLine.tsx'
import { useFailureWords } from '../../words/failure-words.ts'
import { settingsWords } from '../../words/settings.words.ts'
import { TestAct } from './TestAct.tsx'

const words = {
  act: settingsWords.testGateway,
  acting: settingsWords.testingGateway,
  hint: settingsWords.testGatewayHint,
  saveFirst: settingsWords.saveGatewayFirst,
}

/** Requests a word from the model, and shows the failure that a visitor would see. */
export function TestGateway({ isChanged }: { isChanged: boolean }) {
  const t = useTranslate()
  const failureWords = useFailureWords()
  return (
    <TestAct
      test={testGateway}
      words={words}
      isChanged={isChanged}
      succeeded={({ model, firstTextMs }) => t(settingsWords.gatewayAnswered)(model, (firstTextMs / 1000).toFixed(1))}
      failed={(error) => <AlertLine>{failureWords(error)}</AlertLine>}
    />
  )
}
