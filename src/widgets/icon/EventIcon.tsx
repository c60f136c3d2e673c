import IconBabyCarriage from '@tabler/icons-react/dist/esm/icons/IconBabyCarriage.mjs';
import IconBike from '@tabler/icons-react/dist/esm/icons/IconBike.mjs';
import IconDog from '@tabler/icons-react/dist/esm/icons/IconDog.mjs';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconTruck from '@tabler/icons-react/dist/esm/icons/IconTruck.mjs';
import IconUmbrella from '@tabler/icons-react/dist/esm/icons/IconUmbrella.mjs';
import { Drawing } from './Drawing.tsx';

const icons = {
  baby: IconBabyCarriage,
  bicycle: IconBike,
  claim: IconUmbrella,
  dog: IconDog,
  move: IconTruck,
  wedding: IconHeart,
};

export type EventIconName = keyof typeof icons;

/** Icon of something that happens in life, drawn as in the navigation; only the overview carries them. */
export function EventIcon({ name }: { name: EventIconName }) {
  return <Drawing of={icons[name]} />;
}
