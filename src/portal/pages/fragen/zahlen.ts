import { formatBetrag, ganzeEuro } from '#contract/fields/betrag.ts';
import { vorgeschlageneSumme } from '#contract/fields/summenvorschlag.ts';
import { sitzungsfristen } from '#contract/fields/sitzungsfristen.ts';
import { inStunden, zugang } from '#contract/fields/zugangsfristen.ts';
import { hausrat } from '#contract/produkte/hausrat.ts';
import { reiseziel } from '#contract/begriffe/reise.ts';
import { reise } from '#contract/produkte/reise.ts';
import { tierhalterhaftpflicht } from '#contract/produkte/tierhalterhaftpflicht.ts';
import {
  fristen,
  mindestrate,
  ratenzuschlag,
  steuersatz,
  suchzeichen,
  umsatzAnhebung,
} from '#contract/zahlen.ts';

const prozent = new Intl.NumberFormat('de-DE');
const { linkStunden, passwort, ...einzelne } = zugang;
const { untaetigMinuten, ...sitzung } = sitzungsfristen;

/** What rules keep, by the name that stands for it in an answer. */
export const zahlen: Readonly<Record<string, string | number>> = {
  ...fristen,
  ...einzelne,
  ...sitzung,
  umsatzAnhebung,
  suchzeichen,
  mindestrate: formatBetrag(mindestrate),
  zuschlagMonat: ratenzuschlag.MONATLICH,
  zuschlagViertel: ratenzuschlag.VIERTELJAEHRLICH,
  zuschlagHalb: ratenzuschlag.HALBJAEHRLICH,
  steuer: prozent.format(steuersatz.voll / 100),
  steuerHausrat: prozent.format(steuersatz.hausrat / 100),
  linkZugang: inStunden(linkStunden.ZUGANG),
  linkEmail: inStunden(linkStunden.EMAIL),
  linkHandynummer: inStunden(linkStunden.HANDYNUMMER),
  passwortCode: inStunden(zugang.passwortCodeStunden),
  passwortVon: passwort.von,
  passwortBis: passwort.bis,
  untaetigKunde: untaetigMinuten.benutzer,
  untaetigVermittler: untaetigMinuten.vermittler,
  jeQuadratmeter: ganzeEuro(hausrat.grenzen.summeJeQuadratmeter),
  listenhundSb: ganzeEuro(
    Number(tierhalterhaftpflicht.grenzen.listenhundSb.replace('SB_', '')) * 100,
  ),
  reiseTageVorher: reise.grenzen.buchung.tageVorher,
  reiseWerktage: reise.grenzen.buchung.werktage,
  reiseTage: reise.grenzen.tage.einzeln,
  reiseTageImJahr: reise.grenzen.tage.imJahr,
  reiseKindUnter: reise.grenzen.kindUnter,
  reisende: reise.grenzen.reisende.bis,
  reisegebiet: reiseziel.EUROPA,
  beispielsumme: ganzeEuro(vorgeschlageneSumme(80)),
};
