import { steuersatz } from '#contract/zahlen.ts';
import {
  type EinzelreiseAnfrage,
  type JahresvertragAnfrage,
  type ReiseAnfrage,
  reiseTarifieren,
} from '#contract/endpoints/tarifieren/reise.ts';
import { aufKarte } from '#contract/produkte/leistungen/leistung.ts';
import { ruecktrittSelbstbeteiligung } from '#contract/produkte/leistungen/reise.ts';
import { reise as beschreibung } from '#contract/produkte/reise.ts';
import {
  aeltestePerson,
  istBuchungsfristGewahrt,
  istKurzfristig,
  reisedauer,
  reisendeFehler,
} from '#contract/produkte/reiseregeln.ts';
import { type Alternative, jeBaustein, jederWert } from '../alternativen.ts';
import {
  feldfehler,
  manuell,
  nicht,
  schwerstes,
  type Bewertung,
  type Hindernis,
  type Ungueltig,
} from '../bewertung.ts';
import { cent, mal, type Faktor } from '../dezimal.ts';
import { reise as tafel } from '../tafeln/reise.ts';
import { produkttarif } from '../produkttarif.ts';

export const reiseTarif = produkttarif(reiseTarifieren, {
  bewerte: bewerteReise,
  alternativen: (anfrage) => alternativenZu(anfrage),
  abgeschaltet: ({ bausteine }, { reisekrankenversicherung }) =>
    feldfehler(
      bausteine.includes('REISEKRANKEN') && reisekrankenversicherung !== true,
      'bausteine',
      'Reisekranken bieten wir gerade nicht an. Bitte wählen Sie diesen Baustein ab.',
    ),
});

/** What else can be chosen: each module, none where it would be the last; the deductible; the price of a year's trips. */
function alternativenZu(anfrage: ReiseAnfrage): Alternative<ReiseAnfrage>[] {
  const { bausteine: drin, reisepreis } = anfrage;
  // Withdrawal is priced by the price of the trip.
  const moeglich = beschreibung.grenzen.bausteine.filter(
    (einer) => einer !== 'RUECKTRITT' || reisepreis !== undefined,
  );
  return [
    ...jeBaustein(anfrage, 'bausteine', moeglich).filter(
      ({ anfrage: { bausteine: dann } }) => dann.length > 0,
    ),
    ...(drin.includes('RUECKTRITT') ? jederWert(anfrage, 'sb20', [false, true]) : []),
    ...(anfrage.art === 'JAHRESVERTRAG'
      ? jederWert(anfrage, 'reisepreis', beschreibung.grenzen.jahresreisepreise)
      : []),
  ];
}

/** Price of travel cover or what stands in its way (`domain/antrag.md §3`, §6.7). */
function bewerteReise(anfrage: ReiseAnfrage, heute: string): Bewertung {
  const fehler = [
    ...personenFehler(anfrage, heute),
    ...preisFehler(anfrage),
    ...(anfrage.art === 'EINZELREISE' ? datenFehler(anfrage, heute) : []),
  ];
  if (fehler.length > 0) return { ergebnis: 'UNGUELTIG', fehler };
  const tage = anfrage.reisende.map(({ geburtsdatum }) => geburtsdatum);
  const alter = altersfaktor(aeltestePerson(tage, heute));
  const hindernis = schwerstes([
    nicht(alter === null, 'ALTER'),
    ...(anfrage.art === 'EINZELREISE' ? reiseHindernisse(anfrage, heute) : []),
    manuell((anfrage.reisepreis ?? 0) > hoechsterPreis(anfrage), 'REISEPREIS'),
  ]);
  if (hindernis || alter === null)
    return hindernis ?? { ergebnis: 'NICHT_VERSICHERBAR', grund: 'ALTER' };
  const ruecktritt = anfrage.bausteine.includes('RUECKTRITT');
  return {
    ergebnis: 'VERSICHERBAR',
    komponenten: bausteine(anfrage, alter).filter(({ name }) => anfrage.bausteine.includes(name)),
    versicherungsSumme: anfrage.reisepreis ?? null,
    hinweise: ruecktritt && anfrage.sb20 ? [selbstbeteiligung] : [],
  };
}

const selbstbeteiligung = {
  code: 'SELBSTBETEILIGUNG_20',
  text: aufKarte(ruecktrittSelbstbeteiligung, ruecktrittSelbstbeteiligung.hinweis),
};

