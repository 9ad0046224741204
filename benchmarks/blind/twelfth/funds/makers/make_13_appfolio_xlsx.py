# scattered apartments, AppFolio-style export over four properties
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
r=random.Random(1313); used=set(); asof=D.date(2025,7,31)
F='rent_roll-20250731.xlsx'
P=[('Larkspur Flats - 1410 Larkspur Ave Boise, ID 83702',12,['1/1.00','2/1.00'],(1150,1390),(640,860)),('Dover Fourplex - 77 Dover St Boise, ID 83704',4,['3/2.00'],(1725,),(1180,)),
 ('Kestrel House - 2209 W Kestrel Dr Nampa, ID 83651',18,['0/1.00','1/1.00','2/2.00'],(945,1095,1360),(455,610,940)),('Myrtle Duplex - 31 Myrtle Ct Meridian, ID 83642',2,['2/1.50'],(1540,),(1010,))]
wb=Workbook(); ws=wb.active; ws.title='Rent Roll'
info=['Rent Roll','Exported On: 08/01/2025 10:27 AM','Properties: Gem Valley Portfolio','Units: Active','As of: 07/31/2025','Include Non-Revenue Units: No']
for i,t in enumerate(info,1): ws.cell(i,1,t).font=Font(bold=i==1,size=12 if i==1 else 9)
H=['Unit','Tags','BD/BA','Tenant','Status','Sqft','Market Rent','Rent','Deposit','Lease From','Lease To','Move-in','Move-out','Past Due','NSF Count','Late Count']
for i,h in enumerate(H,1):
    c=ws.cell(9,i,h); c.font=Font(bold=True); c.border=Border(bottom=Side('medium'))
y=10; rows=[]; T=[0.]*5; tu=to=0; m='#,##0.00'
def num(y,S,sq):
    for i,x in zip((6,7,8,9,14),[sq]+S): c=ws.cell(y,i,x); c.number_format=m if i>6 else '#,##0'; c.font=Font(bold=True)
SQ=0; TT=[0.]*4
for nm,n,bb,mk,sq in P:
    ws.cell(y,1,nm).font=Font(bold=True); ws.cell(y,1).fill=PatternFill('solid',fgColor='F2F2F2'); y+=1
    S=[0.]*4; q=0; oc=0
    for k in range(n):
        u=(f"{101+k%6+100*(k//6)}" if n==12 else 'ABCD'[k] if n==4 else f"{k+1:02d}" if n==18 else ['31','33'][k])
        j=k%len(bb); mm=mk[j]+r.choice([0,0,20]); a=sq[j]
        st=r.choices(['Current','Notice-Unrented','Vacant-Unrented','Vacant-Rented','Evict'],[80,6,8,4,4])[0]
        if n==2: st='Current'
        v=st.startswith('Vac'); d=dict(mi=None,mo=None,f=None,t=None,nm=None,rent=None,dep=None,pd=None)
        if not v:
            mi=asof-D.timedelta(days=r.randint(30,2000)); f=am(mi,12*((asof-mi).days//365)); t=am(f,12)-D.timedelta(days=1)
            if r.random()<.15: t=None; f=mi
            d=dict(mi=mi,f=f,t=t,nm=person(r,used),rent=mm-r.choice([0,0,25,50,95,140]),dep=r.choice([500,750,mm]),pd=round(r.choice([0,0,0,0,0,55,mm*.6]) if st!='Evict' else mm*2.4,2),mo=asof+D.timedelta(days=r.randint(3,31)) if st=='Notice-Unrented' else None); oc+=1
        vals=[u,r.choice([None,None,None,'Renovated','W/D']),bb[j],d['nm'],st,a,mm,d['rent'],d['dep'],d['f'],d['t'],d['mi'],d['mo'],d['pd'],None if v else r.choice([0,0,0,1]),None if v else r.choice([0,0,1,3])]
        for i,x in enumerate(vals,1):
            if x is None: continue
            c=ws.cell(y,i,x)
            if isinstance(x,D.date): c.number_format='mm/dd/yyyy'
            elif i in(7,8,9,14): c.number_format=m
        rows.append(row(unit=u,propertyName=nm,section=nm,unitType=bb[j],tenantName=d['nm'],statusText=st,area=a,marketRent=float(mm),contractRent=None if v else float(d['rent']),deposit=None if v else float(d['dep']),leaseStartDate=d['f'],leaseEndDate=d['t'],moveInDate=d['mi'],moveOutDate=d['mo'],balance=None if v else float(d['pd'])))
        for z,x in enumerate((mm,d['rent'],d['dep'],d['pd'])): S[z]+=x or 0
        q+=a; y+=1
    ws.cell(y,1,f"{n} Units").font=Font(bold=True); ws.cell(y,5,f"{oc/n*100:.1f}% Occupied"); num(y,[round(x,2) for x in S],q); y+=2
    TT=[a+b for a,b in zip(TT,S)]; SQ+=q; tu+=n; to+=oc
ws.cell(y,1,f"Total {tu} Units").font=Font(bold=True); ws.cell(y,5,f"{to/tu*100:.1f}% Occupied"); num(y,[round(x,2) for x in TT],SQ)
from openpyxl.utils import get_column_letter as L
for i,w in enumerate([10,11,8,24,16,7,12,11,11,11,11,11,11,10,7,7],1): ws.column_dimensions[L(i)].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(os.path.join(DOC,F))
save(F,'MULTIFAMILY','AppFolio export over four properties, property heading rows','several properties; unit ids repeat in style; BD/BA; open-ended leases blank','Gem Valley Portfolio',asof,tu,to,tu-to,rows,dict(area=SQ,marketRent=TT[0],contractRent=TT[1],deposit=TT[2],balance=round(TT[3],2)))
