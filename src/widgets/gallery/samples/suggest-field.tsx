import { useState } from 'react';
import { SuggestField, type SuggestFieldProps } from '../../suggest-field/SuggestField.tsx';
import { SuggestList } from '../../suggest-field/SuggestList.tsx';
import type { Suggest, Suggestion } from '../../suggest-field/useSuggestions.ts';
import type { Sample } from '../sample.ts';

const gewerbe: readonly Suggestion[] = [
  { value: '1071', label: 'Bäckerei' },
  { value: '1072', label: 'Bäckerei mit Café', detail: 'mit Bewirtung' },
  { value: '4724', label: 'Backwaren, Einzelhandel' },
  {
    value: '4520',
    label: 'Handel mit Kraftfahrzeugen, Instandhaltung und Reparatur von Kraftfahrzeugen aller Art',
    detail: 'auch Motorräder',
  },
];

const findet: Suggest = (typed) =>
  Promise.resolve(gewerbe.filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase())));
const sucht: Suggest = () => new Promise(() => undefined);
const scheitert: Suggest = () => Promise.reject(new Error('Nobody can be asked.'));

export default {
  titel: 'Textfeld mit Vorschlägen',
  gruppe: 'Eingaben',
  zustaende: {
    leer: () => <Feld name="leer" />,
    gefuellt: () => <Feld name="gefuellt" start="Bäckerei mit Café" />,
    vorschlaege: () => (
      <SuggestList
        id="vorschlaege"
        label="Gewerbe"
        list={gewerbe}
        active={1}
        onChoose={() => undefined}
      />
    ),
    sucht: () => <Feld name="sucht" suggest={sucht} />,
    gestoert: () => <Feld name="gestoert" suggest={scheitert} />,
    hinweis: () => <Feld name="hinweis" hint="Ein Wort genügt, zum Beispiel Bäckerei." />,
    optional: () => <Feld name="optional" optional />,
    fehler: () => <Feld name="fehler" error="Geben Sie Ihr Gewerbe ein." />,
    gesperrt: () => <Feld name="gesperrt" start="Bäckerei" disabled />,
  },
} satisfies Sample;

function Feld({
  start = '',
  ...field
}: { name: string; start?: string } & Partial<SuggestFieldProps>) {
  const [value, setValue] = useState(start);
  const [chosen, setChosen] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setChosen('abgeschickt');
      }}
    >
      <SuggestField
        label="Gewerbe"
        suggest={findet}
        {...field}
        value={value}
        onChange={setValue}
        onChoose={({ value }) => setChosen(value)}
      />
      <output hidden>{chosen}</output>
    </form>
  );
}
