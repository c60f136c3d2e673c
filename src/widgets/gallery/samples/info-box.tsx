import { Button } from '../../button/Button.tsx';
import { InfoBox } from '../../info-box/InfoBox.tsx';
import type { Sample } from '../sample.ts';

export default {
  titel: 'Hinweis',
  gruppe: 'Meldungen',
  zustaende: {
    neutral: () => (
      <InfoBox type="neutral" headline="Gut zu wissen">
        <p>Die Änderung gilt ab dem 1.&nbsp;März 2027.</p>
      </InfoBox>
    ),
    positive: () => (
      <InfoBox type="positive" headline="Ihre Änderung ist gespeichert">
        <p>Ab dem 1.&nbsp;März 2027 zahlen Sie halbjährlich 122,57&nbsp;EUR.</p>
      </InfoBox>
    ),
    warning: () => (
      <InfoBox type="warning" headline="Ihr Beitrag ist überfällig">
        <p>Bitte hinterlegen Sie Ihre Bankverbindung oder überweisen Sie den offenen Betrag.</p>
      </InfoBox>
    ),
    error: () => (
      <InfoBox type="error" action={<Button variant="secondary">Erneut versuchen</Button>}>
        <p>Leider ist etwas schief gelaufen. Bitte versuchen Sie es später nochmal.</p>
      </InfoBox>
    ),
    eigeneUeberschrift: () => (
      <InfoBox type="error" headline="Die Datei ist zu groß">
        <p>Wählen Sie eine Datei mit höchstens 10&nbsp;MB.</p>
      </InfoBox>
    ),
    nurText: () => (
      <InfoBox type="neutral">
        <p>Für Schäden von früher gilt die alte Selbstbeteiligung.</p>
      </InfoBox>
    ),
    nurUeberschrift: () => <InfoBox type="positive" headline="Alles ist gespeichert." />,
  },
} satisfies Sample;
