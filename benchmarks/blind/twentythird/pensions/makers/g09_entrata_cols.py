from common import *
from openpyxl import Workbook
from openpyxl.styles import *
r=random.Random(3109); nm=Nm(r); N='entrata_charges_in_columns.xlsx'
wb=Workbook(); s=wb.active; s.title='Summary'; w=wb.create_sheet('Rent Roll Detail')
w.append(['Rent Roll']); w.append(['Sable Creek Apartments']); w.append(['As Of: 11/30/2025']); w.append(['Generated on 12/02/2025 07:31 AM CST']); w.append([])
CH=['Rent','Amenity Rent','Concession','Pet Rent','Reserved Parking','Valet Trash','Washer/Dryer']
w.append([None]*9+['Budgeted/Market',None,'Scheduled Charges']+[None]*7+['Other'])
w.append(['Bldg-Unit','Unit Type','SQFT','Unit Status','Resident','Move-In','Lease Start','Lease End','Move-Out','Market Rent','Unit Amenities']+CH+['Total Charges','Deposit Held','Balance'])
w.merge_cells('J6:K6'); w.merge_cells('L6:S6'); w.merge_cells('T6:U6')
for rr in (6,7):
    for c in w[rr]: c.font=Font(bold=True); c.fill=PatternFill('solid',fgColor='D9D9D9'); c.alignment=Alignment(horizontal='center',wrap_text=True)
ty=[('A1 - 1/1',702,1295),('A2 - 1/1',788,1370),('B1 - 2/2',1015,1660),('C1 - 3/2',1290,1985)]
seq=[(f'{b}-{b}{f}{k:02d}',ty[(k-1)%4]) for b in range(1,7) for f in(1,2,3) for k in range(1,5)]
ix=list(range(len(seq))); r.shuffle(ix); st={}
for k,n in (('Vacant Unrented Ready',3),('Vacant Unrented Not Ready',2),('Vacant Rented Ready',2),('Notice Unrented',3),('Notice Rented',1),('Model',1),('Excluded - Down',1)):
    for _ in range(n): st[ix.pop()]=k
rows=[];T=[0]*12;R1=7;sc={};tc={}
def z(v): return v if v else 0
for i,(u,t) in enumerate(seq):
    S=st.get(i,'Occupied No Notice'); am=r.choice([0,0,15,40]); b=dict(unit=u,unitType=t[0],area=t[1],statusText=S,marketRent=t[2]); sc[S]=sc.get(S,0)+1; x=tc.setdefault(t[0],[0,0,0,0]); x[0]+=1
    if S[:3] in('Occ','Not'):
        x[1]+=1; rent=t[2]-r.choice([0,10,35,50,-15]); ch=[rent,am,r.choice([0,0,0,-75]),r.choice([0,0,30]),r.choice([0,0,45]),25,r.choice([0,40])]; tot=sum(ch); dep=r.choice([250,400,rent]); bal=r.choice([0,0,0,0,212.4,-31.1]); ls=addm(d(2025,1,1),r.randrange(0,11)).replace(day=r.randrange(1,28)); le=addm(ls,12)-dt.timedelta(1); mi=ls if r.random()<.6 else addm(ls,-12); mo=d(2025,12,r.randrange(10,31)) if S[0]=='N' else None; n=nm('{l}, {f}')
        w.append([u,t[0],t[1],S,n,mi,ls,le,mo,t[2],am]+ch+[tot,dep,bal]); v=[t[2],am]+ch+[tot,dep,bal]
        rows.append(R(**b,tenantName=n,moveInDate=iso(mi),leaseStartDate=iso(ls),leaseEndDate=iso(le),moveOutDate=iso(mo),contractRent=rent,charges=[dict(code=c,amount=a) for c,a in zip(CH,ch)],totalCharges=tot,deposit=dep,balance=bal)); x[3]+=rent
    else: w.append([u,t[0],t[1],S,'--',None,None,None,None,t[2],am]+[0]*10); v=[t[2],am]+[0]*10; rows.append(R(**b,charges=[dict(code=c,amount=0) for c in CH],totalCharges=0,deposit=0,balance=0,contractRent=0))
    x[2]+=t[2]; T=[a+q for a,q in zip(T,v)]
w.append(['Total:',None,sum(t[1] for _,t in seq),f'{len(seq)} units']+[None]*5+T)
for c in w[w.max_row]: c.font=Font(bold=True); c.border=Border(top=Side(style='medium'))
for row in w.iter_rows(min_row=8):
    for c in row[5:9]: c.number_format='mm/dd/yyyy'
    for c in row[9:]: c.number_format='$#,##0.00;[Red]($#,##0.00)'
w.row_dimensions[7].height=30
for k,c in enumerate('ABCDEFGHIJKLMNOPQRSTU'): w.column_dimensions[c].width=[10,11,7,24,24,11,11,11,11,11,10,11,10,11,9,10,9,9,12,10,10][k]
s.append(['Sable Creek Apartments - Occupancy Summary']); s.append(['As Of: 11/30/2025']); s.append([]); s.append(['Unit Status','Units','% of Units'])
for k,v in sc.items(): s.append([k,v,v/len(seq)])
s.append(['Total',len(seq),1]); s.append([]); s.append(['Unit Type','Units','Occupied','Market Rent','Rent'])
for k,v in tc.items(): s.append([k]+v)
s.append(['Total']+[sum(v[i] for v in tc.values()) for i in range(4)])
for c in s['C'][4:13]: c.number_format='0.0%' if isinstance(c.value,(int,float)) and c.value<=1 else 'General'
s.column_dimensions['A'].width=30; s.column_dimensions['D'].width=14
oc=sum(v[1] for v in tc.values()); wb.save(f'{B}/documents/{N}')
w.page_setup.orientation='landscape'; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True; wb.save(f'{B}/documents/{N}')
save(N,'MULTIFAMILY',rows,'Sable Creek Apartments','2025-11-30',len(seq),oc,sum(v for k,v in sc.items() if k[:3]=='Vac'),'Entrata, charges in columns, two sheets','grouped header, zeros on vacant rows',sheet='Rent Roll Detail')
