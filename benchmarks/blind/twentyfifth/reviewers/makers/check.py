import json,glob,os
ix=json.load(open('index.json')); assert len(ix)==12
for e in ix:
    assert os.path.exists('documents/'+e['file'])
    for s in json.load(open('truth/'+e['file']+'.json'))['statements']:
        for r in s['rows']: assert len(r['values'])==len(s['columns'])
        for k,t in s['keyTotals'].items(): assert any(r['label']==t['label'] and r['values']==t['values'] for r in s['rows']),k
        kt={k:v['values'] for k,v in s['keyTotals'].items()}
        if 'total_assets' in kt:
            for a,l,q in zip(kt['total_assets'],kt['total_liabilities'],kt['total_equity']): assert abs(a-l-q)<.01
        print(e['file'],'|',s['title'],'|',s['periodTo'],s['sheet'],s['page'],{k:(v['label'],v['values'][-1]) for k,v in s['keyTotals'].items()})
