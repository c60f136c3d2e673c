import { Page } from '#widgets/page/Page.tsx';
import { useBrand } from '#widgets/theme/brandContext.ts';
import { Abschnitt } from '../../shell/Abschnitt.tsx';
import { texte } from '../../texte.ts';
import { Abschnitte } from '../prosa/Abschnitte.tsx';
import { Stelle } from '../kontakt/Stelle.tsx';
import { barrierefreiheit } from './barrierefreiheitText.ts';
import { markenwerte } from './markenwerte.ts';

/** How accessible the portal is and where to say that it is not. */
export default function Barrierefreiheit() {
  const { titel, einleitung, abschnitte } = barrierefreiheit(markenwerte(useBrand()));
  return (
    <Page title={titel} lead={einleitung}>
      {abschnitte.map((abschnitt) =>
        abschnitt.id === 'ueberwachung' ? (
          <Abschnitt key={abschnitt.id} titel={abschnitt.titel}>
            {abschnitt.absaetze.map((absatz) => (
              <p key={absatz}>{absatz}</p>
            ))}
            <p>
              <Stelle stelle={marktueberwachung} />
            </p>
          </Abschnitt>
        ) : (
          <Abschnitte key={abschnitt.id} abschnitte={[abschnitt]} />
        ),
      )}
    </Page>
  );
}

const t = texte('marktueberwachung', {
  name: 'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF)',
  zusatz: 'c/o Ministerium für Arbeit, Soziales, Gesundheit und Gleichstellung Sachsen-Anhalt',
  postfach: 'Postfach 39 11 55',
  ort: 'Magdeburg',
  land: 'Deutschland',
});

/** Watches over the BFSG for all federal states. */
const marktueberwachung = {
  name: t('name'),
  zusatz: t('zusatz'),
  address: { street: t('postfach'), postcode: '39135', city: t('ort'), country: t('land') },
  email: 'MLBF@ms.sachsen-anhalt.de',
};
