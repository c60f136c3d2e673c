import type { ChartWorte } from '#machines/worte.ts';

export const worte = {
  ereignisse: { FEEDBACK: 'Meinung', IM_AUFTRAG_KUENDIGEN: 'Im Auftrag kündigen' },
  bedingungen: {
    istErreichbar: 'liegt auf dem Weg',
    istGueltig: 'vollständig',
    fuehrtZu: 'vollständig, dann',
    darfKuendigen: 'für sich selbst, mit gültigem Konto oder ohne',
    handeltImAuftrag: 'ein Vermittler für seinen Kunden',
    istVorschauAktuell: 'schon ermittelt',
    istWirksam: 'wirkt sofort',
    istNachweisWeg: 'Nachweis gilt nicht mehr',
    istFehler: 'Art des Fehlers',
  },
  aufrufe: { berechnen: 'Ende und Erstattung ermitteln', kuendigen: 'Kündigung senden' },
} as const satisfies ChartWorte;
