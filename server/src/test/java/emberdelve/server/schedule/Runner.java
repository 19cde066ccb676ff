package emberdelve.server.schedule;

import java.util.ArrayList;
import java.util.List;

/** Somebody who does nothing with a turn but remember it. */
final class Runner implements Contender {
    final String name;
    final List<Long> turns = new ArrayList<>();
    private int speed;
    private final int initiativeModifier;
    private final Appointment appointment = new Appointment(this);

    Runner(String name, int speed) {
        this(name, speed, 0);
    }

    Runner(String name, int speed, int initiativeModifier) {
        this.name = name;
        this.speed = speed;
        this.initiativeModifier = initiativeModifier;
    }

    @Override
    public int speed() {
        return speed;
    }

    void setSpeed(int newSpeed) {
        speed = newSpeed;
    }

    @Override
    public int initiativeModifier() {
        return initiativeModifier;
    }

    @Override
    public Appointment appointment() {
        return appointment;
    }

    @Override
    public String toString() {
        return name;
    }
}
