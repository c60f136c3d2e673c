import { fahrzeugart } from '#contract/begriffe/fahrzeug.ts';
import { kfz } from '#contract/produkte/kfz.ts';
import type { Frageseite } from '../../formular/frage.ts';
import { wahlen } from '../fragen/wahlen.ts';
import { type Fahrzeugangaben, tage } from './answers.ts';

/** The one page: the vehicle, who asks, and how to answer her; the days as they are today. */
export function seiteVon(heute: string): Frageseite<Fahrzeugangaben> {
  return {
    titel: 'Allgemeine Versicherungsdaten',
    felder: [
      {
        name: 'fahrzeugart',
        art: 'radio',
        label: 'Was möchten Sie versichern?',
        optionen: wahlen(kfz.grenzen.fahrzeugarten, fahrzeugart),
      },
      {
        name: 'kennzeichen',
        art: 'text',
        label: 'Kennzeichen',
        hinweis: 'Zum Beispiel MS-AB 123.',
        autoComplete: 'off',
        rechtschreibung: false,
      },
      {
        name: 'hsn',
        art: 'text',
        label: 'Herstellerschlüsselnummer (HSN)',
        hinweis: '4\u00A0Ziffern, im Fahrzeugschein Feld 2.1.',
        tastatur: 'numeric',
        autoComplete: 'off',
        rechtschreibung: false,
      },
      {
        name: 'tsn',
        art: 'text',
        label: 'Typschlüsselnummer (TSN)',
        hinweis: 'Die ersten 3\u00A0Zeichen, im Fahrzeugschein Feld 2.2.',
        autoComplete: 'off',
        rechtschreibung: false,
      },
      {
        name: 'erstzulassung',
        art: 'datum',
        label: 'Erstzulassung',
        hinweis: 'Im Fahrzeugschein Feld B.',
        ...tage.erstzulassung(heute),
      },
      {
        name: 'wunschbeginn',
        art: 'datum',
        label: 'Ab wann möchten Sie versichert sein?',
        ...tage.wunschbeginn(heute),
      },
      { name: 'name', art: 'text', label: 'Ihr Name', autoComplete: 'name' },
      { name: 'geburtsdatum', art: 'datum', label: 'Ihr Geburtsdatum', autoComplete: 'bday' },
      {
        name: 'plz',
        art: 'text',
        label: 'Ihre Postleitzahl',
        tastatur: 'numeric',
        autoComplete: 'postal-code',
      },
      { name: 'email', art: 'email', label: 'E-Mail-Adresse' },
      { name: 'telefon', art: 'telefon', label: 'Telefon', auchFestnetz: true },
      { name: 'webseite', art: 'leerfeld', label: 'Dieses Feld bleibt leer', optional: true },
    ],
  };
}
