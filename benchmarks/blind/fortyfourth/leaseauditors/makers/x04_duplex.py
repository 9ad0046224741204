from common import *
import datetime as dt, random
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
R=random.Random(4414); D=dt.date; F='x04_kessler_duplexes.xlsx'
P=['1412 Marion St','1416 Marion St','233 W Dunkel Ave','908 Perry Rd','912 Perry Rd','2750 Old Mill Ct','2754 Old Mill Ct','61 Sherwood Pl','65 Sherwood Pl','3318 Tecumseh Trl','507 Garnet St','1120 E 9th St']
N=['Boyd, Alicia','Tran, Kim & Hoa','McAfee, Dwight','Ogden, Trish','Sandoval, Rey','Hult, Bridget','Pruitt, Cameron','Washburn, Del','Ferreira, Joana','Lyle, Marcus & Tia','Novak, Edie','Bascom, Ray','Delacroix, Simone','Hutchins, Paul','Appel, Gretchen','Morrow, Keisha','Gantt, Oren','Zamudio, Felix','Ricks, Darlene','Stover, Beau','Yates, Corinne']
wb=Workbook(); ws=wb.active; ws.title='Rent Roll'
ft=lambda **k: Font(name='Cambria',size=11,**k)
ws['A1']='Kessler Duplex Portfolio, LLC'; ws['A1'].font=ft(bold=True); ws['A2']='Springfield, Ohio | twelve duplexes, 24 doors'; ws['A3']='Rent roll for lender - dated 03/15/2025'
for a in('A2','A3'): ws[a].font=ft()
H=['Duplex','Side','Bed/Bath','Sq. Ft.','Occupancy','Tenant','Current\nRent','Other\nIncome','Sect. 8\nportion','Lease\nStart','Lease\nExpires','Security\nDeposit']
for i,h in enumerate(H):
    c=ws.cell(5,i+1,h); c.font=ft(bold=True); c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='bottom'); c.border=Border(top=Side('thin'),bottom=Side('thin'))
for L,w in zip('ABCDEFGHIJKL',(22,7,9,9,12,22,11,9,10,12,12,11)): ws.column_dimensions[L].width=w
r=6; rows=[]; k=0; S=[0]*4; occ=0; tsf=0
for i,p in enumerate(P):
    bb=['2/1','2/1','3/1.5','2/1','2/1','3/2'][i%6]; sf=R.choice([840,910,975,1080,1164])
    for side in('A','B') if not p.endswith('St') else ('L','R'):
        ws.cell(r,1,p if side in 'AL' else None); ws.cell(r,2,side); ws.cell(r,3,bb); ws.cell(r,4,sf).number_format='#,##0'; tsf+=sf
        q=dict(unit=side,building=p,unitType=bb,area=sf)
        st='Vacant' if (p,side) in(('908 Perry Rd','B'),('507 Garnet St','R')) else 'Down' if (p,side)==('1120 E 9th St','L') else 'Occupied'
        if (p,side)==('3318 Tecumseh Trl','A'): st='Notice'
        ws.cell(r,5,st); q['statusText']=st
        if st in('Occupied','Notice'):
            nm=N[k]; k+=1; rent=R.choice([725,750,795,825,850,895]) if bb[0]=='2' else R.choice([995,1050,1095,1150])
            oi=R.choice([0,0,0,25,50]); s8=R.choice([0,0,0,0,round(rent*.7)]); s=D(R.randint(2019,2024),R.randint(1,12),1); e=addm(s,12)-dt.timedelta(1)
            mtm=e<D(2025,3,15) and R.random()<.35
            while e<D(2025,3,15): e=addm(e+dt.timedelta(1),12)-dt.timedelta(1)
            dep=R.choice([rent,500,650,0])
            ws.cell(r,6,nm); ws.cell(r,7,rent); ws.cell(r,8,oi); ws.cell(r,9,s8 or None); ws.cell(r,10,dt.datetime(s.year,s.month,s.day)).number_format='d-mmm-yy'
            if mtm: ws.cell(r,11,'mo-to-mo')
            else: ws.cell(r,11,dt.datetime(e.year,e.month,e.day)).number_format='d-mmm-yy'
            ws.cell(r,12,dep)
            for j,v in enumerate((rent,oi,s8,dep)): S[j]+=v
            q.update(tenantName=nm,contractRent=rent,leaseStartDate=iso(s),leaseEndDate='mo-to-mo' if mtm else iso(e),deposit=dep,charges=[{"code":"Other Income","amount":oi}])
            occ+=1
        for c in range(1,13):
            x=ws.cell(r,c); x.font=ft(italic=st in('Vacant','Down'))
            if c in(7,8,9,12): x.number_format='"$"#,##0;;"$"0'
            if c in(2,3,5,10,11): x.alignment=Alignment(horizontal='center')
            if side in('B','R'): x.border=Border(bottom=Side('hair'))
        rows.append(q); r+=1
for c,v in((1,'TOTAL'),(2,24),(4,tsf),(7,S[0]),(8,S[1]),(9,S[2]),(12,S[3])):
    x=ws.cell(r,c,v); x.font=ft(bold=True); x.border=Border(top=Side('thin'),bottom=Side('double')); x.number_format='#,##0' if c in(2,4) else '"$"#,##0'
r+=2
ws.cell(r,1,f'Doors occupied: {occ} (includes 1 on notice)').font=ft(); ws.cell(r+1,1,f'Vacant or down: {24-occ}').font=ft(); ws.cell(r+2,1,'1120 E 9th St left side: kitchen fire 1/28/25, insurance claim open. Rebuilt by June.').font=ft(italic=True)
ws.cell(r+4,1,'I certify the above is true and complete.  ____________________  Managing Member').font=ft()
ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(path(F)); print(k,len(N))
finish(F,'SINGLE_FAMILY_RENTAL','openpyxl lender roll of duplexes, address printed once for two sides','address only on the first side; sides as units; Section 8 portion is part of rent',dict(propertyName='Kessler Duplex Portfolio, LLC',asOnDate='2025-03-15',units=24,occupied=occ,vacant=24-occ,sheet=None,rows=rows))
