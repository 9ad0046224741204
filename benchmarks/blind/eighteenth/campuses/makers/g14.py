# XLSX flat Entrata-style data export, workforce, large, charge-code columns, floor plan recap on the same sheet to the right of a blank column
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
r=R(2014);F='wf_entrata_flat.xlsx';wb=Workbook(write_only=False);w=wb.active;w.title='Rent Roll';b=Font(bold=True)
w['A1']='Rent Roll';w['A2']='Prairie Switch Apartment Homes';w['A3']='Effective Date: 12/31/2025';
h=['Building','Unit','Floor Plan','Sq. Ft.','Occupancy Status','Resident','Lease Start','Lease End','Notice Date','Expected Move-Out','Market Rent','Base Rent','Pest Control','Valet Trash','Pet Rent','Garage','Recurring Concession','Employee Discount','Total Scheduled','Deposits']
for i,t in enumerate(h): q=w.cell(5,1+i,t);q.font=b;q.alignment=Alignment(wrap_text=True)
FP={'A1 Cardinal':(702,1149),'A2 Finch':(768,1204),'B1 Heron':(1002,1489),'B2 Osprey':(1077,1554),'C1 Harrier':(1288,1862)};rows=[];y=6;cs={};CC=['Base Rent','Pest Control','Valet Trash','Pet Rent','Garage','Recurring Concession','Employee Discount']
for bl in range(1,13):
    for fl in(1,2,3):
        for k in range(1,6):
            fp=list(FP)[(bl+k)%5];sf,mk=FP[fp];mk+=15*(fl==3);u=f'{bl:02d}{fl}{k:02d}';z=r.random();st='Vacant Unrented Ready' if z<.025 else 'Vacant Unrented Not Ready' if z<.05 else 'Vacant Rented Ready' if z<.065 else 'Down' if z<.07 else 'Notice Rented' if z<.09 else 'Notice Unrented' if z<.12 else 'Occupied No Notice'
            x=dict(building=f'{bl}',unit=u,unitType=fp,area=sf,statusText=st,marketRent=float(mk));V=[bl,u,fp,sf,st]+[None]*5+[mk]
            if st[0] in'ON':
                nm=r.person('{f} {l}');ls=r.date(D.date(2024,11,1),D.date(2025,12,12));le=ls+D.timedelta(r.choice([364,364,395,425,454]))
                if le<D.date(2026,1,5): le=D.date(2026,r.randint(1,5),28)
                no=mo=None
                if st[0]=='N': no=D.date(2025,12,r.randint(1,20));mo=D.date(2026,1,r.randint(10,31))
                ch=[float(mk-r.choice([0,0,20,35,64,90])),5.,25.,r.choice([0.,0.,0.,30.]),r.choice([0.,0.,0.,120.]),-r.choice([0.]*6+[75.]),0.]
                if r.random()<.01: ch[6]=-round(ch[0]*.2,2)
                ch=[c+0. for c in ch];dp=r.choice([0.,99.,250.]);V[5:10]=[nm,ls,le,no,mo];V+=ch+[sum(ch),dp]
                x.update(tenantName=nm,leaseStartDate=ls,leaseEndDate=le,moveOutDate=mo,contractRent=ch[0],charges=[dict(code=c,amount=a) for c,a in zip(CC,ch)],totalCharges=sum(ch),deposit=dp)
                for c,a in zip(CC,ch): cs[c]=cs.get(c,0)+a
            for i,v in enumerate(V):
                if v is None: continue
                q=w.cell(y,1+i,v)
                if i in(6,7,8,9): q.number_format='mm/dd/yyyy'
                if i>=10: q.number_format='#,##0.00'
            rows.append(x);y+=1
S=lambda k,q=rows:sum(x.get(k,0) for x in q);o=[x for x in rows if 'tenantName' in x]
for i,v in[(1,'Total'),(2,len(rows)),(4,S('area')),(11,S('marketRent'))]+[(12+i,cs[c]) for i,c in enumerate(CC)]+[(19,S('totalCharges')),(20,S('deposit'))]: q=w.cell(y,i,v);q.font=b;q.number_format='#,##0.00' if i>4 else '#,##0'
y+=3;w.cell(y,1,'Floor Plan Summary').font=b;y+=1
for i,t in enumerate(['Floor Plan','','Units','Avg Sq. Ft.','Occupied','Vacant','Avg Market','Avg Base Rent']): w.cell(y,1+i,t).font=b
for fp in FP:
    y+=1;q=[x for x in rows if x['unitType']==fp];k=[x for x in q if 'tenantName' in x]
    for i,v in[(1,fp),(3,len(q)),(4,FP[fp][0]),(5,len(k)),(6,len(q)-len(k)),(7,round(S('marketRent',q)/len(q),2)),(8,round(S('contractRent',k)/len(k),2))]: w.cell(y,i,v)
y+=3;w.cell(y,1,'Status Summary').font=b
for s in sorted({x['statusText'] for x in rows}): y+=1;w.cell(y,1,s);w.cell(y,3,sum(x['statusText']==s for x in rows))
y+=1;w.cell(y,1,'Total units');w.cell(y,3,len(rows));y+=1;w.cell(y,1,'Occupied (incl. notice)');w.cell(y,3,len(o))
for i,wd in enumerate((9,8,14,8,26,24,11,11,11,11,11,11,9,9,9,9,11,10,11,10)): w.column_dimensions['ABCDEFGHIJKLMNOPQRST'[i]].width=wd
w.page_setup.orientation='landscape';w.sheet_properties.pageSetUpPr.fitToPage=True;w.page_setup.fitToHeight=0
wb.save(doc(F));save(F,'MULTIFAMILY','Entrata flat export with charge-code columns, 180 units',False,'Prairie Switch Apartment Homes','2025-12-31',len(rows),len(o),len(rows)-len(o),rows,totals=[dict(label='Total',**{k:S(k) for k in('area','marketRent','contractRent','totalCharges','deposit')})])
