// What is asked about the home, up to the price.
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type Choice, Choices, Note, Slider, Text, Tick, yesAndNo } from './fields.tsx';
import { type Answers, suggestedSum, sum } from './shapes.ts';

const euro = (amount: number) => `${amount.toLocaleString('de-DE')} EUR`;

export function Home() {
  return (
    <>
      <Choices
        name="wohnung.wohnform"
        label="Wohnen Sie in einer Wohnung oder einem Haus?"
        why="Ein Haus hat mehr Fenster und Glastüren. Das zählt beim Baustein Glasbruch."
        options={[
          ['WOHNUNG', 'Wohnung'],
          ['HAUS', 'Haus'],
        ]}
      />
      <Text
        name="wohnung.wohnflaeche"
        label="Wohnfläche in m²"
        hint="Ohne Keller, Garage und Balkon. Sie steht im Mietvertrag."
        why="Aus der Wohnfläche schätzen wir, wie viel Ihr Hausrat wert ist."
        inputMode="numeric"
      />
      <Choices
        name="wohnung.staendigBewohnt"
        label="Ist die Wohnung ständig bewohnt?"
        hint="Auch mit Urlaub oder Dienstreisen gilt sie als ständig bewohnt."
        why="In Ferienwohnungen und leeren Wohnungen fällt ein Schaden oft spät auf. Die versichern wir online nicht."
        options={yesAndNo}
      />
      <Choices
        name="wohnung.bauart"
        label="Bauweise des Gebäudes"
        why="Holz und weiche Dächer brennen leichter als Stein und Ziegel."
        options={[
          ['MASSIV', 'Massiv', 'Wände aus Stein, Ziegeln oder Beton, Dach aus Ziegeln oder Blech.'],
          ['HOLZ_FACHWERK', 'Holz oder Fachwerk', 'Tragende Wände ganz oder zum Teil aus Holz.'],
          ['WEICHE_DACHUNG', 'Weiche Dachung', 'Dach aus Reet, Stroh oder Holzschindeln.'],
        ]}
      />
    </>
  );
}

export function Worth() {
  const { getValues, setValue } = useFormContext<Answers>();
  const amount = useWatch<Answers, 'versicherungssumme.versicherungssumme'>({
    name: 'versicherungssumme.versicherungssumme',
  });
  const valuables = useWatch<Answers, 'versicherungssumme.wertsachen'>({
    name: 'versicherungssumme.wertsachen',
  });
  const suggested = suggestedSum(getValues('wohnung.wohnflaeche'));
  useEffect(() => {
    if (!getValues('versicherungssumme.versicherungssumme'))
      setValue('versicherungssumme.versicherungssumme', String(suggested));
  }, [getValues, setValue, suggested]);
  return (
    <>
      <p>
        So viel zahlen wir höchstens, wenn alles zerstört wird: Möbel, Kleidung, Geräte, Teppiche.
      </p>
      <Slider
        name="versicherungssumme.versicherungssumme"
        label="Versicherungssumme"
        why="Ist die Summe niedriger als der Wert Ihres Hausrats, bekommen Sie von jedem Schaden nur einen Teil ersetzt."
        min={sum.from}
        max={sum.to}
        step={sum.step}
      >
        {euro(Number(amount || suggested))}
      </Slider>
      {Number(amount) < suggested && amount ? (
        <Note tone="warning">
          Ist Ihr Hausrat mehr wert, zahlen wir jeden Schaden nur zum Teil. Ab {euro(suggested)}{' '}
          verzichten wir auf diesen Abzug.
        </Note>
      ) : (
        <Note>
          Wir schlagen {euro(suggested)} vor. Dann verzichten wir auf den Abzug wegen
          Unterversicherung.
        </Note>
      )}
      <Choices
        name="versicherungssumme.wertsachen"
        label="Besitzen Sie Wertsachen über 20.000 EUR?"
        hint="Schmuck, Bargeld, Kunst, Antiquitäten, Pelze, Münzen."
        why="Hohe Werte brauchen besonderen Schutz, etwa einen Tresor."
        options={yesAndNo}
      />
      {valuables === 'ja' && <Note>Wir prüfen Ihre Anfrage dann persönlich.</Note>}
    </>
  );
}

