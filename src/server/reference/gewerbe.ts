/** Class of a business in a tariff: 0 is not offered, 9 goes to underwriting (`domain/daten.md §5`). */
export type Gewerbeklasse = 0 | 1 | 2 | 3 | 4 | 5 | 9;

/** Type of business with its classes: RK for BHV, VK for VH, SK for SI. */
export interface Gewerbe {
  readonly gewerbeId: string;
  readonly name: string;
  /** Further words under which the finder knows it. */
  readonly suchworte: readonly string[];
  /** WZ 2008, not yet compared with the list of Destatis: for orientation, never shown. */
  readonly wz: string;
  readonly rk: Gewerbeklasse;
  readonly vk: Gewerbeklasse;
  readonly sk: Gewerbeklasse;
  /** Ids of its risk questions. */
  readonly risikofragen: readonly string[];
}

/** One business per line: id, name, search words, WZ 2008, RK, VK, SK, risk questions (`domain/daten.md §5`). */
// oxfmt-ignore
const zeilen: readonly Zeile[] = [
  ['1001', 'IT-Dienstleistung, Softwareentwicklung', ['Programmierer', 'Webentwicklung'], '62.01.9', 1, 2, 1, ['R01', 'R02']],
  ['1002', 'Unternehmensberatung', ['Consulting'], '70.22.0', 1, 2, 1, ['R03']],
  ['1003', 'Werbeagentur', ['Marketing'], '73.11.0', 1, 2, 1, ['R04']],
  ['1004', 'Grafik- und Webdesign', [], '74.10.2', 1, 1, 1, ['R04']],
  ['1005', 'Fotografie', ['Drohne'], '74.20.1', 1, 1, 2, ['R05']],
  ['1006', 'Übersetzungsbüro', [], '74.30.1', 1, 1, 1, []],
  ['1007', 'Buchhaltungsservice (ohne Steuerberatung)', [], '69.20.4', 1, 2, 1, ['R06']],
  ['1008', 'Immobilienmakler, Hausverwaltung', [], '68.31.1', 1, 3, 1, ['R07']],
  ['1009', 'Coaching, Training', [], '85.59.9', 1, 1, 1, []],
  ['1101', 'Einzelhandel Bekleidung', ['Boutique'], '47.71.0', 2, 0, 2, ['R08']],
  ['1102', 'Lebensmitteleinzelhandel', ['Kiosk'], '47.11.1', 2, 0, 2, ['R08']],
  ['1103', 'Onlinehandel', ['Webshop'], '47.91.9', 2, 0, 2, ['R08', 'R02']],
  ['1104', 'Fahrradhandel mit Werkstatt', [], '47.64.1', 3, 0, 3, ['R09']],
  ['1105', 'Juwelier, Uhrenhandel', [], '47.77.0', 2, 0, 9, []],
  ['1201', 'Friseursalon', [], '96.02.1', 2, 0, 1, ['R10']],
  ['1202', 'Kosmetiksalon, Nagelstudio', [], '96.02.2', 2, 0, 1, ['R10']],
  ['1203', 'Café, Restaurant', ['Gastronomie', 'Imbiss'], '56.10.1', 2, 0, 3, ['R11']],
  ['1204', 'Hotel garni, Pension', [], '55.10.2', 2, 0, 2, ['R11']],
  ['1205', 'Fitnessstudio', [], '93.13.0', 3, 0, 2, ['R12']],
  ['1301', 'Maler- und Lackiererbetrieb', [], '43.34.1', 3, 0, 2, ['R13']],
  ['1302', 'Elektroinstallation', [], '43.21.0', 3, 0, 2, ['R13', 'R14']],
  ['1303', 'Tischlerei, Schreinerei', [], '43.32.0', 3, 0, 4, ['R13']],
  ['1304', 'Sanitär- und Heizungsbau', [], '43.22.0', 4, 0, 2, ['R13', 'R15']],
  ['1305', 'Garten- und Landschaftsbau', [], '81.30.1', 4, 0, 2, ['R13', 'R16']],
  ['1306', 'Gebäudereinigung', [], '81.21.0', 2, 0, 1, ['R17']],
  ['1307', 'Dachdeckerei', [], '43.91.1', 5, 0, 3, ['R13', 'R15']],
  ['1308', 'Hausmeisterservice', [], '81.10.0', 2, 0, 1, ['R17']],
  ['1401', 'Sprengunternehmen, Abbruch', [], '43.12.0', 0, 0, 0, []],
  ['1402', 'Sicherheitsdienst', [], '80.10.0', 9, 0, 2, []],
  ['1501', 'Rechtsanwalt', [], '69.10.2', 1, 9, 1, []],
  ['1502', 'Steuerberatung', [], '69.20.3', 1, 9, 1, []],
  ['1503', 'Versicherungsvermittlung', [], '66.22.0', 1, 9, 1, []],
];

type Zeile = readonly [
  gewerbeId: string,
  name: string,
  suchworte: readonly string[],
  wz: string,
  rk: Gewerbeklasse,
  vk: Gewerbeklasse,
  sk: Gewerbeklasse,
  risikofragen: readonly string[],
];

/** Every type of business the tariff knows. */
export const gewerbe: readonly Gewerbe[] = zeilen.map(
  ([gewerbeId, name, suchworte, wz, rk, vk, sk, risikofragen]) => ({
    gewerbeId,
    name,
    suchworte,
    wz,
    rk,
    vk,
    sk,
    risikofragen,
  }),
);
