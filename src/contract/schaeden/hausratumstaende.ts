import type { Nachtragsfragen } from './umstaende.ts';

const einbruch = [
  'zutritt',
  'schluesselVerlust',
  'warVerschlossen',
  'fensterGekippt',
  'abwesendSeit',
  'alarmanlage',
  'wertsachen',
];
const rad = ['abstellort', 'schloss', 'angeschlossen', 'schluesselAnzahl', 'fundbuero'];

/** What home contents ask after the report (`domain/schaden.md §4.1`). */
export const hausratumstaende = {
  polizei: ['EINBRUCHDIEBSTAHL', 'RAUB', 'VANDALISMUS', 'FAHRRADDIEBSTAHL'],
  umstaende: {
    LEITUNGSWASSER: [
      'wasserUrsache',
      'nachbarName',
      'wasserAbgestellt',
      'raeume',
      'trocknung',
      'trocknungsfirma',
      'eigentuemerInformiert',
    ],
    EINBRUCHDIEBSTAHL: einbruch,
    VANDALISMUS: einbruch,
    RAUB: ['raubort', 'bedrohung'],
    FEUER: ['feuerUrsache', 'feuerwehr', 'hotelkosten'],
    UEBERSPANNUNG: ['geraete', 'andereHaushalte'],
    STURM_HAGEL: ['schadenAn', 'windstaerke'],
    ELEMENTAR: ['keller', 'rueckstauklappe', 'pegelhoehe'],
    GLASBRUCH: ['glasobjekt', 'glasmasse', 'notverglasung'],
    FAHRRADDIEBSTAHL: rad,
    NOTFALL: ['notfallart', 'notfallkosten'],
    UNBENANNT: ['verursacher', 'alter'],
  },
  fragen: {
    wasserUrsache: {
      label: 'Woher kam das Wasser?',
      art: 'wahl',
      antworten: {
        ROHRBRUCH: { label: 'Aus einem Rohr' },
        GERAET: { label: 'Aus Wasch- oder Spülmaschine' },
        HEIZUNG: { label: 'Aus der Heizung' },
        ARMATUR: { label: 'Aus einem Wasserhahn oder der Toilette' },
        NACHBAR: { label: 'Vom Nachbarn' },
        WASSER_UNBEKANNT: { label: 'Das weiß ich nicht' },
      },
    },
    nachbarName: {
      label: 'Name des Nachbarn',
      art: 'text',
      optional: true,
      nur: ['wasserUrsache', 'NACHBAR'],
    },
    wasserAbgestellt: {
      label: 'Ist das Wasser abgestellt?',
      art: 'jaNein',
      beiNein: 'Bitte stellen Sie das Wasser ab und begrenzen Sie den Schaden (§ 82 VVG).',
    },
    raeume: {
      label: 'Welche Räume sind betroffen?',
      art: 'mehrere',
      antworten: {
        KUECHE: { label: 'Küche' },
        BAD: { label: 'Bad' },
        WOHNZIMMER: { label: 'Wohnzimmer' },
        SCHLAFZIMMER: { label: 'Schlaf- oder Kinderzimmer' },
        FLUR: { label: 'Flur' },
        KELLERRAUM: { label: 'Keller' },
      },
    },
    trocknung: { label: 'Ist eine Trocknung beauftragt?', art: 'jaNein' },
    trocknungsfirma: {
      label: 'Welche Firma trocknet?',
      art: 'text',
      optional: true,
      nur: ['trocknung', true],
    },
    eigentuemerInformiert: {
      label: 'Weiß der Eigentümer des Hauses davon?',
      art: 'jaNein',
      beiNein:
        'Schäden an Wänden und Böden zahlt die Gebäudeversicherung des Eigentümers. Sagen Sie ihm bitte Bescheid.',
    },

    zutritt: {
      label: 'Wie kam jemand hinein?',
      art: 'wahl',
      antworten: {
        TUER: { label: 'Durch die Tür' },
        FENSTER: { label: 'Durch ein Fenster' },
        SCHLUESSEL: { label: 'Mit einem Schlüssel' },
        ZUTRITT_UNBEKANNT: { label: 'Das weiß ich nicht' },
      },
    },
    schluesselVerlust: {
      label: 'Wie kam der Schlüssel abhanden?',
      art: 'text',
      nur: ['zutritt', 'SCHLUESSEL'],
    },
    warVerschlossen: { label: 'War die Tür abgeschlossen?', art: 'jaNein' },
    fensterGekippt: { label: 'Stand ein Fenster gekippt oder offen?', art: 'jaNein' },
    abwesendSeit: {
      label: 'Seit wann war niemand da?',
      art: 'tag',
      optional: true,
    },
    alarmanlage: {
      label: 'Haben Sie eine Alarmanlage?',
      art: 'wahl',
      antworten: {
        AKTIV: { label: 'Ja, sie war eingeschaltet' },
        INAKTIV: { label: 'Ja, sie war ausgeschaltet' },
        KEINE_ANLAGE: { label: 'Nein' },
      },
    },
    wertsachen: {
      label: 'Bargeld, Schmuck und andere Wertsachen zusammen',
      art: 'betrag',
      optional: true,
    },

    raubort: { label: 'Wo wurden Sie angegriffen?', art: 'text' },
    bedrohung: {
      label: 'Womit wurden Sie bedroht?',
      art: 'text',
      optional: true,
    },

    feuerUrsache: {
      label: 'Wodurch entstand das Feuer?',
      art: 'wahl',
      antworten: {
        KERZE: { label: 'Kerze' },
        ELEKTRO: { label: 'Elektrogerät oder Leitung' },
        HERD: { label: 'Herd oder Küche' },
        BRANDSTIFTUNG: { label: 'Jemand hat es gelegt' },
        BLITZ: { label: 'Blitz' },
        FEUER_UNBEKANNT: { label: 'Das weiß ich nicht' },
      },
    },
    feuerwehr: { label: 'War die Feuerwehr da?', art: 'jaNein' },
    hotelkosten: {
      label: 'Kosten für Ihre Unterkunft bisher',
      art: 'betrag',
      optional: true,
    },

    geraete: { label: 'Welche Geräte sind kaputt?', art: 'text' },
    andereHaushalte: { label: 'Sind auch Nachbarn betroffen?', art: 'jaNein' },

    schadenAn: {
      label: 'Wo ist der Schaden?',
      art: 'mehrere',
      antworten: {
        INNEN: { label: 'In den Räumen' },
        BALKON: { label: 'Auf Balkon, Terrasse oder Hof' },
        GEBAEUDE: { label: 'Am Gebäude' },
      },
    },
    windstaerke: {
      label: 'Windstärke, wenn Sie sie kennen',
      art: 'text',
      optional: true,
    },

    keller: { label: 'Ist der Keller betroffen?', art: 'jaNein' },
    rueckstauklappe: {
      label: 'Gibt es eine Rückstauklappe?',
      art: 'jaNein',
      optional: true,
      nur: ['keller', true],
    },
    pegelhoehe: {
      label: 'Wie hoch stand das Wasser?',
      art: 'text',
      optional: true,
    },

    glasobjekt: {
      label: 'Was ist zerbrochen?',
      art: 'wahl',
      antworten: {
        GLASFENSTER: { label: 'Fenster' },
        GLASTUER: { label: 'Tür' },
        DUSCHE: { label: 'Dusche' },
        CERAN: { label: 'Kochfeld' },
        AQUARIUM: { label: 'Aquarium' },
        SCHAUFENSTER: { label: 'Schaufenster oder Vitrine' },
        GLAS_ANDERES: { label: 'Etwas anderes' },
      },
    },
    glasmasse: {
      label: 'Maße in Zentimetern',
      art: 'text',
      optional: true,
    },
    notverglasung: { label: 'Ist die Öffnung schon gesichert?', art: 'jaNein' },

    abstellort: {
      label: 'Wo stand das Rad?',
      art: 'wahl',
      antworten: {
        STRASSE: { label: 'Auf der Straße' },
        RADKELLER: { label: 'Im Keller' },
        ABSTELLRAUM: { label: 'In einem Abstellraum' },
        WOHNUNG: { label: 'In der Wohnung' },
        AUTO: { label: 'Am oder im Auto' },
      },
    },
    schloss: {
      label: 'Womit war es abgeschlossen?',
      art: 'wahl',
      antworten: {
        BUEGEL: { label: 'Bügelschloss' },
        FALT: { label: 'Faltschloss' },
        KETTE: { label: 'Kettenschloss' },
        SPIRAL: { label: 'Spiralschloss' },
        KEINS: { label: 'Gar nicht', satz: 'Das Rad muss abgeschlossen sein.' },
      },
    },
    angeschlossen: { label: 'War es an etwas Festem angeschlossen?', art: 'jaNein' },
    schluesselAnzahl: {
      label: 'Wie viele Schlüssel haben Sie noch?',
      art: 'wahl',
      antworten: {
        ALLE_SCHLUESSEL: { label: 'Alle' },
        EINER_FEHLT: { label: 'Einer fehlt' },
        KEIN_SCHLUESSEL: { label: 'Keinen' },
      },
    },
    fundbuero: { label: 'Haben Sie im Fundbüro gefragt?', art: 'jaNein' },

    notfallart: {
      label: 'Was war der Notfall?',
      art: 'wahl',
      antworten: {
        AUSGESPERRT: { label: 'Ausgesperrt' },
        HEIZUNGSAUSFALL: { label: 'Heizung' },
        ROHRVERSTOPFUNG: { label: 'Rohr verstopft' },
        STROMAUSFALL: { label: 'Strom' },
        NOTFALL_ANDERER: { label: 'Etwas anderes' },
        SCHAEDLINGE: { label: 'Schädlinge' },
      },
    },
    notfallkosten: { label: 'Was hat die Hilfe gekostet?', art: 'betrag' },

    verursacher: { label: 'Wer hat den Schaden verursacht?', art: 'text', optional: true },
    alter: { label: 'Wie alt war die Sache ungefähr?', art: 'text' },
  },
} as const satisfies Nachtragsfragen;
