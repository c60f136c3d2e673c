import type { ChartWorte } from '../worte.ts';

export const worte = {
  zustaende: { setztFort: 'fortsetzen', anbietet: 'dem Ablauf anbieten' },
  ereignisse: {
    GEZEICHNET: 'Seite gezeichnet',
    GEGANGEN: 'Zurück oder Vor',
    BEWEGT: 'Ablauf weiter',
    ANGENOMMEN: 'angenommen',
    ABGEWIESEN: 'abgewiesen',
  },
  bedingungen: {
    beginntVonVorn: 'beim ersten Schritt',
    istUngewiss: 'noch ungewiss',
    stimmt: 'Adresse und Ablauf stimmen überein',
    stimmtHier: 'stimmt noch am selben Eintrag',
    istErsterBlick: 'noch nie übereingestimmt',
    wartetAmAnfang: 'noch nie übereingestimmt, Ablauf arbeitet',
    istHier: 'selber Eintrag',
    wartetHier: 'selber Eintrag, Ablauf arbeitet',
    bleibtZeigbar: 'selber Eintrag, Schritt bleibt zeigbar',
    kommtAn: 'die erwartete Adresse',
    kommtAnUndWartet: 'die erwartete Adresse, Ablauf arbeitet',
    istFertig: 'Ablauf ist zu Ende',
    kamZurueck: 'selber Eintrag',
    istAndereStelle: 'andere Stelle im Verlauf',
  },
  aufrufe: { fortsetzen: 'Antworten noch einmal geben' },
} as const satisfies ChartWorte;
