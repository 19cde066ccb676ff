package emberdelve.server.view;

/** A view for players' programs alone; it has no page. Immutable. */
public interface DataView extends View {}
