import { PageHeader } from '@gatehouse/ui/layout/page-header';
import { Actions } from './actions.tsx';
import { Facts } from './facts.tsx';
import { Forms } from './forms.tsx';
import { Lists } from './lists.tsx';
import { Overlays } from './overlays.tsx';
import { GalleryShell, Switches } from './shell.tsx';
import { States } from './states.tsx';

/** Every component in every state. */
export function Gallery() {
  return (
    <GalleryShell current="components">
      <PageHeader
        title="Gallery"
        description="Every component of the design system, in every state."
        actions={<Switches />}
      />
      <div className="gallery">
        <Actions />
        <Forms />
        <Lists />
        <Facts />
        <States />
        <Overlays />
      </div>
    </GalleryShell>
  );
}
