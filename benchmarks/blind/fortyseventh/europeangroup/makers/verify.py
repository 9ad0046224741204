# checks only: claimed labels and figures are present in the files
import json,re,csv,os,pdfplumber,openpyxl,subprocess
R='build/blind'
ix=json.load(open(f'{R}/index.json')); print(len(ix),'docs; on disk',len(os.listdir(R+'/documents')),'truth',len(os.listdir(R+'/truth')))
for e in ix:
    n=e['file']; t=json.load(open(f'{R}/truth/{n}.json')); p=f'{R}/documents/{n}'
    for s in t['statements']:
        miss=[]
        if n.endswith('.pdf'):
            with pdfplumber.open(p) as d:
                pages=[d.pages[s['page']-1]] if s['page'] else d.pages
                tx=' '.join((x.extract_text() or '') for x in pages)
            norm=re.sub(r'\s+','',tx)
            has=lambda z: re.sub(r'\s+','',z) in norm
            def hv(v):
                a=abs(v); c=[f'{a:,.0f}' if a==int(a) else '@@',f'{a:,.2f}',f'{a:,.2f}'.replace(',',' ').replace('.',','),f'{a*100:.1f}%']
                return any(has(z) for z in c)
        else:
            cells=[]
            if n.endswith('.xlsx'):
                wb=openpyxl.load_workbook(p,data_only=True); ws=wb[s['sheet']] if s['sheet'] else wb.active
                cells=[c.value for r in ws.iter_rows() for c in r if c.value is not None]
            elif n.endswith('.csv'): cells=[c for r in csv.reader(open(p,encoding='utf-8-sig')) for c in r if c]
            else:
                f=f"{R}/.r/x.csv"; subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{R}/.lo','--convert-to','csv','--outdir',f'{R}/.r',p],capture_output=True)
                cells=[c for r in csv.reader(open(f"{R}/.r/{n[:-4]}.csv",encoding='utf-8',errors='replace')) for c in r if c]
            nums={round(c,4) for c in cells if isinstance(c,(int,float))}
            for c in cells:
                if isinstance(c,str):
                    try: nums.add(float(c.replace(',','').replace('$','')))
                    except: pass
            st=[re.sub(r'\s+','',str(c)) for c in cells]; al='|'.join(st)
            has=lambda z: re.sub(r'\s+','',z) in al
            hv=lambda v: round(v,4) in nums
        for z in [s['title'],s['propertyName']]+[r['label'] for r in s['rows']]+[r['accountCode'] for r in s['rows'] if r['accountCode']]+s['columns']:
            if z and not has(z): miss.append(z)
        for r in s['rows']:
            for v in r['values']:
                if v is not None and not hv(v): miss.append((r['label'],v))
        print(n,'|',s['title'],len(s['rows']),'missing:',miss[:14],len(miss))
