import type { Worte } from '#machines/worte.ts';

export const worte = {
  zustaende: { pruefen: 'Prüfung', setzen: 'Speichern' },
  ereignisse: { NEUES_PASSWORT: 'Passwort festlegen' },
  bedingungen: {
    codeOffen: 'ein Code ist noch offen',
    zugangsdatenVollstaendig: 'beides ausgefüllt',
    passwortErlaubt: 'erfüllt die Regeln',
    codeVollstaendig: 'sechs Ziffern',
    istGesperrt: 'zu viele Fehlversuche',
    istTechnisch: 'technisches Problem',
  },
  aufrufe: {
    anmelden: 'Passwort prüfen',
    neuesPasswortSetzen: 'neues Passwort speichern',
  },
} as const satisfies Worte;
