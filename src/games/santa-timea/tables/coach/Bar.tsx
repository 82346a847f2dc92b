/** A chance as a bar, of a hundred; whatever holds it says it in words. */
export const Bar = (props: { readonly takes: number; readonly class?: string }) => (
  <svg class={props.class} viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
    <rect class="st-coach-scale" width="100" height="12" />
    <rect class="st-coach-takes" width={props.takes} height="12" />
  </svg>
);
