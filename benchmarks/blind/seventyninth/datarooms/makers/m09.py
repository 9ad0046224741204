# build-to-rent homes; planted digit_changed
import xlsxwriter
from lib import *
R=random.Random(909); FN='Saddlebrook_BTR_RentRoll_0926.xlsx'
P=people(R,70,"{l}, {f}"); wb=xlsxwriter.Workbook(out(FN)); ws=wb.add_worksheet('Sept-26')
F=lambda **k: wb.add_format(dict(font_name='Calibri',font_size=10,**k))
h=F(bold=True,bottom=2,text_wrap=True,align='center',bg_color='#DCE6D0'); m=F(num_format='$#,##0'); d=F(num_format='mmm d, yyyy',align='left'); b=F(bold=True); bm=F(bold=True,num_format='$#,##0',top=1); n=F(); nn=F(num_format='#,##0')
ws.write('B1','Saddlebrook at Cane Creek',F(bold=True)); ws.write('B2','Build-to-Rent Community - Murfreesboro, TN',n); ws.write('B3','Rent Roll for the month ended September 30, 2026',n)
hd=['Lot','Street Address','Plan','Living Area (SF)','Resident','Lease From','Lease Thru','Scheduled Rent','Current Rent','Smart Home','Lawn','Pet Rent','Total Monthly']
for i,x in enumerate(hd): ws.write(4,1+i,x,h)
plans={'Hickory 3/2':(1412,1995),'Sycamore 3/2.5':(1620,2140),'Magnolia 4/2.5':(1903,2420),'Dogwood 2/2 Cottage':(1088,1725)}
streets=['Paddock Ln','Bridle Ct','Foal Way']; rows=[];T=[0]*6;y=5;k=0;vac=0
recs=[]
for i in range(1,55):
    p=R.choice(list(plans)); a,mk=plans[p]; ad=f"{R.choice([1100,1200,1300])+i*4} {streets[i//19]}"
    t=dict(unit=str(i),unitType=p,area=a,marketRent=mk); vals=[i,ad,p,a]
    if R.random()<.1: t['statusText']='Vacant'; vals+=['Vacant',None,None,mk]; vac+=1
    else:
        st=D(R.choice([2025,2025,2026]),R.randint(1,9),R.choice([1,1,8,15,22])); mm=R.choice([12,13,15]); en=addm(st,mm)-dt.timedelta(1)
        while en<D(2026,9,30): en=addm(en,12)
        cr=mk-R.choice([0,15,40,75,-25,100]); pet=R.choice([0,0,35,70]); tot=cr+40+65+pet
        t.update(tenantName=P[k],statusText='Occupied',leaseStartDate=st,leaseEndDate=en,contractRent=cr,charges=[dict(code=q,amount=v) for q,v in (('Smart Home',40),('Lawn',65),('Pet Rent',pet)) if v],totalCharges=tot)
        vals+=[P[k],st,en,mk,cr,40,65,pet or None,tot]; k+=1
        for j,v in enumerate((cr,40,65,pet,tot)): T[1+j]+=v
    T[0]+=mk; rows.append(t); recs.append(vals)
# planted: one printed Current Rent has one digit changed; row total and column total keep the right figure
pi=next(i for i,r in enumerate(rows) if r['unit']>='3' and 'tenantName' in r and i>25); old=rows[pi]['contractRent']; new=old+300 if old//100%10<7 else old-300
recs[pi][8]=new; rows[pi]['contractRent']=new
for v in recs:
    for j,x in enumerate(v):
        if x is None: ws.write_blank(y,1+j,None,n)
        elif isinstance(x,D): ws.write_datetime(y,1+j,dt.datetime(x.year,x.month,x.day),d)
        else: ws.write(y,1+j,x,m if j>=7 else nn if j==3 else n)
    y+=1
y+=1; ws.write(y,1,'TOTAL',b); ws.write(y,4,sum(r['area'] for r in rows),F(bold=True,num_format='#,##0',top=1))
for j,v in enumerate(T): ws.write(y,8+j,v,bm)
ws.write(y+2,2,'Homes',b); ws.write(y+2,4,54,n); ws.write(y+3,2,'Occupied',b); ws.write(y+3,4,54-vac,n); ws.write(y+4,2,'Vacant',b); ws.write(y+4,4,vac,n)
ws.set_column(0,0,2); ws.set_column(1,1,5); ws.set_column(2,2,20); ws.set_column(3,3,19); ws.set_column(5,5,24); ws.set_column(6,7,13); ws.set_column(8,13,11); ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(4); wb.close()
save(FN,'SINGLE_FAMILY_RENTAL','BTR homes by lot, offset column, spacer row',False,dict(propertyName='Saddlebrook at Cane Creek',asOnDate='2026-09-30',units=54,occupied=54-vac,vacant=vac,sheet=None,planted=dict(what=f"Current Rent of lot {rows[pi]['unit']} printed {new} instead of {old}; its Total Monthly and the column total keep {old}",kind='digit_changed'),rows=rows))
