import { steuersatz } from '#contract/zahlen.ts';
import {
  type EinzelreiseAnfrage,
  type JahresvertragAnfrage,
  type ReiseAnfrage,
  reiseTarifieren,
} from '#contract/endpoints/tarifieren/reise.ts';
import { alterAm, tagePlus } from '#contract/tag.ts';
import { aufKarte } from '#contract/produkte/leistungen/leistung.ts';
import { ruecktrittSelbstbeteiligung } from '#contract/produkte/leistungen/reise.ts';
import { reise as beschreibung } from '#contract/produkte/reise.ts';
import { istBuchungsfristGewahrt, reisedauer } from '../../fristen/reise.ts';
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
  abgeschaltet: ({ bausteine }, { reisekrankenversicherung }) =>
    feldfehler(
      bausteine.includes('REISEKRANKEN') && reisekrankenversicherung !== true,
      'bausteine',
      'Reisekranken bieten wir gerade nicht an. Bitte wählen Sie diesen Baustein ab.',
    ),
});

/** Price of travel cover or what stands in its way (`domain/antrag.md §3`, §6.7). */
function bewerteReise(anfrage: ReiseAnfrage, heute: string): Bewertung {
  const alle = anfrage.reisende.map(({ geburtsdatum }) => alterAm(geburtsdatum, heute));
  const fehler = [
    ...reisendeFehler(anfrage, alle),
    ...preisFehler(anfrage),
    ...(anfrage.art === 'EINZELREISE' ? datenFehler(anfrage, heute) : []),
  ];
  if (fehler.length > 0) return { ergebnis: 'UNGUELTIG', fehler };
  const alter = altersfaktor(Math.max(...alle));
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
  const stufe = beitrag.find(({ bis }) => (anfrage.reisepreis ?? 0) <= cent(bis));
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
    : Math.max(...tafel.jahresvertrag.ruecktritt.beitrag.map(({ bis }) => cent(bis)));
}

function reiseHindernisse(anfrage: EinzelreiseAnfrage, heute: string): (Hindernis | null)[] {
  const { beginn, ende, buchungsdatum: buchung = heute } = anfrage;
  return [
    nicht(reisedauer(beginn, ende) > tafel.einzelreise.hoechstdauerTage, 'DAUER'),
    nicht(
      anfrage.bausteine.includes('RUECKTRITT') &&
        !istBuchungsfristGewahrt({ heute, buchung, beginn }),
      'BUCHUNGSFRIST',
    ),
  ];
}

function reisendeFehler(anfrage: ReiseAnfrage, alle: readonly number[]): Ungueltig['fehler'] {
  const gruppe = tafel.reisende[anfrage.personenkreis];
  const falscheZahl = alle.length < gruppe.von || alle.length > gruppe.bis;
  const erwachsene = alle.filter((alter) => alter >= tafel.kindUnter).length;
  const volljaehrige = alle.filter((alter) => alter >= tafel.volljaehrigAb).length;
  const zahl = gruppe.von === gruppe.bis ? String(gruppe.von) : `${gruppe.von} bis ${gruppe.bis}`;
  return [
    ...feldfehler(falscheZahl, 'reisende', `Geben Sie ${zahl} reisende Personen an.`),
    ...feldfehler(
      !falscheZahl && erwachsene > gruppe.erwachsene,
      'reisende',
      `Mitversicherte Kinder müssen jünger als ${tafel.kindUnter}\u00A0Jahre sein.`,
    ),
    ...feldfehler(
      !falscheZahl && volljaehrige < gruppe.volljaehrige,
      'reisende',
      `${volljaehrigSind[anfrage.personenkreis]} mindestens ${tafel.volljaehrigAb}\u00A0Jahre alt sein. Prüfen Sie die Geburtsdaten oder wählen Sie, wer mitreist.`,
    ),
    ...alle.flatMap((alter, i) =>
      feldfehler(alter < 0, `reisende.${i}.geburtsdatum`, 'Bitte prüfen Sie das Geburtsdatum.'),
    ),
  ];
}

const volljaehrigSind: Readonly<Record<ReiseAnfrage['personenkreis'], string>> = {
  SINGLE: 'Wer allein reist, muss',
  SINGLE_PLUS_KIND: 'Wer mit Kindern reist, muss',
  PAAR: 'Ein Paar sind zwei Personen, beide müssen',
  FAMILIE: 'In einer Familie müssen zwei Personen',
};

function preisFehler({ bausteine, reisepreis }: ReiseAnfrage) {
  return feldfehler(
    bausteine.includes('RUECKTRITT') && reisepreis === undefined,
    'reisepreis',
    'Geben Sie den Reisepreis ein.',
  );
}

const buchungOhneFristTage = 30;

function datenFehler(anfrage: EinzelreiseAnfrage, heute: string): Ungueltig['fehler'] {
  const { beginn, ende, buchungsdatum, bausteine } = anfrage;
  const kurzfristig = beginn < tagePlus(heute, buchungOhneFristTage);
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
