import json,os,subprocess
import pdfplumber, openpyxl
R='build/blind'
idx=json.load(open(R+'/index.json')); assert len(idx)==9
for e in idx:
    f=R+'/documents/'+e['file']; t=json.load(open(R+'/truth/'+os.path.splitext(e['file'])[0]+'.json'))
    assert t['name']==e['file'] and t['kind']==e['kind']
    K=t['money']; rows=t['rows']
    # printed texts
    if f.endswith('.pdf'):
        src=f
    else:
        src=None
        if f.endswith('.xls'):
            subprocess.run(['soffice','--headless','-env:UserInstallation=file://build/blind/.lo','--convert-to','pdf','--outdir',R+'/png',f],capture_output=True)
            src=R+'/png/'+os.path.basename(f)[:-4]+'.pdf'
    miss=[]
    if src:
        with pdfplumber.open(src) as p: lines=[l for pg in p.pages for l in (pg.extract_text(layout=False) or '').split('\n')]
        text='\n'.join(lines)
        for r in rows+t['totals']:
            for k,v in r.items():
                if isinstance(v,(int,float)): c={f'{abs(v):,.2f}',f'{abs(v):,}',f'{abs(v):.1f}',f'{abs(v):.2f}'}
                else: c={str(v)}
                if not any(x in text for x in c): miss.append((k,v))
        if t['kind']!='UM' or True:
            # row-wise: every number on the one line of the row
            i=0;bad=0
            for r in rows:
                key=r.get('account') or r.get('resident') or r.get('unit') or r.get('type').split(' (')[0].split(',')[0]
                ok=False
                for l in lines:
                    if l.startswith(str(key)) and all(any(x in l for x in (f'{abs(v):,.2f}',f'{abs(v):,}',f'{abs(v):.1f}')) for v in r.values() if isinstance(v,(int,float))): ok=True;break
                bad+=not ok
                if not ok and bad<4: print('   line?',r)
    else:
        wb=openpyxl.load_workbook(f); ws=wb.worksheets[0]; bad=0
        cells=[[c.value for c in r] for r in ws.iter_rows()]; last={}
        for r in rows:
            want=[v for k,v in r.items() if k in K]
            ok=any(all(any((isinstance(x,(int,float)) and (abs(x-v)<.001 or abs(x*100-v)<.001)) for x in row) for v in want) and any(str(x)==str(r.get('account') or r.get('invoice') or r.get('type')) for x in row) for row in cells)
            bad+=not ok
    # sums
    S={k:round(sum(r.get(k,0) for r in rows),2) for k in K}
    T=t['totals'][-1]
    d={k:(S[k],T[k]) for k in K if k in T and abs(S[k]-T[k])>.004 and k not in('sf','other:Charge as % of market')}
    print(e['file'],len(rows),'missing',miss[:4],'badlines',bad,'last total off',d,'planted' if t['planted'] else '')
    assert set(k for r in rows for k in r if k not in('account','name','unit','resident','date','charge','invoice','type'))<=set(K)
    # across: AR total, TB
    off=0
    for r in rows:
        if t['kind']=='AR':
            b=[k for k in K[:K.index('total')] if k not in('other:Rent pw','other:Housing charge')]
            off+=abs(sum(r.get(k,0) for k in b)-r['total'])>.004
        if 'ending' in r: off+=abs(r['beginning']+r['debit']-r['credit']-r['ending'])>.004
        if 'activity' in r: off+=abs(r['beginning']+r['activity']-r.get('close_dr',0)+r.get('close_cr',0))>.004
        if 'gross' in r: off+=r['gross']-r['ua']!=r['net']
    print('   rows not footing across:',off, t['planted'])
