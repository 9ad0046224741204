import json,os,glob
import common
for d in('documents','truth'):
    os.makedirs(f'{common.D}/{d}',exist_ok=True)
import pdfs,books
for f in pdfs.ALL+books.ALL: f()
json.dump(common.INDEX,open(f'{common.D}/index.json','w'),indent=1)
n=0
for e in common.INDEX:
    assert os.path.exists(f"{common.D}/documents/{e['file']}"); t=json.load(open(f"{common.D}/truth/{e['file']}.json"))
    for s in t['statements']:
        assert all(len(r['values'])==len(s['columns']) and r['label'] for r in s['rows']); n+=bool(s['planted']); print(e['file'],len(s['rows']),list(s['keyTotals']),s['planted'])
        for k,v in s['keyTotals'].items(): print('    ',k,v['label'],v['values'][-1])
print(len(common.INDEX),'documents',n,'planted')
