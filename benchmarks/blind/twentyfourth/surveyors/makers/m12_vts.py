from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as gl
R=random.Random(1212);F='VTS_RentRoll_Meridian_Business_Park_20250915.xlsx'
wb=Workbook();ws=wb.active;ws.title='Rent Roll';f=Font(name='Arial',size=9);fb=Font(name='Arial',size=9,bold=True)
ws['A1']='Meridian Business Park | Rent Roll | Effective 09/15/2025';ws['A1'].font=Font(name='Arial',size=12,bold=True,color='2E75B6')
h=['Building','Floor','Suite','Tenant','Status','Space Type','RSF','LCD','LXD','In-Place Rent\n(Monthly)','Asking Rent\n(Monthly)','CAM\n(Monthly)','Taxes\n(Monthly)','Next Step Date','Next Step\n(Monthly)','LC / Deposit']
def put(r,vals,ft=f):
    for j,x in enumerate(vals,1):
        if x is None or x=='':continue
        if isinstance(x,D.date):x=D.datetime(x.year,x.month,x.day)
        q=ws.cell(r,j,x);q.font=ft
        if isinstance(x,D.datetime):q.number_format='m/d/yy'
        elif j==7:q.number_format='#,##0'
        elif j>=10:q.number_format='$#,##0.00;[Red]($#,##0.00)'
put(3,h,fb)
for j in range(1,17):q=ws.cell(3,j);q.alignment=Alignment(wrap_text=True,vertical='center');q.border=Border(bottom=Side(style='medium'));q.fill=PatternFill('solid',fgColor='DDEBF7')
ws.row_dimensions[3].height=28
nm=names(R,['Therapeutics','Staffing','Title & Escrow','Orthopedics','Payroll','Engineering','Cyber','Mortgage','Realty','Labs'],['LLC','Inc.','PC','Group'],200);r=4;rows=[];G=[0]*6;cnt={};i=0
for b,fl,per in [('Bldg A',3,8),('Bldg B',3,8),('Bldg C',2,9),('Bldg D',2,9),('Bldg E',4,6),('Bldg F',1,12),('Bldg G',1,10)]:
    S=[0]*6
    for x in range(1,fl+1):
        for k in range(per):
            i+=1;u=f'{b[-1]}{x}{k+1:02d}';a=R.randrange(800,5600);z=R.random();ty='Flex' if b in('Bldg F','Bldg G') else ('Medical' if b=='Bldg C' else 'Office');ask=round(a*R.choice([21,22.5,24])/12,2)
            if u=='A101':
                put(r,[b,x,u,'Management Office','Mgmt Office',ty,a]);rows.append(dict(unit=u,building=b,tenantName='Management Office',statusText='Mgmt Office',unitType=ty,area=a));S[0]+=a;cnt['m']=cnt.get('m',0)+1;r+=1;continue
            if z<.12:
                put(r,[b,x,u,None,'Vacant',ty,a,None,None,None,ask]);rows.append(dict(unit=u,building=b,statusText='Vacant',unitType=ty,area=a,marketRent=ask));S[0]+=a;S[2]+=ask;cnt['v']=cnt.get('v',0)+1
            else:
                st=d(R.randint(2018,2025),R.randint(1,8));yr=R.choice([3,5,7,10]);en=last(addy(st,yr))
                while en<d(2025,9,30):en=last(addy(en+D.timedelta(1),3))
                rent=round(a*R.uniform(17,24)/12,2);cam=round(a*.31,2);tx=round(a*.18,2);sd=addy(d(2025,st.month),0);sd=sd if sd>d(2025,9,15) else addy(sd,1);s2=round(rent*1.03,2);ok=sd<en;dep=R.choice([None,rent,round(rent*2,2)]);sx='Expiring' if en<d(2026,3,31) else 'Leased'
                put(r,[b,x,u,nm[i],sx,ty,a,st,en,rent,None,cam,tx,sd if ok else None,s2 if ok else None,dep])
                rows.append(dict(unit=u,building=b,tenantName=nm[i],statusText=sx,unitType=ty,area=a,leaseStartDate=str(st),leaseEndDate=str(en),contractRent=rent,charges=[dict(code='CAM',amount=cam),dict(code='Taxes',amount=tx)],rentSteps=[dict(date=str(sd),amount=s2)] if ok else [],deposit=dep))
                for k2,y in enumerate([a,rent,0,cam,tx,dep or 0]):S[k2]+=y
                cnt['o']=cnt.get('o',0)+1
            r+=1
    S=[round(y,2) for y in S];put(r,[b+' Total',None,None,None,None,None,S[0],None,None,S[1],S[2],S[3],S[4],None,None,S[5]],fb);r+=1
    G=[round(p+q,2) for p,q in zip(G,S)]
r+=1;put(r,['Grand Total',None,None,None,None,None,G[0],None,None,G[1],G[2],G[3],G[4],None,None,G[5]],fb)
n=len(rows);r+=2
for l,x in [('Suites',n),('Leased',cnt['o']),('Vacant',cnt['v']),('Mgmt Office',1)]:put(r,[l,None,x]);r+=1
for j,w in enumerate([13,6,8,34,12,11,9,10,10,14,14,12,12,12,13,14],1):ws.column_dimensions[gl(j)].width=w
ws.freeze_panes='E4';wb.save(doc(F))
save(F,'OFFICE','VTS-like export, 7 buildings with subtotals, large',False,propertyName='Meridian Business Park',asOnDate='2025-09-15',units=n,occupied=cnt['o'],vacant=cnt['v'],rows=rows,totals=dict(contractRent=G[1],marketRent=G[2],area=G[0],deposit=G[5]))
