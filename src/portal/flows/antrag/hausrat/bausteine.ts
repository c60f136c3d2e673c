import { ganzeEuro } from '#contract/fields/betrag.ts';
import { hausrat } from '#contract/produkte/hausrat.ts';
import { orteLesen, strassenSuchen } from '#contract/endpoints/zuers.ts';
import type { HausratAntworten } from '#machines/antrag/hausrat/answers.ts';
import { elementarNachSchaden } from '#machines/antrag/hausrat/regel.ts';
import type { Client } from '../../../client/client.ts';
import { unwrap } from '../../../client/response.ts';
import { jaNein } from '../bloecke/jaNein.ts';
import type { Frageseite, Lage, Teil } from '../../../formular/frage.ts';
import { t } from './texte.ts';

type Bausteine = NonNullable<HausratAntworten['bausteine']>;

const ohneElementar = { deckungen: { ELEMENTAR: t('elementarNicht') } };

/** What is covered beyond the basics; cover against the elements is offered wherever it is possible. */
export const bausteine: Frageseite<Bausteine, HausratAntworten> = {
  titel: t('bausteineTitel'),
  einleitung: t('bausteineEinleitung'),
  felder: [
    {
      name: 'deckungen',
      art: 'mehrfach',
      label: t('deckungen'),
      warum: t('bausteineWarum'),
      optionen: [
        { wert: 'ELEMENTAR', label: t('ELEMENTAR'), folge: t('elementarFolge') },
        { wert: 'GLASBRUCH', label: t('GLASBRUCH'), folge: t('glasFolge') },
        { wert: 'WOHNSCHUTZBRIEF', label: t('WOHNSCHUTZBRIEF'), folge: t('schutzbriefFolge') },
        {
          wert: 'UNBENANNTE_GEFAHREN',
          label: t('UNBENANNTE_GEFAHREN'),
          folge: t('unbenanntFolge'),
        },
        { wert: 'FAHRRAD', label: t('FAHRRAD'), folge: t('fahrradFolge') },
      ],
      vorgabe: () => ['ELEMENTAR'],
    },
    {
      name: 'fahrradProzent',
      art: 'radio',
      label: t('fahrradProzent'),
      optionen: hausrat.grenzen.fahrradProzent.map((prozent) => ({
        wert: prozent,
        label: t('prozentFolge', { prozent }),
      })),
      anzeige: (prozent, { antworten: { versicherungssumme: summe } }) =>
        t('prozent', {
          summe: ganzeEuro(((summe?.versicherungssumme ?? 0) * prozent) / 100),
        }),
      wenn: ({ deckungen = [] }) => deckungen.includes('FAHRRAD'),
    },
    {
      name: 'elementarVorschaden',
      art: 'radio',
      label: t('elementarVorschaden'),
      warum: t('elementarVorschadenWarum'),
      optionen: jaNein,
      wenn: mitElementar,
      bleibt: true,
    },
    {
      name: 'elementarVerzicht',
      art: 'haken',
      label: t('elementarVerzicht'),
      wenn: (antwort, lage) => !mitElementar(antwort) && !istAusgeschlossen(antwort, lage),
    },
    {
      name: 'elementarVerzicht',
      art: 'haken',
      label: t('elementarOhne'),
      wenn: (antwort, lage) => !mitElementar(antwort) && istAusgeschlossen(antwort, lage),
    },
  ],
  vermerke: (antwort, lage) => {
    if (mitElementar(antwort)) {
      return antwort.elementarVorschaden
        ? [{ nach: 'elementarVorschaden', art: 'warning', text: elementarNachSchaden }]
        : [];
    }
    const nach = 'elementarVerzicht';
    if (istGesperrt(lage)) return [{ nach, art: 'neutral', text: t('elementarOhneVermerk') }];
    // The reason was read where she answered; advice to take it would mock her.
    if (antwort.elementarVorschaden) return [];
    return [{ nach, art: 'warning', text: t('elementarVerzichtVermerk') }];
  },
  sperren: ({ antworten, ergebnisse }) =>
    abgelehntFuer(antworten, ergebnisse) ? ohneElementar : {},
  nachschlagen: async (client, { antworten: { risikoort } }, signal) =>
    risikoort && !(await istMoeglich(client, risikoort, signal)) ? ohneElementar : {},
};

function mitElementar({ deckungen = [] }: { deckungen?: Bausteine['deckungen'] | undefined }) {
  return deckungen.includes('ELEMENTAR');
}

function istAusgeschlossen({ elementarVorschaden }: Teil<Bausteine>, lage: Lage): boolean {
  return elementarVorschaden === true || istGesperrt(lage);
}

function istGesperrt({ sperren }: Pick<Lage, 'sperren'>): boolean {
  return sperren['deckungen']?.['ELEMENTAR'] !== undefined;
}

/** The price said no to the address itself, not to what happened there. */
function abgelehntFuer(
  { risikoort }: HausratAntworten,
  { tarifieren }: Lage['ergebnisse'],
): boolean {
  const eingabe: unknown = tarifieren?.eingabe;
  if (tarifieren?.ergebnis.grund !== 'ELEMENTAR_NICHT_EINSCHLIESSBAR') return false;
  if (typeof eingabe !== 'object' || eingabe === null) return false;
  if (Reflect.get(eingabe, 'elementarVorschaden') === true) return false;
  const ort: unknown = Reflect.get(eingabe, 'risikoOrt');
  return (
    JSON.stringify(ort) === JSON.stringify({ plz: risikoort?.plz, strasse: risikoort?.strasse })
  );
}

/** What the zones say of a street that is known, or else of its place. */
async function istMoeglich(
  client: Client,
  { plz, ort, strasse }: NonNullable<HausratAntworten['risikoort']>,
  signal: AbortSignal,
): Promise<boolean> {
  const query = { plz, ort, pattern: strasse };
  const strassen = unwrap(await client.call(strassenSuchen, { query, signal }));
  const bekannt = strassen.find((eine) => eine.strasse === strasse);
  if (bekannt) return bekannt.elementarEinschliessbar;
  const orte = unwrap(await client.call(orteLesen, { params: { postcode: plz }, signal }));
  return orte.length === 0 || orte.some((einer) => einer.elementarEinschliessbar);
}
