import { benannt, type Endpoint } from './endpoint.ts';
import {
  einsichtenLesen,
  kundenUebertragen,
  mitarbeiterAendern,
  mitarbeitendeLesen,
  untervermittlerErstellen,
  vertriebswegLesen,
} from './agentur.ts';
import { antragsaufrufe } from './antrag/aufrufe.ts';
import {
  benutzerAendern,
  nutzungsbedingungenAnnehmen,
  nutzungsbedingungenLesen,
  passwortAendern,
  vermittlerPasswortAendern,
} from './benutzer/daten.ts';
import {
  handynummerResetAnfordern,
  handynummerResetPruefen,
  handynummerWaehlen,
  smstanPruefen,
  smstanSenden,
} from './benutzer/handynummer.ts';
import {
  initialPasswortSenden,
  vermittlerInitialPasswortSenden,
  zugangEmailLesen,
  zugangslinkPruefen,
  zugangslinkSenden,
  zugangsrechtEinloesen,
} from './benutzer/zugang.ts';
import {
  vermittlerAendern,
  vermittlerdatenLesen,
  vermittlerHandynummerWaehlen,
  vermittlerSmstanPruefen,
  vermittlerSmstanSenden,
} from './benutzer/vermittlerdaten.ts';
import {
  beratungBeginnen,
  beratungenLesen,
  beratungProtokollieren,
  beratungSenden,
  beratungVergleichen,
  kundeninformationenLesen,
  kundeninformationenUebergeben,
} from './beratung.ts';
import { bankverbindungAendern } from './bankverbindung.ts';
import { clientErrorMelden } from './clientErrors.ts';
import { consentsLesen } from './consents.ts';
import { downloadBereichLesen, downloadDokumentLesen } from './downloadBereich.ts';
import {
  einwilligungErklaeren,
  einwilligungLesen,
  einwilligungsCodePruefen,
  einwilligungsCodeSenden,
  einwilligungWiderrufen,
} from './einwilligung.ts';
import { einstellungenAendern, einstellungenLesen } from './einstellungen.ts';
import { entwuerfeLesen, entwurfKopieren, entwurfSenden } from './entwuerfe.ts';
import { entwurfAendern, entwurfAnlegen, entwurfLoeschen, entwurfOeffnen } from './entwurf.ts';
import { featuresLesen } from './features.ts';
import { feedbackSenden } from './feedback.ts';
import { fahrradherstellerSuchen, gewerbeartSuchen, hunderasseSuchen } from './finder.ts';
import { firmensitzSuchen, risikofragenLesen, risikofragenZeigbar } from './fragebogen.ts';
import {
  anbindungsCodePruefen,
  anbindungsCodeSenden,
  existenzLesen,
  vermittlerAnbinden,
} from './anbindung.ts';
import { kuendigungsgruendeLesen, widerrufsgruendeLesen } from './gruende.ts';
import {
  geschaedigtenCodePruefen,
  geschaedigtenCodeSenden,
  geschaedigtMelden,
} from './geschaedigt.ts';
import { ibanPruefen } from './iban.ts';
import {
  auswahlHerunterladen,
  bestandsueberblick,
  bestandHerunterladen,
  findByVermittlernummer,
  kundenSuchen,
} from './kundenbestand.ts';
import { vermittlerNachrichtSenden } from './nachricht.ts';
import { nachrichtSchreiben } from './nachrichtSchreiben.ts';
import { partnerLesen, rechtsformenLesen } from './partner.ts';
import { postfaecher } from './postfach.ts';
import { poolLesen } from './portale.ts';
import {
  schadenLesen,
  schadenMelden,
  schaedenLesen,
  schadenZurueckziehen,
  unterlagenEinreichen,
  unterlagenLesen,
} from './schaden.ts';
import { angabenErgaenzen } from './schadenangaben.ts';
import { tarifaufrufe } from './tarifieren/aufrufe.ts';
import { bhvWechselTarifieren } from './tarifieren/bhvWechsel.ts';
import {
  identifierLesen,
  nummerUndWegLesen,
  nummerUndWegZurBlz,
  vermittlerinfoLesen,
  vermittlerinfoZumIdentifier,
} from './vermittler.ts';
import { uploadAnlegen, uploadLesen, uploadLoeschen, uploadPruefen } from './upload.ts';
import { tanGenerieren, tanPruefen } from './verifikation.ts';
import {
  findByPartnerNummer,
  vermittlernummerLesen,
  vertragLesen,
  vertragsartLesen,
} from './vertrag.ts';
import {
  aenderungLesen,
  aenderungsaufrufe,
  betriebsartAendern,
  umsatzBestaetigen,
  vormerkungLoeschen,
} from './vertrag/aenderung.ts';
import { bestaetigungAnfordern, bestaetigungLesen } from './vertrag/bestaetigung.ts';
import { zahlungenLesen } from './vertrag/zahlungen.ts';
import {
  kuendigen,
  kuendigungBerechnen,
  kuendigungLesen,
  kuendigungZuruecknehmen,
  oeffentlichWiderrufen,
  widerrufen,
  widerrufLesen,
  widerrufslinkEinloesen,
  widerrufslinkLesen,
} from './vertrag/beendigung.ts';
import { aeltereDokumenteLesen } from './vertrag/dokumente.ts';
import { neueDokumenteLesen } from './vertrag/neueDokumente.ts';
import { rahmennummerSpeichern } from './vertrag/rahmennummer.ts';
import { schutzBerechnen, schutzSpeichern } from './vertrag/schutz.ts';
import { umziehen } from './vertrag/umzug.ts';
import { orteLesen, strassenSuchen } from './zuers.ts';

