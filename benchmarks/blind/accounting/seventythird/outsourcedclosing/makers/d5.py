# AppFolio-like delinquency, three manufactured home communities, xlsx
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
import datetime as dt
r=random.Random(55)
props=[("Cottonwood Bend MHC - 4400 County Road 19 Brightwell, TX 78999",'lot',52),("Juniper Flats - 811 W Mesa Ave Piedra Vista, NM 87999",'sp',47),("Lakeview Terrace MHP - 2 Terrace Loop Gilmore, OK 74999",'let',34)]
nm=iter(names(r,200))
wb=Workbook();ws=wb.active;ws.title='Delinquency'
b=Font(name='Calibri',size=10,bold=True);n_=Font(name='Calibri',size=10)
for i,(t,s) in enumerate([('Delinquency',14),('Exported On: 11/05/2026 10:22 AM',9),('Properties: Cottonwood Bend MHC, Juniper Flats, Lakeview Terrace MHP',9),('As of: 11/05/2026   Tenant Status: Current, Notice, Evict, Past   Amount Owed In Account: All',9)],1): ws.cell(i,1,t).font=Font(name='Calibri',size=s,bold=i==1)
hd=['Unit','Name','Tenant Status','Move In','Rent','Deposit','Amount Receivable','Delinquent Rent','0-30','31-60','61-90','91+','Last Payment','Delinquency Notes']
keys=['other:Rent','deposit','total','other:Delinquent Rent','b0_30','b31_60','b61_90','b90']
for j,h in enumerate(hd,1):
    x=ws.cell(6,j,h);x.font=b;x.fill=PatternFill('solid',fgColor='D9E2F3');x.alignment=Alignment(horizontal='right' if 5<=j<=12 else 'left',vertical='center',wrap_text=True);x.border=Border(bottom=Side('thin'))
ws.row_dimensions[6].height=28
R=7;rows=[];tots=[];G=[0]*8
notes=['Promise to pay 11/10','10-day notice posted 11/02','JP court date 11/19','Payment plan $150/wk','Church assistance pending','Mailed certified letter','Abandoned home - title search','']
sumj=[2,3,4,5,6,7]
for pn,kind,cnt in props:
    ws.cell(R,1,'-> '+pn).font=b;R+=1;T=[0]*8
    for i in range(cnt):
        x=i*3+r.randint(1,3)
        u={'lot':'Lot %d'%x,'sp':'%03d'%x,'let':'ABCDEFG'[i//8]+'-%02d'%((i%8)*3+r.randint(1,3))}[kind]
        fn,ln=next(nm);t='%s, %s'%(ln,fn)
        if r.random()<.1: t+=' %s.'%r.choice('ABJMR')
        if r.random()<.04: fn2,ln2=next(nm);t+=' & %s'%fn2
        st=r.choices(['Current','Notice','Evict','Past'],[74,6,8,12])[0]
        rent={'lot':r.choice([425,435,450,465]),'sp':r.choice([390,405,410]),'let':r.choice([310,325,340,875,925])}[kind]*100
        dep=r.choice([0,20000,rent,rent]);w=r.random()
        wtr=r.randint(2200,7800)
        if st=='Past': m=[0,0,0,r.randint(15000,390000)];dr=int(m[3]*.8)
        elif st=='Evict': m=[rent+wtr+5000,rent+wtr+5000,r.choice([rent,rent+wtr]),r.choice([0,rent,2*rent])];dr=2*rent+(rent if m[2] else 0)+m[3]
        elif w<.45: m=[r.choice([wtr,rent+wtr,rent+wtr+5000,rent,5000]),0,0,0];dr=rent if m[0]>=rent else 0
        elif w<.63: m=[rent+wtr+5000,r.choice([rent//2,wtr,5000]),0,0];dr=rent+(rent//2 if m[1]==rent//2 else 0)
        elif w<.70: m=[0,0,wtr,r.choice([5000,2500])];dr=0
        else: m=[-r.choice([rent,rent+wtr,r.randint(200,9000)]),0,0,0];dr=0
        tot=sum(m);v=[rent if st!='Past' else None,dep,tot,dr]+m
        mi=dt.date(2026,10,1)-dt.timedelta(days=r.randint(60,4200));lp=dt.date(2026,11,4)-dt.timedelta(days=r.randint(0,25) if tot<80000 else r.randint(35,160))
        for j,q in enumerate([u,t,st],1): ws.cell(R,j,q).font=n_
        if kind=='sp': ws.cell(R,1).number_format='@'
        ws.cell(R,4,mi).number_format='mm/dd/yyyy';ws.cell(R,4).font=n_
        d={'unit':u,'name':t}
        for j,(q,k) in enumerate(zip(v,keys)):
            if q is None: continue
            e=ws.cell(R,5+j,c(q));e.number_format='#,##0.00';e.font=n_;d[k]=c(q)
        ws.cell(R,13,lp).number_format='mm/dd/yyyy';ws.cell(R,13).font=n_
        if tot>0 and r.random()<.4: ws.cell(R,14,(r.choice(notes[6:7]+notes[5:6]) if st=='Past' else r.choice(notes[1:4]) if st=='Evict' else r.choice(notes[:1]+notes[3:6])));ws.cell(R,14).font=n_
        T=[p+(q or 0) for p,q in zip(T,v)];rows.append(d);R+=1
    td={'label':'Total','property':pn} ; td={'label':'Total '+pn.split(' - ')[0]}
    ws.cell(R,1,td['label']).font=b
    for j in sumj:
        e=ws.cell(R,5+j,c(T[j]));e.number_format='#,##0.00';e.font=b;e.border=Border(top=Side('thin'));td[keys[j]]=c(T[j])
    tots.append(td);G=[p+q for p,q in zip(G,T)];R+=2
ws.cell(R,1,'Total').font=b;td={'label':'Total'}
for j in sumj:
    e=ws.cell(R,5+j,c(G[j]));e.number_format='#,##0.00';e.font=b;e.border=Border(top=Side('thin'),bottom=Side('double'));td[keys[j]]=c(G[j])
tots.append(td)
for col,w in zip('ABCDEFGHIJKLMN',(10,28,13,11,10,10,13,12,11,11,11,11,13,26)): ws.column_dimensions[col].width=w
ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0
from openpyxl.worksheet.properties import PageSetupProperties
ws.sheet_properties.pageSetUpPr=PageSetupProperties(fitToPage=True);ws.print_title_rows='6:6';ws.freeze_panes='C7'
name='delinquency-20261105.xlsx';wb.save(D(name))
save(name,'AR',keys,rows,tots,None,'AppFolio-like delinquency export, three manufactured home communities, credits as negatives, subtotals',False)
print(len(rows),tots)
