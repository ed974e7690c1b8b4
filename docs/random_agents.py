"""A random agent in every interface of the laboratory: `python docs/random_agents.py pettingzoo` plays a game and prints its result.

Each function needs the extra of its interface alone: `lab`, `open_spiel`, `mcp`.
"""

import os
import random
import sys
from typing import Any

import emporion.lab
from emporion import Match, Random, find


def match() -> object:
    """The engine itself, with texts."""
    game, rng = Match(find("corinth"), players=2), Random(1)
    while not game.is_over:
        if game.actor == "chance":
            game.chance(rng)
        else:
            moves = game.moves()
            game.play(moves[rng.below(len(moves))])
    return game.scores()


def numbers() -> object:
    """The description for machines: numbers of moves, observations as named fields."""
    game, rng = Match(find("golden-horn"), players=3), Random(1)
    description = emporion.lab.describe(game)
    while not game.is_over:
        if game.actor == "chance":
            game.chance(rng)
        else:
            seen = description.observe(game, seat=game.actor)
            assert seen["round"] is not None
            legal = description.legal(game)
            description.play(game, legal[rng.below(len(legal))])
    return game.scores()


def pettingzoo() -> object:
    """PettingZoo: an agent for each seat."""
    import pettingzoo

    env = pettingzoo.make("aec", "emporion/GoldenHorn-v0", players=3)
    env.reset(seed=1)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        totals[agent] += reward
        env.step(None if terminated or truncated else env.action_space(agent).sample(seen["action_mask"]))
    env.close()
    return totals


def gymnasium() -> object:
    """Gymnasium: one seat learns, bots have the others."""
    import gymnasium

    env = gymnasium.make("emporion/Corinth-v0", opponents="easy")
    seen, _ = env.reset(seed=1)
    env.action_space.seed(1)
    terminated, reward = False, 0.0
    while not terminated:
        seen, reward, terminated, _, _ = env.step(env.action_space.sample(seen["action_mask"]))
    env.close()
    return reward


def vector() -> object:
    """Many games at once: the rewards of the first hundred that end, by seat."""
    import numpy

    from emporion.lab import vector

    games, rng = vector.make("corinth", num_envs=256, players=2, seed=1), numpy.random.default_rng(1)
    rewards: list[list[float]] = []
    while len(rewards) < 100:
        step = games.step((games.action_mask * rng.random(games.action_mask.shape)).argmax(axis=1))
        rewards += step.rewards[step.ended].tolist()
    games.close()
    return numpy.mean(rewards[:100], axis=0).tolist()


def open_spiel() -> object:
    """OpenSpiel: players and chance decide at their nodes."""
    import pyspiel

    import emporion.lab.open_spiel  # noqa: F401 (registers the games)

    state, rng = pyspiel.load_game("emporion_golden_horn").new_initial_state(), random.Random(1)
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state.returns()


def text() -> object:
    """TextArena's shape: a model reads words and answers in words; this one picks a listed move."""
    from emporion.lab.text_env import TextEnv

    env, rng, done = TextEnv("corinth", rules=False), random.Random(1), False
    env.reset(num_players=2, seed=1)
    while not done:
        _, read = env.get_observation()
        listed = read.partition("Your legal moves")[2].partition("\n\n")[0].splitlines()[1:]
        done, _ = env.step(f"Move: {rng.choice(listed)}")
    rewards, _ = env.close()
    return rewards


def kaggle() -> object:
    """Kaggle's game harness: legal moves, prompt, and the move in the response."""
    from emporion.lab import kaggle

    game, chance, rng = Match(find("corinth"), players=2), Random(1), random.Random(1)
    while not game.is_over:
        if game.actor == "chance":
            game.chance(chance)
            continue
        seen = kaggle.observe(game, game.actor)
        legal = list(kaggle.get_legal_moves(seen).values())
        assert kaggle.make_prompt(seen)
        response = f"Move: {rng.choice(legal)}"
        game.play(kaggle.parse_response(response, legal).legal_action or legal[0])
    return game.scores()


def mcp() -> object:
    """The MCP server over standard input and output: an agent calls its tools."""
    import asyncio

    from mcp import Client, StdioServerParameters

    async def play() -> object:
        rng = random.Random(1)
        async with Client(StdioServerParameters(command=sys.executable, args=["-m", "emporion", "mcp"], env=dict(os.environ))) as client:

            async def call(tool: str, **arguments: object) -> Any:
                return (await client.call_tool(tool, arguments)).structured_content["result"]

            session = await call("start_game", game_name="corinth", opponents="random", seed=1)
            while legal := await call("legal_actions", session_id=session):
                await call("play_action", session_id=session, action=rng.choice(legal))
            return await call("get_return", session_id=session)

    return asyncio.run(play())


AGENTS = (match, numbers, pettingzoo, gymnasium, vector, open_spiel, text, kaggle, mcp)

if __name__ == "__main__":
    for agent in AGENTS:
        if agent.__name__ in (sys.argv[1:] or ["match"]):
            print(agent.__name__, agent())