/** The wire: every endpoint of the portal, one line each. */
export const endpoints = {
  poolLesen,
  findByPartnerNummer,
  vertragLesen,
  aeltereDokumenteLesen,
  neueDokumenteLesen,
  rahmennummerSpeichern,
  vermittlernummerLesen,
  vertragsartLesen,
  aenderungLesen,
  vormerkungLoeschen,
  ...aenderungsaufrufe,
  schutzBerechnen,
  schutzSpeichern,
  betriebsartAendern,
  umsatzBestaetigen,
  kuendigungsgruendeLesen,
  widerrufsgruendeLesen,
  kuendigungLesen,
  kuendigungBerechnen,
  kuendigen,
  kuendigungZuruecknehmen,
  widerrufLesen,
  widerrufen,
  oeffentlichWiderrufen,
  widerrufslinkLesen,
  widerrufslinkEinloesen,
  bestaetigungLesen,
  zahlungenLesen,
  bestaetigungAnfordern,
  uploadAnlegen,
  uploadPruefen,
  uploadLesen,
  uploadLoeschen,
  orteLesen,
  strassenSuchen,
  hunderasseSuchen,
  fahrradherstellerSuchen,
  gewerbeartSuchen,
  firmensitzSuchen,
  risikofragenLesen,
  risikofragenZeigbar,
  rechtsformenLesen,
  partnerLesen,
  findByVermittlernummer,
  kundenSuchen,
  bestandHerunterladen,
  auswahlHerunterladen,
  bestandsueberblick,
  umziehen,
  bankverbindungAendern,
  ibanPruefen,
  consentsLesen,
  downloadBereichLesen,
  downloadDokumentLesen,
  featuresLesen,
  clientErrorMelden,
  feedbackSenden,
  ...benannt(tarifaufrufe),
  bhvWechselTarifieren,
  tanGenerieren,
  tanPruefen,
  nummerUndWegZurBlz,
  nummerUndWegLesen,
  vermittlerinfoLesen,
  identifierLesen,
  vermittlerinfoZumIdentifier,
  vermittlerNachrichtSenden,
  nachrichtSchreiben,
  schaedenLesen,
  schadenLesen,
  schadenMelden,
  unterlagenLesen,
  angabenErgaenzen,
  schadenZurueckziehen,
  unterlagenEinreichen,
  geschaedigtenCodeSenden,
  geschaedigtenCodePruefen,
  geschaedigtMelden,
  einwilligungLesen,
  einwilligungErklaeren,
  einwilligungWiderrufen,
  einwilligungsCodeSenden,
  einwilligungsCodePruefen,
  existenzLesen,
  anbindungsCodeSenden,
  anbindungsCodePruefen,
  vermittlerAnbinden,
  entwurfAnlegen,
  entwurfAendern,
  entwurfOeffnen,
  entwurfLoeschen,
  entwuerfeLesen,
  entwurfSenden,
  entwurfKopieren,
  kundeninformationenLesen,
  kundeninformationenUebergeben,
  beratungenLesen,
  beratungBeginnen,
  beratungVergleichen,
  beratungProtokollieren,
  beratungSenden,
  ...benannt(antragsaufrufe),
  zugangEmailLesen,
  zugangslinkSenden,
  zugangsrechtEinloesen,
  zugangslinkPruefen,
  initialPasswortSenden,
  handynummerWaehlen,
  smstanSenden,
  smstanPruefen,
  handynummerResetAnfordern,
  handynummerResetPruefen,
  passwortAendern,
  ...benannt({
    postfachBenutzer: postfaecher.benutzer,
    postfachVermittler: postfaecher.vermittler,
  }),
  benutzerAendern,
  vermittlerPasswortAendern,
  vermittlerInitialPasswortSenden,
  nutzungsbedingungenLesen,
  nutzungsbedingungenAnnehmen,
  mitarbeitendeLesen,
  untervermittlerErstellen,
  mitarbeiterAendern,
  kundenUebertragen,
  vertriebswegLesen,
  einsichtenLesen,
  vermittlerdatenLesen,
  vermittlerAendern,
  vermittlerHandynummerWaehlen,
  vermittlerSmstanSenden,
  vermittlerSmstanPruefen,
  einstellungenLesen,
  einstellungenAendern,
} as const satisfies Record<string, Endpoint>;