const coverChoices: readonly Choice[] = [
  [
    'ELEMENTAR',
    'Elementarschäden',
    'Überschwemmung, Starkregen, Rückstau, Erdrutsch und Schneedruck.',
  ],
  [
    'GLASBRUCH',
    'Glasbruch',
    'Fenster, Türen, Kochfeld und Möbelglas, auch nach einem Missgeschick.',
  ],
  [
    'WOHNSCHUTZBRIEF',
    'Haus- und Wohnungsschutzbrief',
    'Schlüsseldienst, Rohrreinigung, Notheizung: Wir schicken jemanden.',
  ],
  [
    'UNBENANNTE_GEFAHREN',
    'Unbenannte Gefahren',
    'Alles, was plötzlich passiert und nicht ausgeschlossen ist.',
  ],
  ['FAHRRAD', 'Fahrraddiebstahl', 'Auch draußen und nachts, wenn das Rad angeschlossen war.'],
];

export function Covers() {
  const chosen = useWatch<Answers, 'bausteine.deckungen'>({ name: 'bausteine.deckungen' });
  const worth = useWatch<Answers, 'versicherungssumme.versicherungssumme'>({
    name: 'versicherungssumme.versicherungssumme',
  });
  const flooded = useWatch<Answers, 'bausteine.elementarVorschaden'>({
    name: 'bausteine.elementarVorschaden',
  });
  const elements = chosen.includes('ELEMENTAR');
  return (
    <>
      <p>Immer dabei sind Feuer, Einbruch, Raub, Leitungswasser, Sturm und Hagel.</p>
      <Choices
        name="bausteine.deckungen"
        label="Bausteine"
        why="Jeder Baustein kostet einen kleinen Beitrag dazu. Sie sehen gleich, wie viel, und können hierher zurückkommen."
        options={coverChoices}
        kind="checkbox"
      />
      {chosen.includes('FAHRRAD') && (
        <Choices
          name="bausteine.fahrradProzent"
          label="Wie viel sind Ihre Fahrräder wert?"
          options={['1', '2', '3', '5', '10'].map((percent) => [
            percent,
            `Bis ${euro((Number(worth) * Number(percent)) / 100)}`,
          ])}
        />
      )}
      {elements ? (
        <Choices
          name="bausteine.elementarVorschaden"
          label="Gab es in den letzten 10 Jahren Elementarschäden an dieser Adresse?"
          why="Wo das Wasser schon einmal war, kommt es oft wieder. Dann können wir diesen Baustein nicht anbieten."
          options={yesAndNo}
        />
      ) : (
        <Tick
          name="bausteine.elementarVerzicht"
          label="Ich möchte bewusst auf Elementarschutz verzichten."
        />
      )}
      {elements && flooded === 'ja' && (
        <Note tone="warning">
          Nach einem Elementarschaden können wir diesen Baustein leider nicht anbieten.
        </Note>
      )}
    </>
  );
}

export function Past() {
  const had = useWatch<Answers, 'vorversicherung.vorhanden'>({ name: 'vorversicherung.vorhanden' });
  return (
    <>
      <Choices
        name="vorversicherung.vorhanden"
        label="Bestand in den letzten 5 Jahren eine gleichartige Versicherung?"
        why="Wer schon versichert war, hat oft keine Wartezeit."
        options={yesAndNo}
      />
      {had === 'ja' && (
        <>
          <Text name="vorversicherung.vorversicherer" label="Name des Vorversicherers" />
          <Text name="vorversicherung.vertragsnummer" label="Vertragsnummer (optional)" />
          <Choices
            name="vorversicherung.gekuendigtDurch"
            label="Wer hat gekündigt?"
            options={[
              ['KUNDE', 'Ich habe gekündigt'],
              ['VERSICHERER', 'Der Versicherer hat gekündigt'],
              ['EINVERNEHMLICH', 'Wir haben den Vertrag gemeinsam beendet'],
              ['LAEUFT_NOCH', 'Der Vertrag läuft noch'],
            ]}
          />
        </>
      )}
      <Choices
        name="vorversicherung.vorschaeden"
        label="Wie viele Schäden hatten Sie in den letzten 5 Jahren?"
        why="Jeder Schaden macht den Beitrag höher. Gemeint sind Schäden, die diese Versicherung bezahlt hätte."
        options={[
          ['0', 'Keine'],
          ['1', '1'],
          ['2', '2'],
          ['3', '3 oder mehr'],
        ]}
      />
    </>
  );
}
