import { loadPart } from '@keyclause/ui';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import type { NewsletterBox } from './newsletter-box.tsx';

/** The newsletter box, loaded when the footer comes into sight: few people get there, and nobody waits for it. */
export const Newsletter = () => {
  const place = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<{ readonly Box: typeof NewsletterBox } | null>(null);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // Without it the footer is whole all the same.
        loadPart(() => import('./newsletter-box.tsx')).then(
          ({ NewsletterBox: Box }) => setLoaded({ Box }),
          () => undefined,
        );
      },
      { rootMargin: '400px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return <Place ref={place}>{loaded ? <loaded.Box /> : null}</Place>;
};

/** As high as the box, so that nothing moves when it comes. */
const Place = styled('div')({ minHeight: 98, marginTop: 24 });
