// The eight steps: the portal's questions in its words.
import type { ComponentType } from 'react';
import { useWatch } from 'react-hook-form';
import { Choices, Note, Select, Text, Tick } from './fields.tsx';
import { Covers, Home, Past, Worth } from './home.tsx';
import { Price } from './Price.tsx';
import { type Answers, type Step } from './shapes.ts';

interface Page {
  title: string;
  /** In the list of steps and on the summary. */
  name: string;
  /** What leads on, where it is not „Weiter“. */
  onward?: string;
  Fields: ComponentType;
}

export const pages: Record<Step, Page> = {
  risikoort: {
    title: 'Welche Wohnung möchten Sie versichern?',
    name: 'Adresse',
    Fields: () => (
      <>
        <Note>
          Bitte beantworten Sie alle Fragen vollständig und richtig. Sonst können wir den Vertrag
          kündigen oder im Schadenfall weniger zahlen.
        </Note>
        <Address step="risikoort" />
      </>
    ),
  },
  wohnung: { title: 'Wie wohnen Sie?', name: 'Wohnung', Fields: Home },
  versicherungssumme: {
    title: 'Wie viel ist Ihr Hausrat wert?',
    name: 'Versicherungssumme',
    Fields: Worth,
  },
  bausteine: {
    title: 'Was möchten Sie zusätzlich versichern?',
    name: 'Bausteine',
    Fields: Covers,
  },
  vorversicherung: { title: 'Waren Sie schon versichert?', name: 'Vorversicherung', Fields: Past },
  tarif: {
    title: 'Wie möchten Sie versichert sein?',
    name: 'Tarif',
    onward: 'Mit diesem Beitrag weiter',
    Fields: Tariff,
  },
  person: { title: 'Wer schließt die Versicherung ab?', name: 'Person', Fields: Person },
  kontaktZahlung: {
    title: 'Wie erreichen wir Sie, und wie zahlen Sie?',
    name: 'Kontakt und Zahlung',
    Fields: ContactAndPayment,
  },
};

function Address({ step }: { step: 'risikoort' | 'person' }) {
  return (
    <>
      <Text
        name={`${step}.plz`}
        label="Postleitzahl"
        inputMode="numeric"
        autoComplete="postal-code"
      />
      <Text name={`${step}.ort`} label="Ort" autoComplete="address-level2" />
      <Text name={`${step}.strasse`} label="Straße" autoComplete="off" />
      <Text name={`${step}.hausnummer`} label="Hausnummer" autoComplete="off" />
    </>
  );
}

function Tariff() {
  const begins = useWatch<Answers, 'tarif.beginn'>({ name: 'tarif.beginn' });
  return (
    <>
      <Price />
      <Choices
        name="tarif.variante"
        label="Tarif"
        options={[
          ['BASIS', 'Basis', 'Wertsachen bis 20 %, grobe Fahrlässigkeit bis 5.000 EUR'],
          ['KOMFORT', 'Komfort', 'Wertsachen bis 30 %, grobe Fahrlässigkeit mitversichert'],
          ['PREMIUM', 'Premium', 'Wertsachen bis 40 %, grobe Fahrlässigkeit mitversichert'],
        ]}
      />
      <Choices
        name="tarif.sb"
        label="Selbstbeteiligung"
        options={[
          ['SB_KEINE', 'Keine'],
          ['SB_250', '250 EUR'],
          ['SB_500', '500 EUR'],
          ['SB_1000', '1.000 EUR'],
        ]}
      />
      <Choices
        name="tarif.zahlweise"
        label="Wie oft möchten Sie zahlen?"
        options={[
          ['JAEHRLICH', 'Jährlich'],
          ['HALBJAEHRLICH', 'Halbjährlich'],
          ['VIERTELJAEHRLICH', 'Vierteljährlich'],
          ['MONATLICH', 'Monatlich'],
        ]}
      />
      <Choices
        name="tarif.beginn"
        label="Wann soll Ihr Schutz beginnen?"
        options={[
          ['MORGEN', 'Morgen', inDays(1)],
          ['HEUTE', 'Heute', inDays(0)],
          ['GESTERN', 'Gestern', inDays(-1)],
          ['SPAETER', 'Später', 'Sie wählen den Tag.'],
        ]}
      />
      {begins === 'SPAETER' && (
        <Text name="tarif.spaeter" label="Gewünschter späterer Beginn" inputMode="numeric" />
      )}
    </>
  );
}

function inDays(days: number): string {
  const day = new Date();
  day.setDate(day.getDate() + days);
  return day.toLocaleDateString('de-DE', { day: '2-digit', month: '2-digit', year: 'numeric' });
}

function Person() {
  const elsewhere = useWatch<Answers, 'person.woanders'>({ name: 'person.woanders' });
  return (
    <>
      <Choices
        name="person.anrede"
        label="Anrede"
        options={[
          ['FRAU', 'Frau'],
          ['HERR', 'Herr'],
          ['DIVERS', 'Divers'],
          ['KEINE_ANGABE', 'Keine Angabe'],
        ]}
      />
      <Select
        name="person.titel"
        label="Titel (optional)"
        options={['', 'Dr.', 'Prof.', 'Prof. Dr.'].map((title) => [title, title])}
      />
      <Text name="person.vorname" label="Vorname" autoComplete="given-name" />
      <Text name="person.nachname" label="Nachname" autoComplete="family-name" />
      <Text
        name="person.geburtsdatum"
        label="Geburtsdatum"
        inputMode="numeric"
        autoComplete="bday"
      />
      <Choices
        name="person.woanders"
        label="Wohnen Sie selbst in der versicherten Wohnung?"
        options={[
          ['nein', 'Ja, ich wohne dort'],
          ['ja', 'Nein, ich wohne woanders'],
        ]}
      />
      {elsewhere === 'ja' && <Address step="person" />}
    </>
  );
}

function ContactAndPayment() {
  const how = useWatch<Answers, 'kontaktZahlung.zahlart'>({ name: 'kontaktZahlung.zahlart' });
  const other = useWatch<Answers, 'kontaktZahlung.abweichend'>({
    name: 'kontaktZahlung.abweichend',
  });
  return (
    <>
      <Text
        name="kontaktZahlung.email"
        label="E-Mail-Adresse"
        inputMode="email"
        autoComplete="email"
      />
      <Text
        name="kontaktZahlung.handynummer"
        label="Handynummer"
        inputMode="tel"
        autoComplete="tel"
      />
      <Choices
        name="kontaktZahlung.zahlart"
        label="Zahlungsart"
        options={[
          ['LASTSCHRIFT', 'Lastschrift', 'Wir buchen den Beitrag ab. Sie müssen an nichts denken.'],
          ['RECHNUNG', 'Rechnung', 'Sie überweisen den Beitrag selbst, wenn die Rechnung kommt.'],
        ]}
      />
      {how === 'LASTSCHRIFT' && (
        <>
          <Text name="kontaktZahlung.iban" label="IBAN" autoComplete="off" />
          <Tick name="kontaktZahlung.abweichend" label="Das Konto gehört einer anderen Person" />
          {other && <Text name="kontaktZahlung.kontoinhaber" label="Name der anderen Person" />}
        </>
      )}
    </>
  );
}
