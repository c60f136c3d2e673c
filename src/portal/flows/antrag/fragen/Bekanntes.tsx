import { Button } from '#widgets/button/Button.tsx';
import { FactList } from '#widgets/fact-list/FactList.tsx';
import { InfoBox } from '#widgets/info-box/InfoBox.tsx';
import { zeilenVon } from '../steps/abschluss/zeilen.ts';
import { texte } from '../../../texte.ts';
import type { Gelesen } from '../../../formular/antwort.ts';
import type { Antragslage, Antragsseite } from '#machines/antrag/frage.ts';

interface Props {
  seite: Antragsseite;
  gelesen: Gelesen;
  lage: Antragslage;
  onAendern: () => void;
}

/** What is known of who is signed in: read instead of asked, and changed where it is no longer so. */
export default function Bekanntes({ seite, gelesen, lage, onAendern }: Props) {
  const zeilen = zeilenVon(seite, gelesen.antwort, lage);
  return (
    <>
      <InfoBox type="neutral" headline={t('bekannt')}>
        {t('bekanntText')}
      </InfoBox>
      <FactList facts={zeilen.map(({ label, value }) => ({ label, value: value ?? t('keine') }))} />
      <Button variant="secondary" onClick={onAendern}>
        {t('bekanntAendern')}
      </Button>
    </>
  );
}

const t = texte('antrag', {
  bekannt: 'Das wissen wir schon von Ihnen',
  bekanntText: 'Stimmt alles, gehen Sie einfach weiter.',
  bekanntAendern: 'Angaben ändern',
  keine: 'Keine',
});
