import { type ComponentType, useState } from 'react';
import { CodeField } from '../../code-field/CodeField.tsx';
import { CurrencyField } from '../../currency-field/CurrencyField.tsx';
import { DateField } from '../../date-field/DateField.tsx';
import { EmailField } from '../../email-field/EmailField.tsx';
import { FileUpload } from '../../file-upload/FileUpload.tsx';
import { IbanField } from '../../iban-field/IbanField.tsx';
import { NumberField } from '../../number-field/NumberField.tsx';
import { PasswordField } from '../../password-field/PasswordField.tsx';
import { PhoneField } from '../../phone-field/PhoneField.tsx';
import { Select } from '../../select/Select.tsx';
import { TextField } from '../../text-field/TextField.tsx';
import { feldkatalog } from '../feldkatalog.ts';
import type { Sample } from '../sample.ts';

/** Every field of the portal with every error it can give. */
export default {
  titel: 'Fehlertexte',
  gruppe: 'Meldungen',
  zustaende: Object.fromEntries(
    Object.entries(feldkatalog).map(([feld, fehler]) => [
      feld,
      () => fehler.map(({ code, text }) => <Fehler key={code} {...{ feld, code, text }} />),
    ]),
  ),
} satisfies Sample;

function Fehler({ feld, code, text }: { feld: string; code: string; text: string }) {
  const [value, onChange] = useState('');
  const [label, Eingabe] = felder[feld] ?? [feld, TextField];
  return <Eingabe {...{ label, value, onChange }} name={`${feld}-${code}`} error={text} />;
}

interface Feld {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  error: string;
}

const felder: Readonly<Record<string, readonly [label: string, ComponentType<Feld>]>> = {
  betrag: ['Betrag', CurrencyField],
  bic: ['BIC', TextField],
  blz: ['Bankleitzahl', TextField],
  dateien: ['Fotos vom Schaden', Dateien],
  datum: ['Datum', DateField],
  email: ['E-Mail-Adresse', EmailField],
  geburtsdatum: ['Geburtsdatum', DateField],
  gruendungsdatum: ['Gründungsdatum', DateField],
  handynummer: ['Handynummer', PhoneField],
  hausnummer: ['Hausnummer', TextField],
  hsn: ['Herstellerschlüsselnummer (HSN)', TextField],
  iban: ['IBAN', IbanField],
  ihkNummer: ['Registernummer', TextField],
  kennzeichen: ['Kennzeichen', TextField],
  land: ['Land', Land],
  mfaCode: ['Code aus der SMS', CodeField],
  partnerNummer: ['Partnernummer', TextField],
  passwort: ['Neues Passwort', Passwort],
  pflichttext: ['Vorname', TextField],
  plz: ['Postleitzahl', TextField],
  tsn: ['Typschlüsselnummer (TSN)', TextField],
  vermittlerNummer: ['Vermittlernummer', TextField],
  versicherungsNummer: ['Vertragsnummer', TextField],
  versicherungsbeginn: ['Versicherungsbeginn', DateField],
  versicherungsnummerNumerisch: ['Versicherungsnummer', TextField],
  zahl: ['Wohnfläche in m²', NumberField],
};

function Dateien({ label, name, error }: Feld) {
  return (
    <FileUpload
      {...{ label, name, error }}
      entries={[]}
      onChoose={() => undefined}
      onRetry={() => undefined}
      onDrop={() => undefined}
    />
  );
}

function Land(feld: Feld) {
  return <Select {...feld} ask options={[{ value: 'DE', label: 'Deutschland' }]} />;
}

function Passwort(feld: Feld) {
  return <PasswordField {...feld} autoComplete="new-password" />;
}
