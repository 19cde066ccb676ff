package emberdelve.server.world;

/** A door between two rooms; both sides share it. Thread: world. */
public final class Door {
    private final String name;
    private boolean open;

    /**
     * @param name without article: {@code iron door}
     */
    public Door(String name) {
        this.name = name;
    }

    public String name() {
        return name;
    }

    public boolean isOpen() {
        return open;
    }

    void setOpen(boolean open) {
        this.open = open;
    }
}
