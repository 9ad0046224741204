import make_common as mc, make_pdf_a as a, make_pdf_b as b, make_xl as x, json, os, glob
for d in (mc.DOC, mc.TRU):
    for f in glob.glob(d + '/*'): os.remove(f)
for m, fs in ((a, '1 2 3 4'), (b, '5 6 7 8'), (x, '9 10 11 12 13 14')):
    for i in fs.split(): getattr(m, 'doc' + i)()
json.dump(mc.INDEX, open(os.path.join(mc.HERE, 'index.json'), 'w'), indent=1, ensure_ascii=False)
n = 0
for e in mc.INDEX:
    t = json.load(open(os.path.join(mc.TRU, e['file'] + '.json'))); assert all(q.get('unit') for q in t['rows']); n += len(t['rows'])
    print(e['file'], len(t['rows']), t['units'], t['occupied'], t['vacant'], t['planted'])
print(len(mc.INDEX), n)
