package emberdelve.server.session;

import java.util.concurrent.Executor;

/**
 * The parts that all sessions of one event loop share. Thread: the loop's.
 *
 * @param batch the turn of the loop, which takes inputs for the game and brings their results
 */
record LoopContext(Retelling retelling, LoopBatch batch) {
    static LoopContext of(SessionContext context, Executor loop) {
        return new LoopContext(
                new Retelling(context.speech()), new LoopBatch(context.world(), loop));
    }
}
