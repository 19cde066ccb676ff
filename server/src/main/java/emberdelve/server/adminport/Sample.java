package emberdelve.server.adminport;

import java.util.List;

/**
 * The figures of one moment, or of the seconds before it.
 *
 * @param players players in the dungeon
 * @param sessions open sessions
 * @param commandsPerSecond commands run each second since the sample before
 * @param tickMillis the time that 99 of the last minutes' 100 ticks took at most
 * @param pacePercent the speed of the dungeon's time
 * @param waiting inputs that waited at the end of the last tick
 * @param unsavedSeconds the age of the oldest change that is not safe
 * @param memoryMib memory of the process
 * @param processorPercent the share of one processor that the process took since the sample before
 * @param octetsPerSecond octets sent each second since the sample before
 */
record Sample(
        double players,
        double sessions,
        double commandsPerSecond,
        double tickMillis,
        double pacePercent,
        double waiting,
        double unsavedSeconds,
        double memoryMib,
        double processorPercent,
        double octetsPerSecond) {
    /** The panels of the status page, in the order in which they are looked at. */
    static final List<Panel> PANELS =
            List.of(
                    new Panel("Players", "", Sample::players),
                    new Panel("Sessions", "", Sample::sessions),
                    new Panel("Commands", "a second", Sample::commandsPerSecond),
                    new Panel("Ticks, 99 of 100", "ms", Sample::tickMillis),
                    new Panel("Pace of the dungeon's time", "%", Sample::pacePercent),
                    new Panel("Inputs waiting", "", Sample::waiting),
                    new Panel("Age of what is not safe", "s", Sample::unsavedSeconds),
                    new Panel("Memory", "MiB", Sample::memoryMib),
                    new Panel("Processor", "% of one", Sample::processorPercent),
                    new Panel("Sent", "octets a second", Sample::octetsPerSecond));
}
