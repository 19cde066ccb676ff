package emberdelve.server.view;

/** What only players' programs are shown; it has no page. Immutable. */
public interface DataView extends View {}
