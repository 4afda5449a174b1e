<?php
/*
 * Runs the service's published PHP client against a running demo service:
 *
 *   npx node test/service/serve.ts 18999 php-key '{"bigIds":true}'
 *   php test/service/php-client/run.php CLIENT_FOLDER PHP_LIBRARY_FOLDER http://127.0.0.1:18999 php-key
 *
 * CLIENT_FOLDER holds the client (Api/, Model/, ObjectSerializer.php ...), PHP_LIBRARY_FOLDER holds GuzzleHttp/ and Psr/ as Debian's packages
 * php-guzzlehttp-guzzle and those it needs lay them out. Neither is part of this project. Ends with 1 when a check failed.
 */
namespace GuzzleHttp\Psr7 {
    // the client was written for Guzzle 6, where this was a function
    if (!function_exists('GuzzleHttp\Psr7\build_query')) { function build_query(array $params) { return Query::build($params); } }
}
namespace {
error_reporting(E_ALL & ~E_DEPRECATED);
if ($argc < 5) { fwrite(STDERR, "usage: php run.php CLIENT_FOLDER PHP_LIBRARY_FOLDER BASE_ADDRESS KEY\n"); exit(2); }
[, $client, $library, $base, $key] = $argv;
spl_autoload_register(function ($class) use ($client, $library) {
    foreach (['Tuningfiles\\' => "$client/", 'GuzzleHttp\\' => "$library/GuzzleHttp/", 'Psr\\Http\\' => "$library/Psr/Http/"] as $prefix => $folder) {
        if (strpos($class, $prefix) !== 0) continue;
        $path = str_replace('\\', '/', substr($class, strlen($prefix)));
        foreach (array_merge([$folder . $path . '.php'], glob($folder . '*/' . basename($path) . '.php')) as $file) {
            if (is_file($file)) require_once $file;
            if (class_exists($class, false) || interface_exists($class, false) || trait_exists($class, false)) return;
        }
    }
});
foreach (array_merge(["$library/GuzzleHttp/functions_include.php"], glob("$library/GuzzleHttp/*/functions_include.php"), glob("$library/Symfony/Contracts/Deprecation/function.php")) as $file) if (is_file($file)) require $file;
if (!function_exists('trigger_deprecation')) { function trigger_deprecation() {} }
use Tuningfiles\Api\VehicleDatabaseApi; use Tuningfiles\Configuration; use Tuningfiles\ApiException;
$conf = function ($key) use ($base) { $c = new Configuration(); $c->setHost($base); $c->setApiKey('x-api-key', $key); return $c; };
$api = new VehicleDatabaseApi(new GuzzleHttp\Client(['timeout' => 6.0]), $conf($key));
$n = 0; $bad = 0;
function check($what, $ok) { global $n, $bad; $n++; if (!$ok) { $bad++; echo "NOT OK  $what\n"; } }
$s = $api->vdbSubscription(); check('subscription', $s->getName() === 'Vehicle Database' && $s->getActive() === true && $s->getEndDate() instanceof DateTime);
$types = $api->vdbListTypes(); check('5+ types', count($types) >= 5);
$scalar = function ($o) { $ok = true; foreach ($o::swaggerTypes() as $p => $t) { $v = $o[$p]; if ($v === null) continue;
  $ok = $ok && ($t === 'int' ? is_int($v) : ($t === 'string' ? is_string($v) : ($t === 'float' ? is_float($v) : true))); } return $ok; };
// the raw JSON types too: the client casts silently
$raw = function ($path) use ($base, $key) { $c = curl_init("$base$path"); curl_setopt_array($c, [CURLOPT_RETURNTRANSFER => 1, CURLOPT_HTTPHEADER => ["x-api-key: $key"]]); return json_decode(curl_exec($c)); };
$exact = function ($raw, $class) { foreach ($class::swaggerTypes() as $p => $t) { if (!isset($raw->{$class::attributeMap()[$p]})) continue; $v = $raw->{$class::attributeMap()[$p]};
  $ok = $t === 'int' ? is_int($v) : ($t === 'string' ? is_string($v) : ($t === 'float' ? (is_float($v) || is_int($v)) : ($t === 'bool' ? is_bool($v) : true))); if (!$ok) { echo "   $p of $class is not $t: " . json_encode($v) . "\n"; return false; } } return true; };
$engines = 0;
foreach ($types as $t) { if ($t->getId() > 5 || $t->getId() < 1) continue;
  check('type', $scalar($api->vdbViewType($t->getId())) && $exact($raw('/vdb/types/' . $t->getId()), 'Tuningfiles\Model\VdbVehicleType'));
  $makers = $api->vdbListManufacturers($t->getId());
  foreach (array_slice($makers, 0, 4) as $m) {
    $v = $api->vdbViewManufacturer($m->getId()); check('maker', $v->getName() === $m->getName() && $v->getVehicleTypeId() === $t->getId() && $exact($raw('/vdb/manufacturers/view/' . $m->getId()), 'Tuningfiles\Model\VdbManufacturer'));
    foreach (array_slice($api->vdbListModels($m->getId()), 0, 3) as $mo) {
      check('model', $api->vdbViewModel($mo->getId())->getManufacturerId() === $m->getId() && $exact($raw('/vdb/models/view/' . $mo->getId()), 'Tuningfiles\Model\VdbModel'));
      foreach ($api->vdbListGenerations($mo->getId()) as $g) {
        check('generation', $api->vdbViewGeneration($g->getId())->getModelId() === $mo->getId() && $exact($raw('/vdb/generations/view/' . $g->getId()), 'Tuningfiles\Model\VdbGeneration'));
        foreach ($api->vdbListEngines($g->getId()) as $e) { $engines++;
          $d = $api->vdbViewEngine($e->getId()); $r = $raw('/vdb/engines/view/' . $e->getId());
          check('engine ' . $e->getId(), $d->getName() === $e->getName() && $scalar($d) && $exact($r, 'Tuningfiles\Model\VdbEngineInfo'));
          foreach ($d->getRemapStages() as $i => $st) check('stage', $st->getStageNo() === $i + 1 && is_int($st->getPower()) && $exact($r->remap_stages[$i], 'Tuningfiles\Model\VdbEngineInfoRemapStages'));
          foreach ($d->getReadTools() as $i => $x) check('tool', $exact($r->read_tools[$i], 'Tuningfiles\Model\VdbEngineInfoReadTools') && is_string($x->getName()));
          foreach ($d->getReadMethods() as $i => $x) check('method', $exact($r->read_methods[$i], 'Tuningfiles\Model\VdbEngineInfoReadMethods') && is_string($x->getValue()));
          foreach ($d->getOptions() ?? [] as $i => $x) check('option', $exact($r->options[$i], 'Tuningfiles\Model\VdbEngineInfoOptions') && is_string($x->getCode()));
          try { $p = $api->vdbViewPerformance($g->getId(), $e->getId()); check('performance', $scalar($p) && $exact($raw("/vdb/performance/{$g->getId()}/{$e->getId()}"), 'Tuningfiles\Model\VdbPerformance')); }
          catch (ApiException $x) { check('no performance is 404', $x->getCode() === 404); }
        } } } } }
$hits = $api->vdbSearch('corsale'); check('search', count($hits) > 0 && $hits[0]->getModelCommonName() === 'Corsale' && is_int($hits[0]->getModelId()));
$hits = $api->vdbEnginesSearch('2.0', 'Diesel'); check('engine search', count($hits) > 0 && array_unique(array_map(fn($e) => $e->getFuelName(), $hits)) === ['Diesel']);
$fails = function ($f, $code, $what) { try { $f(); check("$what throws", false); } catch (ApiException $e) { $b = json_decode((string)$e->getResponseBody()); check("$what is $code", $e->getCode() === $code && $b->error->code === $code && is_string($b->error->message)); } };
$fails(fn() => $api->vdbSearch('c'), 400, 'short search'); $fails(fn() => $api->vdbEnginesSearch('2.'), 400, 'short engine search'); $fails(fn() => $api->vdbSearch('zzzzzz'), 404, 'empty search');
$fails(fn() => $api->vdbViewType(77), 404, 'unknown type'); $fails(fn() => (new VehicleDatabaseApi(null, $conf('wrong')))->vdbSubscription(), 403, 'wrong key');
$big = $api->vdbViewEngine(9007199254740993); check('int64', $big->getId() === 9007199254740993 && $big->getName() === 'Engine 9007199254740993');
$big = $api->vdbViewEngine(PHP_INT_MAX); check('largest int64', $big->getId() === PHP_INT_MAX);
echo "$n checks, $bad failed, $engines engines, PHP " . PHP_VERSION . "\n";
exit($bad === 0 ? 0 : 1);
}
