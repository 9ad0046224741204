# small center, charge-level aging, tenant headings; xlsx; planted row_dropped
from common import *
import xlsxwriter, datetime as dt
R=random.Random(7105)
T=[('100','Blue Heron Dental, PLLC','t0001104'),('102','Kim & Sons Dry Cleaners','t0001107'),('104','Tortilla Flats Cantina LLC','t0001131'),('106','Vista Nail Bar','t0001140'),('108A','Payday Harbor','t0001098'),('110','Fit Barn 24/7','t0001122'),('112','Golden Lotus Buffet','t0001066'),('114','Mattress Depot West','t0001143'),('116','Pups & Suds Grooming','t0001149'),('118','(former) Rocket Vape','t0001085'),('120','State Line Insurance Agency','t0001111'),('122','Noodle Theory','t0001152'),('PAD1','Quick Lube Partners','t0001070'),('PAD2','Cascade Coffee Drive-Thru','t0001155')]
K=['total','b0_30','b31_60','b61_90','b91_120','b120']
asof=dt.date(2025,5,31)
f='Aging Detail - Saddle Ridge Plaza 05.2025.xlsx'
wb=xlsxwriter.Workbook(doc(f)); ws=wb.add_worksheet('Report1'); 
F=lambda **k: wb.add_format(dict(font_name='Calibri',font_size=10,**k))
b=F(bold=True);n=F();nm=F(num_format='#,##0.00');bn=F(bold=True,num_format='#,##0.00',top=1);dtf=F(num_format='mm/dd/yyyy',align='left');hd=F(bold=True,bg_color='#D9D9D9',bottom=1,align='center',text_wrap=True)
ttl=F(bold=True); ttl.set_font_size(13)
ws.merge_range('A1:K1','Aging Detail',ttl); ws.merge_range('A2:K2','DB Caption: LIVE   Property: Saddle Ridge Plaza (srplaza)   Status: Current, Past   Age As Of: 05/31/2025   Post To: 05/2025',n)
for j,h in enumerate(['Suite','Charge Code','Invoice No.','Charge Date','Description','Total Owed','0 - 30 Days','31 - 60 Days','61 - 90 Days','91 - 120 Days','Over 120 Days']): ws.write(3,j,h,hd)
ws.set_row(3,28)
ws.set_column(0,0,9);ws.set_column(1,1,13);ws.set_column(2,3,12);ws.set_column(4,4,34);ws.set_column(5,10,12.5)
x=4; rows=[];tots=[];gt=dict.fromkeys(K,0.0); inv=20418; planted=None; cand=0
for u,t,i in T:
    ws.write(x,0,u,b); ws.write(x,1,f'{t} ({i})',b); x+=1
    rent=R.choice([2850,3412.5,4100,5225,2275,6180.75,3690]); ch=[]
    depth=R.choice([0,1,1,2,3,4]) if 'former' not in t else 6
    for back in range(depth,-1,-1):
        mth=5-back; y=2025
        if mth<1: mth+=12;y-=1
        d=dt.date(y,mth,1); mn=d.strftime('%b %Y')
        if 'former' in t and back<2: continue
        if back==depth or R.random()<.7: ch.append((d,'rent',f'Base Rent {mn}',rent if R.random()<.75 else r2(rent*R.uniform(.1,.8))))
        if R.random()<.6: ch.append((d,'cam',f'CAM Estimate {mn}',r2(rent*.19)))
        if R.random()<.4: ch.append((d,'retax',f'Tax Estimate {mn}',r2(rent*.11)))
        if R.random()<.4: ch.append((d+dt.timedelta(days=9),'late','Late charge 5%',r2(rent*.05)))
    if R.random()<.3: ch.append((dt.date(2025,3,18),'camrec','2024 CAM Reconciliation',r2(R.uniform(300,2900))))
    if R.random()<.25: ch.append((dt.date(2025,5,20),'prepay','Unapplied receipt',-r2(R.uniform(100,1500))))
    ch.sort(key=lambda c:c[0]); st=dict.fromkeys(K,0.0)
    for d,c,de,a in ch:
        inv+=R.randint(1,9); a=r2(a); age=(asof-d).days; k='b0_30' if age<=30 else 'b31_60' if age<=60 else 'b61_90' if age<=90 else 'b91_120' if age<=120 else 'b120'
        st['total']+=a; st[k]+=a
        if len(rows)>38 and planted is None and c=='cam' and len(ch)>4 and d<dt.date(2025,5,1):
            planted=dict(what=f'{t} (suite {u}): charge {de} of {m(a)} is left out of the list, while the tenant subtotal and the grand total still contain it',kind='row_dropped'); continue
        r=dict(unit=u,name=t,resident=i,charge=c,date=d.isoformat(),total=a); r[k]=a
        ws.write(x,1,c,n)
        if c!='prepay': ws.write(x,2,f'SR-{inv}',n); r['invoice']=f'SR-{inv}'
        ws.write_datetime(x,3,dt.datetime(d.year,d.month,d.day),dtf); ws.write(x,4,de,n)
        for kk in K:
            q=r.get(kk); j=5+K.index(kk)
            ws.write(x,j,q if q is not None else 0,nm); r[kk]=q if q is not None else 0.0
        rows.append(r); x+=1
    tt={'label':t,**{k:r2(v) for k,v in st.items()}}
    tt['label']='Total '+t; tots.append(tt)
    ws.write(x,1,tt['label'],b)
    for j,k in enumerate(K): ws.write(x,5+j,tt[k],bn); gt[k]+=st[k]
    x+=2
g={'label':'Grand Total',**{k:r2(v) for k,v in gt.items()}}; tots.append(g); ws.write(x,0,'Grand Total',b)
for j,k in enumerate(K): ws.write(x,5+j,g[k],F(bold=True,num_format='#,##0.00',top=1,bottom=6))
x+=2; ws.write(x,0,'UserId: pmckay2  Date: 06/04/2025  Time: 3:17 PM',F(italic=True))
ws.set_landscape(); ws.fit_to_pages(1,0); ws.freeze_panes(4,0); wb.close(); print(len(rows),planted); assert planted
save(f,'AR','Yardi-like aging detail by charge under tenant headings, small center',True,K,rows,tots,planted)
