import { useState } from 'react';
import { TextButton } from '../../button/TextButton.tsx';
import { RowList } from '../../row-list/RowList.tsx';
import { SwitchRow, type SwitchRowProps } from '../../switch-row/SwitchRow.tsx';
import type { Sample } from '../sample.ts';

const glasbruch = {
  label: 'Glasbruch',
  line: 'Fenster, Türen, Duschwand, Kochfeld.',
  price: '+\u00A01,88\u00A0EUR',
  per: 'im Monat',
};

export default {
  titel: 'Schalterzeile',
  gruppe: 'Auswahl',
  zustaende: {
    liste: () => (
      <RowList label="Was soll dazu?">
        <Zeile
          name="elementar"
          label="Elementarschutz"
          line={'Hochwasser, Starkregen, Rückstau. 30\u00A0Tage Wartezeit.'}
          price={'+\u00A01,07\u00A0EUR'}
          per="im Monat"
          start
        />
        <Zeile name="glasbruch" {...glasbruch} start />
        <Zeile
          name="fahrraddiebstahl"
          label="Fahrraddiebstahl"
          line={'Bis 2.112,50\u00A0EUR, Tag und Nacht.'}
          price={'+\u00A04,73\u00A0EUR'}
          per="im Monat"
          more={<TextButton onClick={() => undefined}>Andere Summe</TextButton>}
        />
        <Zeile
          name="schutzbrief"
          label="Haus- und Wohnungsschutzbrief"
          line="Schlüsseldienst, Rohrreinigung, Heizung: Wir schicken jemanden."
          price={'+\u00A01,56\u00A0EUR'}
          per="im Monat"
        />
      </RowList>
    ),
    'nicht-waehlbar': () => (
      <RowList label="Was soll dazu?">
        <Zeile
          name="elementarZu"
          label="Elementarschutz"
          line="Hochwasser, Starkregen, Rückstau."
          reason="An dieser Adresse gab es in den letzten zehn Jahren Hochwasser."
        />
        <Zeile
          name="feuer"
          label="Feuer"
          line="Brand, Blitz, Explosion."
          reason="Immer enthalten."
          start
        />
      </RowList>
    ),
    laeuft: () => (
      <RowList label="Was soll dazu?">
        <Zeile name="glasbruchLaeuft" {...glasbruch} busy start />
      </RowList>
    ),
    fehler: () => (
      <RowList label="Was soll dazu?">
        <Zeile
          name="glasbruchFehler"
          {...glasbruch}
          busy
          error={
            <>
              Wir konnten den neuen Beitrag nicht berechnen. Es bleibt bei{' '}
              <b>7,09&nbsp;EUR ohne Glasbruch</b>.{' '}
              <TextButton onClick={() => undefined}>Noch einmal</TextButton>
            </>
          }
        />
        <Zeile name="schutzbriefDanach" label="Schutzbrief" price={'+\u00A01,56\u00A0EUR'} />
      </RowList>
    ),
  },
} satisfies Sample;

function Zeile({
  start = false,
  ...row
}: { start?: boolean } & Omit<SwitchRowProps, 'checked' | 'onChange'>) {
  const [checked, setChecked] = useState(start);
  return <SwitchRow {...row} checked={checked} onChange={setChecked} />;
}
