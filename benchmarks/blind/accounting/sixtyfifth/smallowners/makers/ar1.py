# AppFolio-like delinquency export, two mobile-home parks, xlsx
from common import *
import xlsxwriter,datetime
R=random.Random(6511)
FN='Alma Bert Cora Dale Edna Fritz Gwen Hollis Ines Jarod Kiley Lamar Mona Nestor Opal Pruitt Rosalba Shane Tavia Ulys Verna Wade Xiomara Yancy Zeke Carlene Duane Eula'.split()
LN='Abernal Brisket Colvard Dunmeyer Estepp Farrand Gallimore Hutchcraft Ibanez-Roe Jarnagin Kettering Lovelady McSwane Nordgren Ostrander Pinedo Quarlesby Rasband Stallcup Treadgill Umphress Vandermolen Wickware Yarbro Zollinger'.split()
P=[('Whispering Oaks MHC - 2200 County Rd 41 Weatherby, TX 76088',34,'WO'),('Lazy Bend Mobile Park - 518 Ferry Ln Brazos Bend, TX 76048',21,'LB')]
K=['total','b0_30','b31_60','b61_90','b90','other:Last Payment Amount','other:Late Count']
rows=[];groups=[]
for nm,n,pre in P:
    lots=sorted(R.sample(range(1,120),n));g=[]
    for l in lots:
        rent=R.choice([395,410,425,450,610,785]);st=R.choices(['Current','Notice','Evict','Past'],[14,2,2,2])[0]
        k=R.random();b=[0,0,0,0]
        if k<.12: b[0]=-R.choice([rent,25.5,140,12.75,200])
        elif k<.6: b[0]=r2(R.choice([rent,rent+50,rent-R.randrange(20,300),R.uniform(18,120),75]))
        elif k<.8: b=[rent+R.choice([0,50,86.4]),r2(R.uniform(40,rent)),0,0]
        else: b=[rent+50,rent+50,r2(R.uniform(60,rent+50)),R.choice([0,r2(R.uniform(200,3100))])]
        if st in('Evict',): b=[rent+50,rent+50,rent+50,r2(R.uniform(400,2600))]
        if st=='Past': b=[0,0,R.choice([0,r2(R.uniform(100,600))]),r2(R.uniform(300,2800))]
        b=[r2(x) for x in b]
        lp=None if R.random()<.12 else datetime.date(2025,9,30)-datetime.timedelta(days=R.randrange(3,70) if st!='Past' else R.randrange(100,300))
        name=f'{R.choice(LN)}, {R.choice(FN)}'
        if R.random()<.15: name+=' & '+R.choice([f for f in FN if f not in name])
        g.append(dict(unit=f'{pre}-{l:03d}' if pre=='WO' else f'Lot {l}',name=name,status=st,total=r2(sum(b)),b0_30=b[0],b31_60=b[1],b61_90=b[2],b90=b[3],lp=lp,lpa=(r2(R.choice([rent,rent,200,150,rent+50])) if lp else None),lc=R.choice([0,0,1,2,3,5,8])))
    groups.append((nm,g))
BK=['total','b0_30','b31_60','b61_90','b90']
sub=lambda g:{k:r2(sum(x[k] for x in g)) for k in BK}
N='delinquency-20250930.xlsx'
wb=xlsxwriter.Workbook(doc(N));ws=wb.add_worksheet('Delinquency')
F=lambda **k: wb.add_format(dict(font_name='Arial',font_size=9,**k))
ws.set_column(0,0,11);ws.set_column(1,1,30);ws.set_column(2,2,9);ws.set_column(3,7,11);ws.set_column(8,10,11);ws.set_column(11,11,32)
ws.write(0,0,'Delinquency',F(bold=True));ws.write(1,0,'Properties: Whispering Oaks MHC, Lazy Bend Mobile Park',F());ws.write(2,0,'Tenant Status: All',F());ws.write(3,0,'As of: 09/30/2025',F());ws.write(4,0,'Amount Owed In Account: Any',F())
hd=F(bold=True,bg_color='#D9D9D9',border=1,text_wrap=True,valign='vcenter')
for j,h in enumerate(['Unit','Name','Tenant Status','Amount Receivable','0-30','31-60','61-90','91+','Last Payment','Last Payment Amount','Late Count','Delinquency Notes']): ws.write(6,j,h,hd)
i=7;num=F(num_format='#,##0.00');bn=F(num_format='#,##0.00',bold=True,top=1);dt=F(num_format='mm/dd/yyyy');tx=F();b=F(bold=True)
totals=[];notes=['Promise to pay 10/10','3-day notice posted 9/18','Church assistance pending','JP court 10/14','disputes water bill','','','','','']
ctr=F(align='center');ws.set_row(6,26);gb=F(bold=True,bg_color='#F2F2F2')
for nm,g in groups:
    ws.merge_range(i,0,i,11,nm,gb);i+=1
    for x in g:
        ws.write(i,0,x['unit'],tx);ws.write(i,1,x['name'],tx);ws.write(i,2,x['status'],tx)
        for j,k in enumerate(BK):ws.write_number(i,3+j,x[k],num)
        if x['lp']: ws.write_datetime(i,8,datetime.datetime(x['lp'].year,x['lp'].month,x['lp'].day),dt);ws.write_number(i,9,x['lpa'],num)
        ws.write_number(i,10,x['lc'],ctr)
        nt=R.choice(notes) if x['total']>300 else ''
        if nt: ws.write(i,11,nt,tx)
        i+=1
        rows.append({'unit':x['unit'],'name':x['name'],**{k:x[k] for k in BK},'other:Last Payment Amount':x['lpa'],'other:Late Count':x['lc']})
    s=sub(g);ws.write(i,1,'',bn)
    for j,k in enumerate(BK):ws.write_number(i,3+j,s[k],bn)
    ws.write(i,0,'Subtotal',b);totals.append(dict(label='Subtotal',**s));i+=2
s=sub([x for _,g in groups for x in g]);ws.write(i,0,'Total',b)
for j,k in enumerate(BK):ws.write_number(i,3+j,s[k],bn)
totals.append(dict(label='Total',**s));ws.set_landscape();ws.fit_to_pages(1,0);wb.close()
save(N,'AR','AppFolio-like delinquency export grouped by park, prepaid negatives, last payment and late count',False,K,rows,totals);print(len(rows),s)
