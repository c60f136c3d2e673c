/** Widgets of every page with fields. */
const formModules = modules(
  'src/widgets/(field|text-field|checkbox|error-summary|form)/',
  'src/contract/fields/liesZahl[.]',
  'src/portal/formular/(Felder|Textfelder|antwort|bereiteFelder|nochFalsch|useEingaben|usePlainValues|gewerbe/taetigkeit)',
  'src/portal/flows/useSelector',
  'machines/(leaf|schritt|formular/frage)[.]',
);
/** A chart that runs, and the form that answers it: few pages have one without the other. */
const flowModules = modules(
  'node_modules/(xstate|@xstate|use-sync-external-store|use-isomorphic-layout-effect)/',
  'src/portal/(auftragsschluessel|flows/(useSessionEvents|useFlowAddress|draft|zugangsrecht|nummerAbgelehnt|konto/zeitpunkt))[.]',
  'machines/(walk|gleich|typed|moved|transitions|parts/erneut)',
  'machines/konto/failure',
  'src/contract/fields/(mfaCode|passwort|email)[.]',
);
/** The first question of an application, before its chart is there (decision 0021). */
const questionModules = modules(
  'src/portal/flows/antrag/(anfang/|texte|entwurf/(Schrittfuss|Vermittlerzeile|fusstexte|useAblage))',
  'src/portal/flows/antrag/fragen/(Fragen|Hinweise|Gescheitert|use)',
  'src/portal/formular/(Einstiegsfelder|notizen|postleitzahlen|useSperren)',
  'src/portal/flows/antrag/steps/(Schrittbild|step)[.]',
  'src/widgets/(number-field|radio-group|step-progress)/',
  'src/contract/(begriffe/wunsch|produkte/ersteGrenzen/hausrat)[.]',
  'machines/antrag/(context|fragen/(wahlen|wunsch))[.]',
);
/** The field of a first question about a trade, or a breed: one of a long list. */
const tradeModules = modules(
  'src/portal/formular/(Suchfeld|gewerbe/(Taetigkeitsfeld|gewerbesuche|texte))[.]',
  'src/portal/formular/Betriebsfelder|machines/antrag/fragen/(betriebs|inhalts)einstieg[.]',
  'src/widgets/suggest-field/',
);
/** Fields of later questions that most applications have. */
const fieldModules = modules(
  'src/portal/formular/(Auswahlfeld|Datumfeld|gewerbe/)',
  'machines/antrag/fragen/anzeigepflicht[.]',
  'src/widgets/(choice-cards|date-field/(DateField|typedDate)|icon-button)',
);
/** What the first question about a thing asks beside those of a home: what it has cost. */
const amountModules = modules('src/portal/formular/Preisfelder', 'src/widgets/currency-field/');
/** Behind the first answer: what the first calls are made with, and what stands around a page (decision 0052). */
const frameModules = modules(
  'node_modules/zod/',
  'src/contract/(errors|entities/ablehnung|fields/(textmuster|feldfehler))[.]',
  'src/contract/endpoints/(endpoint|features|portale)[.]',
  'src/portal/(session/(pool|gespeichert)|client/(client|askedAhead))[.]',
  // All other addresses, and what stands around every page.
  'src/portal/(uebrige|addresses|shell/(rahmenteile|framed))[.]',
  'src/widgets/card/',
  // What contracts and applications are both read and written with: neither shall bring the other along.
  'src/contract/fields/(datum|betrag|cent|pflichttext|partnerNummer|vermittlerNummer|versicherungsNummer)[.]',
  'src/contract/(entities/(zahlweise|marke|dokument|produkt|risiken|vertriebsweg)|begriffe/zahlung|produkte/(produkte|hausrat|gebaeude))[.]',
);
/** The calendar and the products that are applied for, plain data: first questions and contracts need both. */
const calendarModules = modules(
  'node_modules/date-fns/',
  'src/contract/(tag|fields/formatBetrag)[.]',
  'src/contract/produkte/(beschreibung|gewerblich|fahrrad|betriebshaftpflicht)[.]',
  'src/contract/begriffe/fahrrad[.]',
);
/** What somebody signed in opens: the frame of her pages, her contracts, and what reads them. */
const customerModules = modules(
  // What changes something comes with the pages that do.
  'node_modules/@tanstack/(?!.*(mutationObserver|useMutation)[.])',
  'src/portal/(queries/Daten|shell/(navigation|Wege)|shell/zustand/Abfrage)',
  'src/portal/pages/(Vertraege|vertrag/(VertragsKarte|Vertragszeile))[.]',
  'src/contract/begriffe/(haftpflicht|reise)[.]',
);
/** Rows that lead on, and what a product looks like: the start page and contracts have both. */
const wayModules = modules(
  'src/portal/pages/startseite/Wegliste[.]',
  'src/widgets/product-picture/ProductPicture[.]',
);
/** Words and limits of what is insured, for contracts and applications. */
const coverModules = modules(
  'src/contract/begriffe/(gross|tarif|hausrat|selbstbeteiligung|gefahren)[.]',
  'src/contract/fields/(summenvorschlag|plz|ort|hausnummer|suchmuster|landname)[.]',
);
/** What stands at the head of a contract and of what is about it: also on the overview. */
const headModules = modules(
  'src/widgets/head-card/',
  'src/portal/pages/(vertrag/saetze|uebersicht/aktivitaeten)[.]',
);
/** What the page of a contract shares with others about it. */
const contractModules = modules(
  'src/portal/pages/vertrag/(Kundenbezug|vermittlerTexte|bild)[.]',
  'src/contract/begriffe/schadenstatus[.]',
  'src/portal/queries/vertragLesen[.]',
);
/** What an application is calculated from, behind its first question. */
const priceModules = modules(
  'machines/antrag/(regel|selectors|frueher|hausrat/answers|fragen/tarif)[.]',
  'src/portal/flows/antrag/(schrittTitel|steps/(beitragstexte|tarif/(wahl|worte)))[.]',
  'src/contract/(endpoints/(entwurf|tarifieren/(antwort|angaben))|fields/preiszusage)[.]',
  'src/contract/(zahlen|begriffe/anrede|endpoints/fragebogen|entities/(partner|rechtsform|ort|antworten|abgeschlossenerEntwurf))[.]',
);
/** The sign-in behind its two fields, as far as everybody comes: a new password and terms are asked of few. */
const signInModules = modules('src/portal/flows/konto/anmeldung/View[.]');
/** Fields, what is wrong with them and a button. */
const plainFormModules = modules('src/portal/formular/(Formular|formularMit)[.]');
/** The two fields of the sign-in, before its chart is there (decision 0052). */
const entranceModules = modules(
  'src/portal/pages/Anmelden[.]',
  'src/portal/flows/konto/anmeldung/anfang/(Anmeldebeginn|Zugangsbild|zugangsseite|texte)[.]',
  'src/portal/formular/Passwortfeld',
  'src/widgets/password-field/',
);
/** The price in sight, what is chosen beside it, and what is said of it: one style sheet for all. */
const choiceModules = modules(
  'src/portal/flows/antrag/steps/(Beitragsbox|Beratungswege|Ablehnung|tarif/Tarifhinweise)[.]',
  'machines/antrag/fragen/vorannahmen[.]',
  'src/widgets/(premium-box|segments|row-list|switch-row|tariff-comparison)/',
);
/** What few come to, between the pages that all do: in one piece the first pages name less. */
const rareModules = modules(
  'src/portal/flows/antrag/steps/(anfang/|angebot/(Anschluss|BeitragPruefen))',
  'src/widgets/compare/',
);
/** A code that was sent: asked behind a first page, whose style sheet it shall not be. */
const codeModules = modules('src/portal/formular/Codefeld', 'src/widgets/code-field/');
/** The page of home contents with the cover it tells of, which its offer reads too. */
const homeModules = modules('src/contract/produkte/(aushaenge/seiten|leistungen)/hausrat[.]');
/** What reports and the pages of claims share; what can be reported of a product stays with its report. */
const claimModules = modules(
  'src/contract/(schaeden/(angaben|belehrung|deckung|meldbar|pruefung|schadenfragen|sparte)[.]|endpoints/schaden|entities/schaden)',
  'src/portal/flows/schaden/(wege|texte)[.]',
  'machines/schaden/frageschritt[.]',
  'src/portal/pages/(schaeden/Produktbild|schadenmelden/texte)',
  'src/portal/queries/schaeden[.]',
);
/** Answers as lines of a list, as they are sent and as they are shown. */
const rowModules = modules(
  'machines/formular/zeilen[.]',
  'src/portal/flows/antrag/steps/abschluss/zeilen[.]',
);
/** Ways to a letter that is begun, for pages and flows that ask for one. */
const letterModules = modules(
  'src/portal/flows/konto/nachricht/(weg|vorlage|Schreibknopf)[.]',
  'src/portal/flows/vertrag/Anschreiben[.]',
  'src/portal/pages/rechtliches/brief[.]',
);
/** Papers as lines of a list, before a contract and behind it. */
const paperListModules = modules('src/portal/flows/antrag/steps/Dokumentliste[.]');
/** Papers of a contract, as its page and the overview list them: they bring along what no application needs. */
const paperModules = modules('src/portal/pages/vertrag/(Dokumente|dokumentart)[.]');
/** The form library, behind every first page. */
const formularModules = modules('src/portal/formular/useForm');
/** Files of the portal's build: a browser fetches six at once from a server; the first page shall need no seventh. */
export const chunks = [
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/,
  },
  {
    name: 'router',
    test: /node_modules[\\/](react-router|react-router-dom|cookie|set-cookie-parser)[\\/]/,
  },
  // What every page begins with, in one piece instead of a dozen small ones.
  { name: 'start', tags: ['$initial' as const] },
  { name: 'form', test: formModules },
  { name: 'questions', test: questionModules },
  { name: 'calendar', test: calendarModules },
  { name: 'amount', test: amountModules },
  { name: 'trade', test: tradeModules },
  { name: 'fields', test: fieldModules },
  { name: 'plainForm', test: plainFormModules },
  { name: 'entrance', test: entranceModules },
  // Behind these: a group takes along what its modules import and no earlier one has.
  { name: 'frame', test: frameModules },
  { name: 'code', test: codeModules },
  { name: 'flow', test: flowModules },
  { name: 'formular', test: formularModules },
  { name: 'signIn', test: signInModules },
  { name: 'ways', test: wayModules },
  { name: 'customer', test: customerModules },
  { name: 'cover', test: coverModules },
  { name: 'head', test: headModules },
  { name: 'contract', test: contractModules },
  { name: 'price', test: priceModules },
  { name: 'choice', test: choiceModules },
  { name: 'rare', test: rareModules },
  { name: 'home', test: homeModules },
  { name: 'claim', test: claimModules },
  { name: 'rows', test: rowModules },
  { name: 'letter', test: letterModules },
  { name: 'paperList', test: paperListModules },
  { name: 'papers', test: paperModules },
];

/** Modules whose path holds one of these. */
function modules(...paths: string[]): RegExp {
  return new RegExp(paths.join('|').replaceAll('/', '[\\\\/]'));
}
