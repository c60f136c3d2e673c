import { useState } from 'react';
import * as z from 'zod/mini';
import { handynummer, telefon } from '#contract/fields/telefon.ts';
import { Checkbox } from '#widgets/checkbox/Checkbox.tsx';
import { CurrencyField } from '#widgets/currency-field/CurrencyField.tsx';
import { DateField } from '#widgets/date-field/DateField.tsx';
import { EmailField } from '#widgets/email-field/EmailField.tsx';
import { IbanField } from '#widgets/iban-field/IbanField.tsx';
import { NumberField } from '#widgets/number-field/NumberField.tsx';
import { PhoneField } from '#widgets/phone-field/PhoneField.tsx';
import { Select } from '#widgets/select/Select.tsx';
import { SuggestField } from '#widgets/suggest-field/SuggestField.tsx';
import type { Suggest } from '#widgets/suggest-field/useSuggestions.ts';
import { TextField } from '#widgets/text-field/TextField.tsx';
import { usePorts } from '../ports.ts';
import { bankSuche } from '../flows/bankSuche.ts';
import { type Eingabe, type Eingaben, gewaehlt } from './antwort.ts';
import { Auswahlfeld } from './Auswahlfeld.tsx';
import { haltBereit } from './bereitesFeld.ts';
import type { Feld, Fragelage } from '#machines/formular/frage.ts';
import { Taetigkeitenfeld } from './gewerbe/Taetigkeitenfeld.tsx';
import { Taetigkeitsfeld } from './gewerbe/Taetigkeitsfeld.tsx';
import { vorschlagslisten } from './nachschlagen.ts';
import { Reglerfeld } from './Reglerfeld.tsx';

export interface EingabeProps {
  feld: BenanntesFeld;
  eingaben: Eingaben;
  setze: (name: string, wert: Eingabe) => void;
  fehlerZu: (name: string) => string | undefined;
  /** Why an option cannot be chosen, by its value. */
  gesperrt: Readonly<Record<string, string>>;
  lage: Fragelage;
  /** The heading of the page asks already. */
  gefragt: boolean;
}

/** Any field but the address. */
export type BenanntesFeld = Exclude<Feld, { art: 'adresse' }>;

/** The widget of a field. */
export default function Eingabefeld(props: EingabeProps) {
  const { feld, eingaben, setze, fehlerZu } = props;
  const { name, label, hinweis, optional } = feld;
  const eingabe = eingaben[name] ?? '';
  const gemeinsam = {
    name,
    label,
    error: fehlerZu(name),
    onChange: (wert: Eingabe) => setze(name, wert),
    ...(hinweis === undefined ? {} : { hint: hinweis }),
    ...(optional ? { optional } : {}),
  };
  const text = { ...gemeinsam, value: String(eingabe) };
  switch (feld.art) {
    case 'text':
      return <TextField {...text} autoComplete={feld.autoComplete ?? 'off'} />;
    case 'email':
      return <EmailField {...text} autoComplete={feld.autoComplete ?? 'email'} />;
    case 'telefon':
      return <PhoneField {...text} normalise={feld.auchFestnetz ? alsTelefon : alsHandynummer} />;
    case 'suche':
      return <Suchfeld {...text} feld={feld} />;
    case 'taetigkeit':
      return <Taetigkeitsfeld {...text} />;
    case 'taetigkeiten':
      return (
        <Taetigkeitenfeld {...gemeinsam} value={gewaehlt(eingabe)} hoechstens={feld.hoechstens} />
      );
    case 'iban':
      return <Konto {...text} />;
    case 'datum':
      return (
        <DateField
          {...text}
          {...(feld.autoComplete ? { autoComplete: feld.autoComplete } : {})}
          {...(feld.von === undefined ? {} : { min: feld.von })}
          {...(feld.bis === undefined ? {} : { max: feld.bis })}
          {...(feld.inWorten ? { inWords: true } : {})}
        />
      );
    case 'zahl':
      return (
        <NumberField
          {...text}
          min={feld.von}
          max={feld.bis}
          {...(feld.einheit === undefined ? {} : { suffix: feld.einheit })}
        />
      );
    case 'betrag':
      return <CurrencyField {...text} />;
    case 'haken':
      return <Checkbox {...gemeinsam} checked={eingabe === true} />;
    case 'liste':
      return (
        <Select
          {...text}
          ask={!optional}
          options={[...(optional ? [keine] : []), ...feld.optionen.map(zurListe)]}
        />
      );
    case 'regler':
      return <Reglerfeld {...props} feld={feld} />;
    case 'karten':
    case 'radio':
    case 'mehrfach':
    default:
      return <Auswahlfeld {...props} feld={feld} />;
  }
}

haltBereit(Eingabefeld);

function Konto(props: Omit<Parameters<typeof IbanField>[0], 'findBank'>) {
  const { client } = usePorts();
  const [findBank] = useState(() => bankSuche(client));
  return <IbanField {...props} findBank={findBank} />;
}

function alsHandynummer(getippt: string): string | null {
  return z.safeParse(handynummer, getippt).data ?? null;
}

function alsTelefon(getippt: string): string | null {
  return z.safeParse(telefon, getippt).data ?? null;
}

interface SuchfeldProps extends Omit<Parameters<typeof SuggestField>[0], 'suggest'> {
  feld: Extract<BenanntesFeld, { art: 'suche' }>;
}

function Suchfeld({ feld, ...props }: SuchfeldProps) {
  const { client } = usePorts();
  const [suggest] = useState((): Suggest => async (getippt, signal) => {
    const gefunden = await vorschlagslisten[feld.suche](client, getippt, signal);
    return gefunden.map((label) => ({ value: label, label }));
  });
  return <SuggestField {...props} suggest={suggest} />;
}

const keine = { value: '', label: '–' };

function zurListe({ wert, label }: { wert: unknown; label: string }) {
  return { value: String(wert), label };
}
