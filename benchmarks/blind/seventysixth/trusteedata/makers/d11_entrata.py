from common import *
import xlsxwriter
from xlsxwriter.utility import xl_rowcol_to_cell as rc,xl_col_to_name as cn
n=N(1111);r=n.r;fn='r76a_entrata_rentroll_avenir.xlsx'
wb=xlsxwriter.Workbook(D+fn);sm=wb.add_worksheet('Occupancy Summary');ws=wb.add_worksheet('Rent Roll')
F=lambda **k:wb.add_format(dict(font_name='Open Sans',font_size=9,**k))
t=F();h=F(bold=1,text_wrap=1,bg_color='#E8E8E8',border=1,valign='vcenter');m=F(num_format='$#,##0.00;-$#,##0.00');mb=F(num_format='$#,##0.00;-$#,##0.00',bold=1,top=1);d_=F(num_format='mm/dd/yyyy');b=F(bold=1)
ws.write(0,0,'Avenir at Stone Oak',F(bold=1,size=13) if 0 else b);ws.write(1,0,'Rent Roll',t);ws.write(2,0,'As of Date: 10/31/2025',t);ws.write(3,0,'Generated: 11/03/2025 09:12 AM CST by R. Analyst',t)
hd=['Bldg-Unit','Unit Type','Floor Plan','SQFT','Unit Status','Name','Lease ID','Move-In','Lease Start','Lease End','Move-Out','Budgeted Rent','Market Rent','Base Rent','Amenity Rent','Pet Rent','Garage','Trash Removal','Pest Control','Concession - Recurring','Total Scheduled Charges','Deposit Held','Ledger Balance']
for j,x in enumerate(hd): ws.write(5,j,x,h)
ws.set_row(5,34)
fps=[('1x1 A','Alba',655,1210),('1x1 B','Brisa',742,1295),('2x2 A','Costa',1021,1620),('2x2 B','Duna',1108,1705),('3x2','Estrella',1330,2055)]
R=6;rows=[];K=range(12,23);S={j:0 for j in K};st_c={};byf={};lid=48210;r0=R;areaT=0
for bl in range(1,9):
    for k in range(24):
        u=f"{bl}-{bl}{k//8+1}{k%8+1:02d}";ut,fp,sf,mk0=fps[(k*3+bl*2+k//8)%5];mk=mk0+r.choice([0,15,30])+15*(k//8)
        x=r.random()
        s='Vacant Unrented Not Ready' if x<.03 else 'Vacant Unrented Ready' if x<.055 else 'Vacant Rented Ready' if x<.07 else 'Notice Unrented' if x<.1 else 'Notice Rented' if x<.12 else 'Occupied No Notice'
        if (bl,k)==(1,0): s='Excluded - Model'
        st_c[s]=st_c.get(s,0)+1;areaT+=sf
        for j,v in enumerate((u,ut,fp,sf,s)): ws.write(R,j,v,F(num_format='#,##0') if 0 else t)
        ws.write(R,11,mk0-10,m);ws.write(R,12,mk,m);S[12]+=mk
        e=byf.setdefault(fp,[0,0,0,0]);e[0]+=1;e[1]+=sf;e[2]+=mk
        row=dict(unit=u,unitType=fp,area=sf,statusText=s,marketRent=mk)
        if s[0] in 'ON':
            a,l=n();nm=f'{l}, {a}';base=mk-r.choice([0,20,40,75,110]);ch=[('Base Rent',base),('Amenity Rent',r.choice([0,0,25,50])),('Pet Rent',r.choice([0,0,0,25,40])),('Garage',r.choice([0,0,0,125])),('Trash Removal',25),('Pest Control',6),('Concession - Recurring',-r.choice([0,0,0,0,60,85]))]
            tt=sum(v for _,v in ch);dep=r.choice([0,150,250,500]);bal=r.choice([0,0,0,0,0,round(r.uniform(5,2200),2),-round(r.uniform(1,200),2)])
            mi=addm(dt.date(2025,10,r.randint(1,28)),-r.randint(0,44));ls=mi;term=r.choice([12,12,12,13,15])
            while addm(ls,term)<=dt.date(2025,10,31): ls=addm(ls,term)
            le=addm(ls,term)-dt.timedelta(1);mo=dt.date(2025,11,r.randint(4,30)) if s[0]=='N' else None
            if mo: le=max(le,dt.date(2025,11,3)) if le<mo else le
            lid+=r.randint(1,30);ws.write(R,5,nm,t);ws.write(R,6,lid,t)
            for j,q in ((7,mi),(8,ls),(9,le),(10,mo)):
                if q: ws.write_datetime(R,j,dt.datetime(q.year,q.month,q.day),d_)
            for j,v in enumerate(ch): 
                ws.write(R,13+j,v[1]+0,m);S[13+j]+=v[1]
            ws.write_formula(R,20,f'=SUM({rc(R,13)}:{rc(R,19)})',m,tt);ws.write(R,21,dep,m);ws.write(R,22,bal,m)
            S[20]+=tt;S[21]+=dep;S[22]+=bal;e[3]+=1
            row.update(tenantName=nm,moveInDate=mi,leaseStartDate=ls,leaseEndDate=le,moveOutDate=mo,contractRent=base,charges=[dict(code=q,amount=v+0) for q,v in ch],totalCharges=tt,deposit=dep,balance=bal)
        rows.append(row);R+=1
ws.write(R,0,'Totals',b);ws.write(R,3,areaT,b)
for j in K: ws.write_formula(R,j,f'=SUM({rc(r0,j)}:{rc(R-1,j)})',mb,round(S[j],2))
ws.freeze_panes(6,1);ws.autofilter(5,0,R-1,22)
for j,w in enumerate([10,8,10,7,24,24,9]+[11]*4+[12]*12): ws.set_column(j,j,w)
ws.set_column(11,11,None,None,{'hidden':1})
sm.set_column(0,0,28);sm.set_column(1,6,13);sm.write(0,0,'Avenir at Stone Oak - Occupancy Summary',b);sm.write(1,0,'As of 10/31/2025',t)
for j,x in enumerate(('Floor Plan','Units','Total SQFT','Avg Market Rent','Occupied','Occupancy %')): sm.write(3,j,x,h)
q=4
for fp,e in byf.items():
    for j,v in enumerate((fp,e[0],e[1],round(e[2]/e[0],2),e[3],e[3]/e[0])): sm.write(q,j,v,F(num_format='0.0%') if j==5 else t)
    q+=1
U=len(rows);O=sum(e[3] for e in byf.values());sm.write(q,0,'Total',b);sm.write(q,1,U,b);sm.write(q,2,areaT,b);sm.write(q,4,O,b);sm.write(q,5,O/U,F(num_format='0.0%',bold=1));q+=2
for j,x in enumerate(('Unit Status','Units')): sm.write(q,j,x,h)
for k,v in st_c.items(): q+=1;sm.write(q,0,k,t);sm.write(q,1,v,t)
wb.close()
save(fn,dict(propertyName='Avenir at Stone Oak',asOnDate='2025-10-31',sheet='Rent Roll',units=U,occupied=O,vacant=None,rows=rows),'MULTIFAMILY','operator, Entrata export','wide roll with charge columns, 192 units, hidden column, summary sheet first')
