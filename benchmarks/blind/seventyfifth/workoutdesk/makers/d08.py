# Entrata rent roll xlsx, charge columns. PLANTED digit_changed
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
r=random.Random(7508); nm=Names(r); FN='Entrata_RentRoll_TheMeridian_20251120.xlsx'
wb=Workbook(); ws=wb.active; ws.title='Rent Roll'; A=Font(name='Open Sans',size=9); B=Font(name='Open Sans',size=9,bold=True)
for i,(a,b) in enumerate([('Rent Roll',None),('Property','The Meridian on Sixth'),('Period','As of 11/20/2025'),('Include','Current, Notice, Vacant, Future'),('Charge Codes','Scheduled charges')],1): ws.cell(i,1,a).font=B; ws.cell(i,2,b).font=A
hd=['Bldg-Unit','Unit Type','SQFT','Unit Status','Resident','Lease Status','Move-In','Move-Out','Lease Start','Lease End','Market Rent','Base Rent','Pet Rent','Parking','Storage','Util. Flat Fee','Concession','Total Charges','Deposit Held','Balance']
for i,h in enumerate(hd,1): c=ws.cell(7,i,h); c.font=Font(name='Open Sans',size=9,bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='1F6F8B'); c.alignment=Alignment(wrap_text=True,horizontal='center')
ws.row_dimensions[7].height=27
for i in range(1,21): ws.column_dimensions['ABCDEFGHIJKLMNOPQRST'[i-1]].width=[22,12,7,26,26,10,11,11,11,11,10,10,9,9,9,9,10,10,10,10][i-1]
rows=[];R=8;G=[0]*10;asof=D(2025,11,20);TY={'S1':(498,1395),'1A':(655,1585),'1B':(702,1640),'2A':(968,2050),'2B':(1033,2145)}
st={5:'Vacant Unrented Ready',12:'Notice Unrented',19:'Vacant Rented Not Ready',26:'Occupied No Notice',33:'Notice Rented',41:'Vacant Unrented Not Ready',47:'Vacant Unrented Ready'}
occ=vac=0; plant=None
def w(v):
    global R
    for i,x in enumerate(v,1):
        if x is None: continue
        c=ws.cell(R,i,x); c.font=A
        if i in(7,8,9,10): c.number_format='mm/dd/yyyy'
        if i>=11: c.number_format='$#,##0.00;-$#,##0.00'
    R+=1
for i in range(56):
    u=f'{1+i//28}-{101+100*((i%28)//7)+i%7}'; ty=r.choice(list(TY)); sf,mk=TY[ty]; mk+=10*r.randint(0,5); s=st.get(i,'Occupied No Notice'); 
    if s[0]=='V':
        vac+=1; w([u,ty,sf,s]+[None]*6+[mk]); rows.append(row(unit=u,unitType=ty,area=sf,statusText=s,marketRent=mk)); G[0]+=mk
    else:
        occ+=1; a,b=nm(); t=f'{a} {b}'; ls=D(2025,r.randint(1,10),r.randint(1,28)); mi=addm(ls,-12*r.choice([0,0,0,1,2])); le=addm(ls,r.choice([12,12,14]))-dt.timedelta(1)
        mo=D(2025,12,r.choice([6,14,31])) if s[0]=='N' else None
        rent=mk-r.choice([0,15,45,85,110]); v=[rent,r.choice([0,0,0,40]),r.choice([0,75,75,150]),r.choice([0,0,0,30]),65,r.choice([0]*9+[-125])]; tot=sum(v); pr=rent
        if i==37: rent_s=f'{rent}'; pr=int(rent_s[0]+str((int(rent_s[1])+3)%10)+rent_s[2:]); plant=(u,t,rent,pr)
        dep=r.choice([300,500,rent]); bal=r.choice([0]*7+[tot,-15.75,48.2])
        lst='Current' if s[0]!='N' else 'Notice'
        vv=[pr]+v[1:]; w([u,ty,sf,s,t,lst,mi,mo,ls,le,mk]+[x if x else None for x in vv]+[tot,dep,bal])
        rows.append(row(unit=u,unitType=ty,area=sf,statusText=s,tenantName=t,moveInDate=mi,moveOutDate=mo,leaseStartDate=ls,leaseEndDate=le,marketRent=mk,contractRent=pr,charges=[(hd[11+k],x) for k,x in enumerate(vv) if x],totalCharges=tot,deposit=dep,balance=bal))
        G=[p+q for p,q in zip(G,[mk]+v+[tot,dep,bal])]
    if ' Rented' in s:
        a,b=nm(); t=f'{a} {b}'; ls=D(2025,12,20) if s[0]=='V' else D(2026,1,10); le=addm(ls,12)-dt.timedelta(1); rr=mk-25
        w([u,ty,sf,s,t,'Future',ls,None,ls,le,None,rr,None,None,None,65,None,rr+65,0,-100])
        rows.append(row(unit=u,unitType=ty,area=sf,statusText='Future',tenantName=t,moveInDate=ls,leaseStartDate=ls,leaseEndDate=le,contractRent=rr,charges=[('Base Rent',rr),('Util. Flat Fee',65)],totalCharges=rr+65,deposit=0,balance=-100))
ws.cell(R,1,'Total (excludes Future)'); 
for i,x in enumerate(G): ws.cell(R,11+i,round(x,2)).number_format='$#,##0.00;-$#,##0.00'
for i in range(1,21): ws.cell(R,i).font=B; ws.cell(R,i).border=Border(top=Side(style='medium'))
R+=3
for i,h in enumerate(['Unit Status','Units','% of Total'],1): ws.cell(R,i,h).font=B
R+=1; allst={}
for i in range(56): s=st.get(i,'Occupied No Notice'); allst[s]=allst.get(s,0)+1
for s in sorted(allst): ws.cell(R,1,s).font=A; ws.cell(R,2,allst[s]).font=A; c=ws.cell(R,3,allst[s]/56); c.number_format='0.00%'; c.font=A; R+=1
ws.cell(R,1,'Total').font=B; ws.cell(R,2,56).font=B; ws.cell(R,3,1).number_format='0.00%'
ws.freeze_panes='B8'; ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0; wb.save(f'{ROOT}/documents/{FN}')
save(FN,T(propertyName='The Meridian on Sixth',asOnDate='2025-11-20',units=56,occupied=occ,vacant=vac,sheet='Rent Roll',planted={"what":f"Base Rent of unit {plant[0]} ({plant[1]}) is printed {plant[3]}, should be {plant[2]}; its Total Charges and the column total hold the right amount","kind":"digit_changed"},rows=rows),'MULTIFAMILY','Entrata rent roll with charge columns, future lease rows inline',False,
 [('mk',G[0],ssum(rows,'marketRent')),('rent',G[1],ssum([x for x in rows if x.get('statusText')!='Future'],'contractRent')),('tot',G[7],ssum([x for x in rows if x.get('statusText')!='Future'],'totalCharges')),('dep',G[8],ssum([x for x in rows if x.get('statusText')!='Future'],'deposit'))])
