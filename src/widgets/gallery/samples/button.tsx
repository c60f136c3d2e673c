import IconCalendarDollar from '@tabler/icons-react/dist/esm/icons/IconCalendarDollar.mjs';
import { Button } from '../../button/Button.tsx';
import { ButtonLink } from '../../button/ButtonLink.tsx';
import { variantOfColour } from '../../button/variants.ts';
import { Actions } from '../../form/Actions.tsx';
import { Drawing } from '../../icon/Drawing.tsx';
import styles from '../gallery.module.css';
import type { Sample } from '../sample.ts';

const farben = Object.entries(variantOfColour);

export default {
  titel: 'Schaltfläche',
  gruppe: 'Handeln',
  zustaende: {
    farben: () => (
      <Actions>
        {farben.map(([farbe, variant]) => (
          <Button key={farbe} variant={variant}>
            {farbe}
          </Button>
        ))}
      </Actions>
    ),
    aufFarbigemGrund: () => (
      <div className={styles.coloured}>
        <Button variant="plain">Jetzt ansehen</Button>
      </div>
    ),
    laedt: () => (
      <Actions>
        {farben.map(([farbe, variant]) => (
          <Button key={farbe} variant={variant} loading>
            {farbe}
          </Button>
        ))}
      </Actions>
    ),
    verweise: () => (
      <Actions>
        {farben.map(([farbe, variant]) => (
          <ButtonLink key={farbe} variant={variant} href="#ziel">
            {farbe}
          </ButtonLink>
        ))}
      </Actions>
    ),
    mitZeichen: () => (
      <Actions>
        <Button variant="secondary">
          <Drawing of={IconCalendarDollar} />
          Zahlungsweise ändern
        </Button>
      </Actions>
    ),
    ganzeBreite: () => <Button fullWidth>Änderung verbindlich speichern</Button>,
    lang: () => (
      <Button>
        Antrag auf eine Vermögensschadenhaftpflichtversicherung jetzt verbindlich absenden
      </Button>
    ),
  },
} satisfies Sample;
