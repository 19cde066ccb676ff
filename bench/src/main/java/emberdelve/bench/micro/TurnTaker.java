package emberdelve.bench.micro;

import emberdelve.server.schedule.Appointment;
import emberdelve.server.schedule.Contender;

import java.util.random.RandomGenerator;

/** A contender who only takes turns. */
final class TurnTaker implements Contender {
    // Of 8 to 16 ticks a turn: between a quick monster and a slow one.
    private static final int QUICKEST = 8;
    private static final int SLOWEST = 16;

    private final int speed;
    private final Appointment appointment = new Appointment(this);

    private TurnTaker(int speed) {
        this.speed = speed;
    }

    static TurnTaker any(RandomGenerator random) {
        return new TurnTaker(random.nextInt(QUICKEST, SLOWEST + 1));
    }

    @Override
    public int speed() {
        return speed;
    }

    @Override
    public int initiativeModifier() {
        return 0;
    }

    @Override
    public Appointment appointment() {
        return appointment;
    }
}
