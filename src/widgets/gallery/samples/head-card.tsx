import { StatusBadge } from '../../badge/StatusBadge.tsx';
import { Button } from '../../button/Button.tsx';
import { Figure } from '../../figure/Figure.tsx';
import { HeadCard } from '../../head-card/HeadCard.tsx';
import { ProductPicture } from '../../product-picture/ProductPicture.tsx';
import type { Sample } from '../sample.ts';

export default {
  titel: 'Kopfkarte',
  gruppe: 'Inhalt',
  zustaende: {
    vertrag: () => (
      <HeadCard
        headingLevel={2}
        badge={<StatusBadge tone="positive">Aktiv</StatusBadge>}
        heading={'Hausrat\u00ADversicherung'}
        line={'Vertrag HR250000102 · Ludgeristraße\u00A012, 48143 Münster'}
        picture={<ProductPicture product="hausrat" />}
        facts={[
          { label: 'Beitrag', value: '7,90\u00A0EUR', note: 'im Monat', large: true },
          {
            label: 'Nächste Abbuchung',
            value: '30.\u00A0November 2026',
            note: 'von DE•• 2051',
          },
          { label: 'Versicherungssumme', value: '42.250\u00A0EUR', note: 'voller Ersatz' },
          { label: 'Selbstbeteiligung', value: 'keine', note: 'täglich kündbar' },
        ]}
        actions={
          <>
            <Button onClick={() => undefined}>Schutz ändern</Button>
            <Button variant="secondary" onClick={() => undefined}>
              Schaden melden
            </Button>
          </>
        }
      />
    ),
    beitrag: () => (
      <HeadCard
        figure={<Figure value="8,97" unit="EUR im Monat" />}
        line={
          <>
            vorläufig, bis Sie die <a href="#annahmen">Annahmen</a> bestätigen
          </>
        }
        picture={<ProductPicture product="hausrat" />}
      />
    ),
    bestaetigung: () => (
      <HeadCard
        headingLevel={2}
        badge={<StatusBadge tone="positive">Gemeldet</StatusBadge>}
        heading="S26-0001234"
        line={'18.\u00A0November\u00A02026, 22:41\u00A0Uhr'}
        actions={<Button onClick={() => undefined}>Kaufbelege hochladen</Button>}
      >
        <p>
          <b>Was jetzt passiert:</b> Wir melden uns innerhalb von 2&nbsp;Werktagen.
        </p>
      </HeadCard>
    ),
    lang: () => (
      <HeadCard
        headingLevel={2}
        badge={<StatusBadge tone="warning">Endet am 31.12.2026</StatusBadge>}
        heading={'Vermögens\u00ADschaden\u00ADhaftpflicht\u00ADversicherung'}
        line="Vertrag VH250000104"
        picture={<ProductPicture product="vermoegensschadenhaftpflicht" />}
        facts={[{ label: 'Beitrag', value: '1.214,20\u00A0EUR', note: 'im Jahr', large: true }]}
      />
    ),
  },
} satisfies Sample;
