import { Button } from '../../button/Button.tsx';
import { ButtonLink } from '../../button/ButtonLink.tsx';
import { variantOfColour } from '../../button/variants.ts';
import { Actions } from '../../form/Actions.tsx';
import { Icon } from '../../icon/Icon.tsx';
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
          <Icon name="payment" />
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
