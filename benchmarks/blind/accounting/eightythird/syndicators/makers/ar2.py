# student housing, by bed / lease, xlsx, lease status sections with subtotals
import random,datetime as dt
from common import *
from names import names
import xlsxwriter
R=random.Random(2718); asof=dt.date(2025,9,30)
n='AR_lofts_at_pine_st_beds.xlsx'
wb=xlsxwriter.Workbook(doc(n)); ws=wb.add_worksheet('Resident AR'); cov=None
F=lambda **k: wb.add_format({**dict(font_name='Calibri',font_size=10),**k})
b=F(bold=True); t=F(); ttl=F(bold=True); h=F(bold=True,bg_color='#D9E1F2',border=1,text_wrap=True,align='center',valign='vcenter'); m=F(num_format='$#,##0.00;-$#,##0.00'); d=F(num_format='mm/dd/yy',align='center')
sec=F(bold=True,italic=True,bg_color='#F2F2F2'); mb=F(bold=True,top=1,num_format='$#,##0.00;-$#,##0.00'); bt=F(bold=True,top=1)
ws.write(0,0,'Lofts at Pine Street - 148 units / 512 beds',F(bold=True,font_size=14)); ws.write(1,0,'Resident Aged Receivables as of 09/30/2025',t); ws.write(2,0,'Aging method: charge date   |   Includes: Current, Notice, Future, Past, Eviction leases   |   Balances other than $0.00',F(italic=True,font_color='#666666'))
ws.merge_range(3,6,3,9,'Aged Open Charges',h)
H=['Bldg-Unit-Bed','Resident','Resident ID','Lease Start','Lease End','Installments Left','0-30','31-60','61-90','90+','Total Owed','Prepaid Credits','Net Balance','Deposit Held']
K=['other:Installments Left','b0_30','b31_60','b61_90','b90','total','prepaid','other:Net Balance','deposit']
for i,x in enumerate(H):
    if 6<=i<=9: ws.write(4,i,x,h)
    else: ws.merge_range(3,i,4,i,x,h)
ws.set_row(3,18); ws.set_row(4,18)
beds=[f'{B}-{f}{u:02d}-{x}' for B in (1,2,3) for f in (1,2,3,4) for u in range(1,13) for x in 'ABCD']
N=names(R,170); bi=R.sample(beds,170); cnt={'Current':104,'Notice':9,'Future':12,'Past':38,'Eviction':5}
r=5;k=0;rows=[];tots=[]
S=lambda L,q:r2(sum(x.get(q) or 0 for x in L))
def line(r,lab,L,lc=None):
    z=dict(label=lab)
    ws.write(r,0,lab,bt)
    for c in range(1,6): ws.write_blank(r,c,None,bt)
    for c,q in enumerate(K[1:],6): z[q]=S(L,q); ws.write_number(r,c,z[q],mb)
    tots.append(z)
for st,c in cnt.items():
    ws.write(r,0,f'Lease Status: {st}',sec)
    for q in range(1,14): ws.write_blank(r,q,None,sec)
    r+=1; L=[]
    for u,(ln,fn) in sorted(zip(bi[k:k+c],N[k:k+c])):
        rent=R.choice([689,714,729,745,769,805,829,874,915]); B=[0,0,0,0]; pre=0
        if st in('Current','Notice'):
            q=R.random()
            if q<.36: pre=-r2(R.choice([rent,rent,R.uniform(2,140),rent*2,25]))
            elif q<.78: B[0]=r2(R.choice([rent,rent+50,R.uniform(18,62),rent*R.uniform(.1,.7)]))
            elif q<.92: B[0]=r2(rent+50); B[1]=r2(rent*R.uniform(.1,1))
            else: B[0]=r2(R.uniform(20,60)); pre=-r2(R.uniform(5,19))
        elif st=='Future':
            if R.random()<.5: pre=-r2(R.choice([rent,150,200]))
            else: B[0]=r2(R.choice([50,150,200]))
        elif st=='Past':
            B[R.choice([1,2,2,3])]=r2(R.uniform(45,1900))
            if R.random()<.5: B[3]=r2(B[3]+rent*R.uniform(.5,3))
            if R.random()<.12: B=[0,0,0,0]; pre=-r2(R.uniform(8,310))
        else: B=[r2(rent+75),r2(rent+75),r2(rent*R.uniform(.3,1)),r2(R.choice([0,250]))]
        ls=dt.date(2025,8,18) if st in('Current','Notice','Eviction') else dt.date(2026,1,5) if st=='Future' else dt.date(2024,8,19)
        le=dt.date(2026,7,31) if st!='Past' else dt.date(2025,7,31)
        ins=(None if st=='Past' else 7 if st=='Future' else 10)
        dep=R.choice([0,0,0,150,200,rent]) if st!='Past' else 0
        row=dict(unit=u,name=f'{ln}, {fn}',resident=str(R.randint(20418000,24990000)))
        vals=[ins]+B+[r2(sum(B)),pre,r2(sum(B)+pre),float(dep)]
        row.update({q:v for q,v in zip(K,vals) if v is not None}); L.append(row)
        ws.write(r,0,u,t); ws.write(r,1,row['name'],t); ws.write_string(r,2,row['resident'],t); ws.write_datetime(r,3,dt.datetime.combine(ls,dt.time()),d); ws.write_datetime(r,4,dt.datetime.combine(le,dt.time()),d)
        if ins is not None: ws.write_number(r,5,ins,t)
        for cc,v in enumerate(vals[1:],6): ws.write_number(r,cc,v,m)
        r+=1
    line(r,f'{st} Subtotal ({c} leases)',L); r+=2; rows+=L; k+=c
line(r,f'Property Total ({len(rows)} leases)',rows)
ws.set_column(0,0,27); ws.set_column(1,1,26); ws.set_column(2,5,12); ws.set_column(6,13,13); ws.freeze_panes(5,2); ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(3,4)
w2=wb.add_worksheet('Report Parameters')
for i,(a,q) in enumerate([('Report','Resident Aged Receivables'),('Property','Lofts at Pine Street'),('As of','09/30/2025'),('Consolidate by','Lease'),('Lease statuses','Current, Notice, Future, Past, Eviction'),('Run by','s.amari'),('Run on','10/02/2025 07:14 AM CDT')]): w2.write(i,0,a,b); w2.write(i,1,q,t)
w2.set_column(0,1,34); wb.close()
save(n,'AR',K,rows,tots,'Entrata-like student-housing aging by bed and lease, status sections with subtotals',False)
