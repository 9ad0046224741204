from common import *
from openpyxl import Workbook
from openpyxl.styles import *
r=random.Random(3112); nm=Nm(r); N='btr_townhomes_manager_workbook.xlsx'
wb=Workbook(); c0=wb.active; c0.title='Cover'; c0['B3']='Pebble Hollow Townhomes'; c0['B3'].font=Font(bold=True,size=18); c0['B4']='Monthly Owner Package - January 2026'; c0['B5']='Prepared by: Fernhall Residential Services'; c0['B7']='Contents: Rent Roll, Recap'
w=wb.create_sheet('Rent Roll'); k=wb.create_sheet('Recap')
w.append(['Pebble Hollow Townhomes - Rent Roll at January 31, 2026'])
w['A1'].font=Font(bold=True,size=12)
w.append(['#','Address','Plan','Beds','SF','Resident','Status','Lease Exp.','Internal ID','Asking','In-Place Rent','Smart Home','Lawn Care','Pet','Total','Dep.','Prepaid (-) / Owed'])
for c in w[2]: c.font=Font(bold=True,italic=True); c.border=Border(bottom=Side(style='double'))
pl=[('Aspen',2,1180,1995),('Birch',3,1460,2340),('Cedar',4,1795,2720)]; rows=[];T=[0]*8;st={};rc={};u=o=v=0
PL=14
for i in range(34):
    p=pl[(i*5)%3]; u+=1; ad=f'{2200+i*4+(i//12)*100} {"Pebble Ct" if i<12 else "Hollow Ln" if i<24 else "Slate Way"}'
    S='Occupied' if r.random()<.82 else r.choice(['Vacant','Notice','Leased'])
    if i==0: S='Model'
    if i==PL: S='Occupied'
    st[S]=st.get(S,0)+1; x=rc.setdefault(p[1],[0,0,0]); x[0]+=1
    b=dict(unit=ad,unitType=p[0],area=p[2],marketRent=p[3],statusText=S); T[0]+=p[3]
    if S in('Occupied','Notice'):
        o+=1;x[1]+=1; n=nm('{f} {l}'); rent=p[3]-r.choice([0,30,55,85,120]); sm,lw,pe=40,55,r.choice([0,0,35,70]); tot=rent+sm+lw+pe; dep=r.choice([500,1000,rent]); bal=r.choice([0,0,0,-45,610.25]); le=eom(addm(d(2026,2,1),r.randrange(0,12))); x[2]+=rent
        pr=rent
        if i==PL: 
            s_=str(rent); pr=int(s_[0]+s_[1]+str((int(s_[2])+4)%10)+s_[3:]); pinfo=(ad,pr,rent,tot)
        w.append([i+1,ad,p[0],p[1],p[2],n,S,le,f'PH{4400+i}',p[3],pr,sm,lw,pe,tot,dep,bal])
        rows.append(R(**b,tenantName=n,leaseEndDate=iso(le),contractRent=pr,charges=[dict(code='Smart Home',amount=sm),dict(code='Lawn Care',amount=lw),dict(code='Pet',amount=pe)],totalCharges=tot,deposit=dep,balance=bal))
        for j,q in enumerate((rent,sm,lw,pe,tot,dep,bal)): T[j+1]+=q
    else:
        v+=S in('Vacant','Leased'); w.append([i+1,ad,p[0],p[1],p[2],None,S,None,f'PH{4400+i}',p[3]]); rows.append(R(**b))
w.append(['Total',f'{u} homes',None,None,sum(q['area'] for q in rows),None,f'{o} occupied',None,None]+T)
for c in w[w.max_row]: c.font=Font(bold=True); c.border=Border(top=Side(style='thin'))
for row in w.iter_rows(min_row=3):
    row[7].number_format='mmm d, yyyy'
    for c in row[9:]: c.number_format='#,##0.00_);(#,##0.00)'
w.column_dimensions['I'].hidden=True
for c,x in zip('ABCDEFGHJKLMNOPQ',[6,18,8,6,7,24,13,13,11,13,11,11,8,11,11,15]): w.column_dimensions[c].width=x
k.append(['Recap at January 31, 2026']); k.append(['Status','Homes'])
for a,b in st.items(): k.append([a,b])
k.append(['Total',u]); k.append([]); k.append(['Bedrooms','Homes','Occupied','In-Place Rent'])
for a,b in sorted(rc.items()): k.append([f'{a} BR']+b)
k.append(['Total',u,o,T[1]])
for s in (w,k): s.page_setup.orientation='landscape'; s.page_setup.fitToHeight=0; s.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(f'{B}/documents/{N}')
save(N,'SINGLE_FAMILY_RENTAL',rows,'Pebble Hollow Townhomes','2026-01-31',u,o,v,'manager workbook with cover, roll, recap; hidden column','hidden column, leased-empty, planted',sheet='Rent Roll',planted=dict(what=f'{pinfo[0]}: in-place rent printed {pinfo[1]} instead of {pinfo[2]}; its row total {pinfo[3]}, the column total and the recap carry {pinfo[2]}',kind='digit_changed'))
