import { StatusBadge } from '../../badge/StatusBadge.tsx';
import { TextButton } from '../../button/TextButton.tsx';
import { ProductPicture } from '../../product-picture/ProductPicture.tsx';
import { Row } from '../../row-list/Row.tsx';
import { RowList } from '../../row-list/RowList.tsx';
import type { Sample } from '../sample.ts';

export default {
  titel: 'Zeilen',
  gruppe: 'Inhalt',
  zustaende: {
    betraege: () => (
      <RowList label="Zahlungen">
        <Row
          name={'28.\u00A0Dezember 2026'}
          line="mit Elementarschutz"
          figure={'8,97\u00A0EUR'}
          figureNote="geplant"
        />
        <Row
          name={'30.\u00A0November 2026'}
          line="Lastschrift"
          figure={'1.107,90\u00A0EUR'}
          figureNote="abgebucht"
        />
      </RowList>
    ),
    verweise: () => (
      <RowList label="Ihre Verträge">
        <Row
          href="#hausrat"
          picture={<ProductPicture product="hausrat" />}
          name="Hausratversicherung"
          line={'Ludgeristraße\u00A012, Münster'}
          figure={'7,90\u00A0EUR'}
          figureNote="im Monat"
        />
        <Row
          href="#laden"
          picture={<ProductPicture product="betriebshaftpflicht" />}
          name={'Betriebs\u00ADhaftpflicht\u00ADversicherung'}
          line="Blumenladen"
          badge={<StatusBadge tone="warning">2 Angaben fehlen</StatusBadge>}
          figure={'214,20\u00A0EUR'}
          figureNote="im Jahr"
        />
      </RowList>
    ),
    mitKnopf: () => (
      <RowList label="Aufgaben">
        <Row
          name="Rahmennummer"
          line={'Bis 4.\u00A0Januar\u00A02027'}
          action={
            <TextButton standsAlone onClick={() => undefined}>
              Nachreichen
            </TextButton>
          }
        />
        <Row name="Kündigung des alten Vertrags" line="Wir schreiben Ihrem alten Versicherer." />
      </RowList>
    ),
  },
} satisfies Sample;
