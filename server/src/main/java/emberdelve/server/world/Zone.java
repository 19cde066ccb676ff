package emberdelve.server.world;

import emberdelve.config.content.ZoneTemplate;
import emberdelve.server.world.schedule.GameTurn;
import emberdelve.server.world.schedule.Scheduler;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;

/** A zone of the running dungeon: its rooms, its queue, its own stream of chance. Thread: world. */
public final class Zone {
    private final ZoneTemplate template;
    private final RandomGenerator random;
    private final Scheduler scheduler;
    private final GameTurn gameTurn = new GameTurn();
    private final List<Room> rooms = new ArrayList<>();
    private int characters;

    Zone(ZoneTemplate template, RandomGenerator random) {
        this.template = template;
        this.random = random;
        this.scheduler = new Scheduler(random);
    }

    public ZoneTemplate template() {
        return template;
    }

    public RandomGenerator random() {
        return random;
    }

    public Scheduler scheduler() {
        return scheduler;
    }

    public GameTurn gameTurn() {
        return gameTurn;
    }

    public List<Room> rooms() {
        return Collections.unmodifiableList(rooms);
    }

    /** Whether no player's character is in it, so that nobody would notice anything. */
    public boolean isDeserted() {
        return characters == 0;
    }

    void add(Room room) {
        rooms.add(room);
    }

    void characterEntered() {
        characters++;
    }

    void characterLeft() {
        characters--;
    }
}
