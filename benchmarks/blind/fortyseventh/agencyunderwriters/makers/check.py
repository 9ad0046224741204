# every truth loads; ties; labels and values are really printed
import json,os,re,csv,pdfplumber,openpyxl
R='build/blind'
ix=json.load(open(R+'/index.json'));print(len(ix),len(os.listdir(R+'/documents')),len(os.listdir(R+'/truth')))
def norm(x):return re.sub(r'\s+','',str(x))
for e in ix:
    f=e['file'];t=json.load(open(f'{R}/truth/{f}.json'));p=f'{R}/documents/{f}'
    for s in t['statements']:
        nums=set();txt=''
        if f.endswith('.pdf'):
            with pdfplumber.open(p) as d:
                pg=[d.pages[s['page']-1]] if s['page'] else d.pages
                lines=[l for q in pg for l in q.extract_text().split('\n')];npg=len(d.pages)
                txt='\n'.join(lines)
        elif f.endswith('.csv'):lines=[' '.join(r) for r in csv.reader(open(p,encoding='utf-8-sig'))]
        elif f.endswith('.xlsx'):
            w=openpyxl.load_workbook(p,data_only=True)[s['sheet']];lines=[' '.join(repr(c) if isinstance(c,float) else c.strftime('%b-%y') if hasattr(c,'strftime') else str(c) for c in r if c is not None) for r in w.iter_rows(values_only=True)]
        else:
            import subprocess
            subprocess.run(['soffice','--headless','-env:UserInstallation=file://'+R+'/.lo','--convert-to','csv','--outdir',R+'/makers',p],capture_output=True)
            lines=[' '.join(r) for r in csv.reader(open(R+'/makers/'+f[:-4]+'.csv'))]
        def toks(l):
            o=[]
            for m in re.findall(r'\(?-?\$?\(?\d[\d,]*\.?\d*\)?%?x?',l):
                z=m.replace('$','').replace(',','');ng='(' in z and z.endswith(')') or z.lstrip('(').startswith('-')
                pc='%' in z
                try:v=float(re.sub(r'[^\d.]','',z))
                except: continue
                if pc:v=round(v/100,4)
                o.append(-v if ng else v)
            return o
        pos=0;bad=0
        for r in s['rows']:
            want=[v for v in r['values'] if v is not None]
            for j in range(pos,len(lines)):
                L=lines[j]
                lab=r['label']
                if norm(lab) in norm(L) or (r['rowType']!='LINE' and lab.startswith('Total ') and norm(lab[6:]) in norm(L)) or norm(lab)[:40] in norm(L):
                    tk=[round(a,4) for a in toks(L)]
                    ok=all(any(abs(v-a)<=(0.0006 if abs(v)<1.01 and v!=int(v) else .0011) for a in tk) for v in want)
                    if ok:
                        pos=j+1;break
            else:
                bad+=1;print('  MISS',f,r['label'],want[:4])
        # title, name, columns
        flat=norm(' '.join(lines)).lower()
        for x in (s['title'],s['propertyName']):
            if x and norm(x).lower() not in flat:print('  text?',f,x)
        for k in s['columns']:
            for wd in k.split():
                if norm(wd).lower() not in flat:print('  col?',f,k,wd)
        # ties with signs unknown
        off=0
        for r in s['rows']:
            if 'footsFrom' in r:
                it=r['footsFrom']['items']
                for c in range(len(s['columns'])):
                    vs=[s['rows'][i]['values'][c] or 0 for i in it];tg=r['values'][c] or 0
                    if abs(sum(vs)-tg)>.006 and not(len(vs)==2 and min(abs(vs[0]-vs[1]-tg),abs(vs[0]+vs[1]-tg))<.006):off+=1
        if s['columns'][-1] in('Total','YTD Total'):
            for r in s['rows']:
                v=r['values']
                if v[-1] is not None and abs(sum(x or 0 for x in v[:-1])-v[-1])>.006:print('  across',f,r['label'])
        print(f,'|',s['title'],len(s['rows']),'rows, miss',bad,'off cells',off,'planted' if s['planted'] else '',list(s['keyTotals']))
