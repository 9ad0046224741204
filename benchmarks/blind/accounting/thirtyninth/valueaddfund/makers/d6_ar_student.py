from common import *
import openpyxl, datetime, subprocess, shutil, tempfile
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as CL
STEM='ResidentAging_Quad_Eastlake_20260630'
def make():
    rng=random.Random(39006); D=datetime.date; asof=D(2026,6,30)
    K=['total','b0_30','b31_60','b61_90','b90']
    col=dict(total=9,b0_30=10,b31_60=12,b61_90=13,b90=15)   # K and N are export gaps
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='Sheet1'
    A=lambda **o: Font(name='Tahoma',size=o.pop('size',8),**o)
    NF='#,##0.00;(#,##0.00)'
    r=1
    def put(c,t,bold=False,al=None,nf=None,to=None,size=8,it=False):
        x=ws.cell(r,c,t); x.font=A(bold=bold,size=size,italic=it)
        if al: x.alignment=Alignment(horizontal=al,wrap_text=al=='center')
        if nf: x.number_format=nf
        if to: ws.merge_cells(start_row=r,end_row=r,start_column=c,end_column=to)
    put(1,'Resident Aged Receivables – Detail',True,size=12,to=15); r+=1
    put(1,'Owner: Valeburn Student Fund II    As of: 06/30/2026    Status: Current, Notice, Past    Min. balance: any',to=15); r+=2
    def header():
        nonlocal r
        for c,t,to in((1,'Post',2),(3,'Charge',6),(7,'Ref',8),(9,'Total',None),(10,'0-30',11),(12,'31-60',None),(13,'61-90',14),(15,'Over 90',None)): put(c,t,True,'center',to=to)
        r+=1
        for c,t,to in((1,'Date',2),(3,'Description',6),(7,'No.',8),(9,'Due',None),(10,'Days',11),(12,'Days',None),(13,'Days',14),(15,'Days',None)):
            put(c,t,True,'center',to=to)
        for c in range(1,16): ws.cell(r,c).border=Border(bottom=Side(style='thin'))
        r+=1
    header()
    props=[('The Quad at Eastlake (1180)',17,['1204','2310','0415','3122']),('Eastlake Lofts (1185)',13,['A2','B4','C1'])]
    rows=[];tots=[];G=dict.fromkeys(K,0); planted=None; names=set(); page=1; last=r; tno=48213; ref=771204
    def vals(v,bold=False):
        for q in K:
            put(col[q],d(v[q]),bold,'right',NF,to={'b0_30':11,'b61_90':14}.get(q))
            if bold: ws.cell(r,col[q]).border=Border(top=Side(style='thin'))
    for pn,n,_ in props:
        put(1,'Property: '+pn,True,size=9,to=15); r+=1
        P=dict.fromkeys(K,0)
        units=sorted(rng.sample(range(101,430),n)) 
        for i in range(n):
            unit=(f'{units[i]}-{rng.choice("ABCD")}' if '1180' in pn else f'L{units[i]}{rng.choice("ab")}')
            while 1:
                nm=f'{rng.choice(LAST)}, {rng.choice(FIRST)}'
                if nm not in names: names.add(nm); break
            tno+=rng.randint(3,90); t=f't{tno:07d}'
            put(1,unit,True,to=2); put(3,nm,True,to=6); put(7,t,True,to=8); put(9,rng.choice(['Current','Current','Current','Past','Notice']),it=True); r+=1
            rent=rng.choice([72900,78500,84900,91500,103900]); ch=[]
            deep=rng.choice([0,0,1,1,2,3,4])
            for m in range(deep,-1,-1):
                dt=D(2026,6-m,1); ch.append((dt,'Rent Installment',rent if m!=deep else int(rent*rng.choice([1,1,.35,.6])//100*100)))
                if rng.random()<.45: ch.append((dt.replace(day=6),'Late Charge',7500))
                if rng.random()<.3: ch.append((dt.replace(day=rng.randint(10,25)),'Utility Overage',rng.randint(611,6820)))
            if rng.random()<.2: ch.append((D(2026,rng.randint(1,6),rng.randint(2,28)),rng.choice(['Damage – Door','Lockout Fee','Parking Permit','Key Replacement']),rng.choice([3500,5000,12500,21075])))
            if rng.random()<.18: ch.append((D(2026,6,rng.randint(2,29)),'Unapplied Payment',-rng.randint(40,400)*100))
            ch.sort(key=lambda x:x[0])
            S=dict.fromkeys(K,0)
            drop=None
            if planted is None and '1185' in pn and i>=4 and len(ch)>=5: drop=2
            for j,(dt,c,a) in enumerate(ch):
                ref+=rng.randint(1,60); age=(asof-dt).days
                v=dict.fromkeys(K,0); v['total']=a; v['b0_30' if age<=30 else 'b31_60' if age<=60 else 'b61_90' if age<=90 else 'b90']=a
                for q in K: S[q]+=v[q]
                if j==drop:
                    planted=dict(what=f'{nm} ({unit}): charge {c} of {dt.isoformat()}, {d(a):.2f}, ref {ref}, left out; the totals include it',kind='row_dropped'); continue
                x=put(1,dt,al='left',nf='mm/dd/yyyy',to=2); put(3,c,to=6); put(7,str(ref),to=8); vals(v); r+=1
                rows.append(dict(property=pn,unit=unit,resident=t,name=nm,charge=c,date=dt.isoformat(),invoice=str(ref),**{q:d(v[q]) for q in K}))
            lab='Total '+nm; put(3,lab,it=True,to=8); vals(S,True); r+=1
            tots.append(dict(label=lab,**{q:d(S[q]) for q in K}))
            for q in K: P[q]+=S[q]
            if r-last>46:
                r+=1; put(1,f'Page {page}',it=True,to=4); put(12,'Printed 07/02/2026 6:13 AM',it=True,to=15); page+=1; r+=2; last=r; header()
        lab='Total for '+pn; r+=1; put(1,lab,True,to=8); vals(P,True); r+=2
        tots.append(dict(label=lab,**{q:d(P[q]) for q in K}))
        for q in K: G[q]+=P[q]
    put(1,'Grand Total',True,to=8); vals(G,True); tots.append(dict(label='Grand Total',**{q:d(G[q]) for q in K})); r+=2
    put(1,f'Page {page}',it=True,to=4); put(12,'Printed 07/02/2026 6:13 AM',it=True,to=15)
    for c,w in zip(range(1,16),(6,6,9,7,7,7,6,6,12,10,2,12,10,2,12)): ws.column_dimensions[CL(c)].width=w
    ws.sheet_view.showGridLines=False
    assert planted
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    tmp=tempfile.mkdtemp(); p=f'{tmp}/{STEM}.xlsx'; wb.save(p)
    subprocess.run(['soffice','--headless','--convert-to','xls:MS Excel 97','--outdir',DOC,p],check=True,capture_output=True); shutil.rmtree(tmp)
    save(STEM,'xls','AR','STUDENT_HOUSING','system export, campus manager','report-writer export to .xls, merged cells, resident bands, charge detail','repeated page headers in the grid, gap columns, resident line above details, planted',K,rows,tots,planted)
