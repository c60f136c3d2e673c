import { bauart } from '#contract/begriffe/gebaeude.ts';
import { ganzeEuro } from '#contract/fields/betrag.ts';
import { sachinhalt } from '#contract/produkte/sachinhalt.ts';
import type { Vermerk } from '../../formular/frage.ts';
import type { Antragsfrage, Antragsfragen } from '../frage.ts';
import type { InhaltsAntworten } from './inhalt.ts';
import { anzeigepflicht } from '../fragen/anzeigepflicht.ts';
import { firmenfragen } from '../fragen/firma.ts';
import { gewerbevermerke } from '../fragen/gewerbe.ts';
import { gefragt } from './gefragt.ts';
import { nebengewerbefeld } from '../fragen/taetigkeit.ts';
import { mitElementar } from '../fragen/vorelementar.ts';
import { jaNein, wahlen } from '../fragen/wahlen.ts';

type Seite<Schritt extends keyof InhaltsAntworten> = Antragsfrage<InhaltsAntworten, Schritt>;

const { grenzen } = sachinhalt;

/** What the price assumed of the rooms, asked one by one: whatever she said at the price stands there already. */
const betrieb: Seite<'betrieb'> = {
  titel: 'Wo ist Ihr Betrieb, und was machen Sie dort?',
  vorab: anzeigepflicht,
  felder: [
    {
      art: 'adresse',
      label: 'Wo befindet sich Ihr Betrieb?',
      plz: ({ antworten }) => antworten.einstieg?.plz ?? '',
    },
    nebengewerbefeld('SI'),
    {
      name: 'nurHomeoffice',
      art: 'radio',
      label: 'Arbeiten Sie ausschließlich im Homeoffice?',
      hinweis: `Zu Hause versichern wir Ihren Betrieb bis ${ganzeEuro(grenzen.imHomeoffice)}.`,
      optionen: jaNein,
    },
    {
      name: 'bauart',
      art: 'karten',
      label: gefragt.bauart,
      warum: 'Holz und weiche Dächer brennen leichter als Stein und Ziegel.',
      optionen: wahlen(grenzen.bauarten, bauart),
      vorgabe: ({ antworten }) => antworten.angebot?.annahmen?.bauart,
    },
    {
      name: 'gefahrennachbarschaft',
      art: 'radio',
      label: gefragt.gefahrennachbarschaft,
      hinweis: 'Zum Beispiel eine Tischlerei, eine Lackiererei oder ein Imbiss.',
      warum: 'Brennt es nebenan, brennt es oft auch bei Ihnen. Das sehen wir uns persönlich an.',
      optionen: jaNein,
      vorgabe: ({ antworten }) => antworten.angebot?.annahmen?.gefahrennachbarschaft,
    },
    {
      name: 'umsatz',
      art: 'betrag',
      label: 'Jahresumsatz (netto)',
      hinweis: 'Vom letzten abgeschlossenen Jahr, ohne Umsatzsteuer.',
      warum:
        'Am Beitrag ändert er nichts. Er zeigt, ob der Wert Ihrer Sachen dazu passt, und gilt auch für den Ertragsausfall.',
    },
  ],
  vermerke: ({ nebengewerbe = [], ...antwort }, { antworten }) => [
    ...gewerbevermerke('nebengewerbe', nebengewerbe),
    ...(antwort.bauart === 'WEICHE_DACHUNG' ? [persoenlich('bauart', weicheDachung)] : []),
    ...(antwort.gefahrennachbarschaft === true
      ? [persoenlich('gefahrennachbarschaft', vonHand)]
      : []),
    ...(istVielUmsatz(antwort.umsatz, antworten.einstieg?.versicherungssumme)
      ? [{ nach: 'umsatz', art: 'neutral', text: umsatzhinweis } as const]
      : []),
  ],
};

/** How doors are locked and whether somebody is told of a burglary; nobody is asked who works at home alone. */
const sicherung: Seite<'sicherung'> = {
  titel: 'Wie ist Ihr Betrieb gesichert?',
  felder: [
    {
      name: 'tuerschloss',
      art: 'radio',
      label: gefragt.tuerschloss,
      hinweis: 'Das Schloss steht dann nicht über die Tür hinaus und lässt sich nicht abbrechen.',
      optionen: jaNein,
      vorgabe: ({ antworten }) => antworten.angebot?.annahmen?.tuerschloss,
    },
    {
      name: 'ema',
      art: 'radio',
      label: gefragt.ema,
      hinweis: 'Sie ruft die Polizei oder einen Wachdienst, wenn jemand einbricht.',
      warum: 'Mit einer Anlage wird seltener eingebrochen. Der Beitrag ist dann niedriger.',
      optionen: jaNein,
      vorgabe: ({ antworten }) => antworten.angebot?.annahmen?.ema,
    },
  ],
  vermerke: ({ tuerschloss }) =>
    tuerschloss === false ? [persoenlich('tuerschloss', vonHand)] : [],
};

/** Whether she sells a lot beside what her things are worth (`domain/offen.md` P8). */
export function istVielUmsatz(umsatz = 0, summe = Number.POSITIVE_INFINITY): boolean {
  return umsatz > summe * grenzen.umsatzJeSumme;
}

export const umsatzhinweis =
  'Ihr Umsatz ist im Verhältnis zur Versicherungssumme hoch. Bitte prüfen Sie die Summe.';
const vonHand = 'Wir prüfen Ihre Anfrage dann persönlich.';
const weicheDachung =
  'Gebäude mit Dächern aus Reet, Stroh oder Holzschindeln versichern wir nicht online. Wir prüfen Ihre Anfrage gern persönlich.';

function persoenlich(nach: string, text: string): Vermerk & { nach: string } {
  return { nach, art: 'neutral', text, anfragen: true };
}

/** The pages of questions behind the first, as both insurances of contents ask them; `hatElementar` says whether she takes cover against the elements. */
export function inhaltsfragen(hatElementar: (angebot: object) => boolean) {
  return {
    betrieb,
    sicherung,
    vorversicherung: mitElementar(({ angebot }) => angebot !== undefined && hatElementar(angebot)),
    ...firmenfragen,
  } satisfies Antragsfragen<InhaltsAntworten>;
}