function bausteine(anfrage: ReiseAnfrage, alter: Faktor) {
  const gruppe = tafel.personenkreis[anfrage.personenkreis];
  const einzeln = anfrage.art === 'EINZELREISE';
  const gepaeck = einzeln ? tafel.einzelreise.gepaeck : tafel.jahresvertrag.gepaeck;
  return [
    {
      name: 'RUECKTRITT',
      nettoJahr: einzeln ? ruecktrittEinzeln(anfrage, alter) : ruecktrittImJahr(anfrage, alter),
      steuersatz: steuersatz.voll,
    },
    {
      name: 'REISEKRANKEN',
      nettoJahr: mal(
        einzeln ? krankenEinzeln(anfrage) : cent(tafel.jahresvertrag.reisekranken),
        gruppe,
        alter,
      ),
      steuersatz: steuersatz.keine,
    },
    { name: 'GEPAECK', nettoJahr: mal(cent(gepaeck), gruppe), steuersatz: steuersatz.voll },
  ] as const;
}

function ruecktrittEinzeln({ reisepreis = 0, sb20, ziel }: EinzelreiseAnfrage, alter: Faktor) {
  const { satz, satzMitSb20, ziel: ziele, mindestens } = tafel.einzelreise.ruecktritt;
  const netto = mal(reisepreis, sb20 ? satzMitSb20 : satz, ziele[ziel], alter);
  return Math.max(netto, cent(mindestens));
}

function krankenEinzeln({ beginn, ende, ziel }: EinzelreiseAnfrage): number {
  return reisedauer(beginn, ende) * cent(tafel.einzelreise.reisekrankenJeTag[ziel]);
}

function ruecktrittImJahr(anfrage: JahresvertragAnfrage, alter: Faktor): number {
  const { beitrag, sb20, personenkreis } = tafel.jahresvertrag.ruecktritt;
  const stufe = beitrag.find(({ bis }) => (anfrage.reisepreis ?? 0) <= bis);
  if (!stufe) throw new RangeError('The tariff has no line for this price');
  return mal(
    cent(stufe.beitrag),
    anfrage.sb20 ? sb20 : '1.00',
    personenkreis[anfrage.personenkreis],
    alter,
  );
}

function altersfaktor(aeltestePerson: number): Faktor | null {
  return tafel.alter.find(({ bis }) => aeltestePerson <= bis)?.faktor ?? null;
}

function hoechsterPreis({ art }: ReiseAnfrage): number {
  return art === 'EINZELREISE'
    ? beschreibung.summe.bis
    : Math.max(...beschreibung.grenzen.jahresreisepreise);
}

function reiseHindernisse(anfrage: EinzelreiseAnfrage, heute: string): (Hindernis | null)[] {
  const { beginn, ende, buchungsdatum: buchung = heute } = anfrage;
  return [
    nicht(reisedauer(beginn, ende) > beschreibung.grenzen.tage.einzeln, 'DAUER'),
    nicht(
      anfrage.bausteine.includes('RUECKTRITT') &&
        !istBuchungsfristGewahrt({ heute, buchung, beginn }),
      'BUCHUNGSFRIST',
    ),
  ];
}

function personenFehler(
  { personenkreis, reisende }: ReiseAnfrage,
  heute: string,
): Ungueltig['fehler'] {
  const tage = reisende.map(({ geburtsdatum }) => geburtsdatum);
  return [
    ...reisendeFehler(personenkreis, tage, heute).map((text) => ({ feld: 'reisende', text })),
    ...tage.flatMap((tag, i) =>
      feldfehler(tag > heute, `reisende.${i}.geburtsdatum`, 'Bitte prüfen Sie das Geburtsdatum.'),
    ),
  ];
}

function preisFehler({ bausteine, reisepreis }: ReiseAnfrage) {
  return feldfehler(
    bausteine.includes('RUECKTRITT') && reisepreis === undefined,
    'reisepreis',
    'Geben Sie den Reisepreis ein.',
  );
}

function datenFehler(anfrage: EinzelreiseAnfrage, heute: string): Ungueltig['fehler'] {
  const { beginn, ende, buchungsdatum, bausteine } = anfrage;
  const kurzfristig = istKurzfristig(beginn, heute);
  return [
    ...feldfehler(beginn < heute, 'beginn', 'Die Reise darf noch nicht begonnen haben.'),
    ...feldfehler(ende < beginn, 'ende', 'Das Reiseende liegt vor dem Reisebeginn.'),
    ...feldfehler(
      buchungsdatum !== undefined && buchungsdatum > heute,
      'buchungsdatum',
      'Geben Sie ein Buchungsdatum ein, das nicht in der Zukunft liegt.',
    ),
    ...feldfehler(
      buchungsdatum === undefined && kurzfristig && bausteine.includes('RUECKTRITT'),
      'buchungsdatum',
      'Geben Sie das Buchungsdatum ein.',
    ),
  ];
}
