import { variante } from '../../../begriffe/tarif.ts';
import { privathaftpflichtLeistungen } from '../../leistungen/privathaftpflicht.ts';
import { privathaftpflicht } from '../../privathaftpflicht.ts';
import type { Produktseite } from '../produktseite.ts';

const { leistungen } = privathaftpflichtLeistungen;

/** Private liability, below its first question. */
export const aushang = {
  leistungen,
  minuten: 3,
  beispiel: {
    text: 'Die Beträge gelten für ein Beispiel: Tarif {tarif} mit {summe} Versicherungssumme.',
  },
  fall: (marke) => {
    const tarif = privathaftpflicht.grenzen.varianten[marke].vorgabe;
    const { vorgabe: summe } = privathaftpflicht.summe;
    return { tarif, summe, werte: { tarif: variante[tarif] } };
  },
  versichert: [
    {
      name: 'alltag',
      titel: 'Was anderen durch Sie passiert',
      text: 'Verletzte Menschen, beschädigte Sachen und die Folgen, bis {summe} je Schaden',
      leistungen: ['alltag', 'schadenarten', 'hoechstsumme'],
    },
    {
      name: 'mietwohnung',
      titel: 'Ihre Mietwohnung',
      text: 'Schäden an Wänden, Böden, Türen und festen Einbauten',
      leistungen: ['mietwohnung'],
    },
    {
      name: 'schluessel',
      titel: 'Verlorene Schlüssel',
      text: 'Fremde Schlüssel und Schließanlagen bis {bis.TARIF}',
      leistungen: ['schluessel'],
    },
    {
      name: 'abwehr',
      titel: 'Forderungen ohne Grund',
      text: 'Wir wehren ab, was Sie nicht ersetzen müssen, und tragen die Kosten dafür.',
      leistungen: ['abwehr'],
    },
  ],
  nichtVersichert: [
    {
      name: 'fahrzeuge',
      titel: 'Autos und Motorräder',
      text: 'Dafür gibt es die Kfz-Haftpflichtversicherung.',
      leistungen: ['fahrzeuge'],
    },
    {
      name: 'hunde',
      titel: 'Ihr Hund und Ihr Pferd',
      text: 'Dafür gibt es die Tierhalterhaftpflicht.',
      leistungen: ['hunde'],
    },
    {
      name: 'dienst',
      titel: 'Schäden im Dienst',
      text: 'Nur mit Diensthaftpflicht, wenn Sie im öffentlichen Dienst arbeiten',
      leistungen: ['diensthaftpflicht'],
    },
    {
      name: 'eigenschaden',
      titel: 'Was Ihnen selbst passiert',
      text: 'Ihre eigenen Sachen schützt die Hausratversicherung.',
      leistungen: ['eigenschaden'],
    },
  ],
  schaeden: [
    {
      name: 'fahrrad',
      betrag: 84_200_00,
      text: 'Sie übersehen mit dem Rad eine Fußgängerin. Sie stürzt und kann lange nicht arbeiten.',
      leistung: 'schadenarten',
      label: 'Personenschäden',
    },
    {
      name: 'parkett',
      betrag: 2_640_00,
      text: 'Die Waschmaschine läuft aus, und das Parkett in Ihrer Mietwohnung quillt auf.',
      leistung: 'mietwohnung',
      label: 'Gemietete Wohnung',
    },
    {
      name: 'umzug',
      betrag: 1_180_00,
      text: 'Beim Umzug einer Freundin fällt Ihnen ihr Fernseher herunter.',
      leistung: 'gefaelligkeit',
      label: 'Gefälligkeit',
    },
  ],
  brauchen: [
    { name: 'familie', text: 'Ihr Geburtsdatum und das der Person, die Sie mitversichern' },
    { name: 'konto', text: 'Ihre IBAN, wenn wir abbuchen sollen' },
    { name: 'vorher', text: 'Den Namen Ihres bisherigen Versicherers, falls es einen gibt' },
  ],
} as const satisfies Produktseite<keyof typeof leistungen>;
