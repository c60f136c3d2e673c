import type { ChartWorte } from '../worte.ts';

export const worte = {
  zustaende: {
    gruesst: 'Weiter, wo Sie aufgehört haben?',
    aus: 'Nichts gemerkt',
    an: 'Gemerkt',
    verweigert: 'Gerät nimmt nichts an',
  },
  ereignisse: {
    WEITER: 'Weiter',
    LOESCHEN: 'Löschen',
    NEU_BEGINNEN: 'Neu beginnen',
    MERKEN: 'Auf diesem Gerät merken',
    VERGESSEN: 'Haken entfernt',
    BEANTWORTET: 'Antwort gegeben',
    ABGESCHLOSSEN: 'Antrag abgeschlossen',
    VERWEIGERT: 'Gerät verweigert es',
    GELOESCHT: 'In einem anderen Tab gelöscht',
    ERSETZT: 'In einem anderen Tab gemerkt',
  },
  bedingungen: {
    wirdGemerkt: 'dieser Antrag wird gemerkt',
    istGefunden: 'ein früherer Antrag liegt hier',
  },
} as const satisfies ChartWorte;
