import { useRef, useState } from 'react';
import { Button } from '../../button/Button.tsx';
import { Figure } from '../../figure/Figure.tsx';
import { HeadCard } from '../../head-card/HeadCard.tsx';
import { PriceBar } from '../../price-card/PriceBar.tsx';
import { PriceCard, type PriceCardProps } from '../../price-card/PriceCard.tsx';
import { RowList } from '../../row-list/RowList.tsx';
import { SwitchRow } from '../../switch-row/SwitchRow.tsx';
import { TextField } from '../../text-field/TextField.tsx';
import { TwoColumns } from '../../two-columns/TwoColumns.tsx';
import type { Sample } from '../sample.ts';
import styles from './price-card.module.css';

const preis = { price: '8,97', unit: 'EUR im Monat' } as const;
const posten = [
  { label: 'Hausrat Komfort', amount: '6,02' },
  { label: 'Elementarschutz', amount: '1,07' },
  { label: 'Glasbruch', amount: '1,88' },
];
const voll: Omit<PriceCardProps, 'state'> = {
  ...preis,
  line: '107,64\u00A0EUR im Jahr, mit Versicherungsteuer',
  items: posten,
  sum: { label: 'ab dem 23.\u00A0November 2026', amount: '8,97' },
  action: <Button onClick={() => undefined}>Mit diesem Beitrag weiter</Button>,
  note: 'Vorläufig, bis Sie die sechs Annahmen bestätigen.',
};

export default {
  titel: 'Beitragskarte',
  gruppe: 'Inhalt',
  ganzseitig: true,
  zustaende: {
    fest: () => <Karte state="settled" {...voll} />,
    wirdBerechnet: () => <Karte state="calculating" {...voll} />,
    ersteBerechnung: () => <Karte state="calculating" />,
    nichtBerechenbar: () => (
      <Karte
        state="unavailable"
        {...voll}
        reason={'Wir konnten den neuen Beitrag nicht berechnen. Es bleibt bei 8,97\u00A0EUR.'}
      />
    ),
    seite: () => <Seite />,
  },
} satisfies Sample;

function Karte(props: PriceCardProps) {
  return (
    <main className={styles.page}>
      <h1>Beitragskarte</h1>
      <div className={styles.card}>
        <PriceCard {...props} />
      </div>
    </main>
  );
}

/** A page that is long enough to scroll: the card beside it, on the phone the bar. */
function Seite() {
  const head = useRef<HTMLDivElement>(null);
  const [an, setAn] = useState<readonly string[]>([]);
  const [strasse, setStrasse] = useState('');
  return (
    <main className={styles.page}>
      <TwoColumns aside={<PriceCard state="settled" {...voll} />}>
        <h1>Passt dieser Schutz zu Ihnen?</h1>
        <div ref={head} className={styles.head}>
          <HeadCard figure={<Figure value="8,97" unit="EUR im Monat" />} line="vorläufig" />
        </div>
        {['Glasbruch', 'Schutzbrief', 'Fahrrad', 'Elementar', 'Reise', 'Garten'].map((name) => (
          <section key={name}>
            <RowList label={name}>
              <SwitchRow
                name={name}
                label={name}
                line="Was es ist, in einer Zeile."
                price={'+\u00A01,88\u00A0EUR'}
                per="im Monat"
                checked={an.includes(name)}
                onChange={(checked) =>
                  setAn(checked ? [...an, name] : an.filter((eines) => eines !== name))
                }
              />
            </RowList>
          </section>
        ))}
        <TextField label="Straße" name="strasse" value={strasse} onChange={setStrasse} />
        <PriceBar
          state="settled"
          {...preis}
          watched={head}
          action={<Button onClick={() => undefined}>Weiter</Button>}
        />
      </TwoColumns>
    </main>
  );
}
