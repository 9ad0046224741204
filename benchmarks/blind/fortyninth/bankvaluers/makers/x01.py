# Senior living census rent roll, several sheets
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
rng=random.Random(85011);P=People(rng);NAME='Harvest Glen - Census & Rent Roll 2026-02-28.xlsx'
wb=Workbook();ws0=wb.active;ws0.title='Census';ws=wb.create_sheet('Resident Roll');ws2=wb.create_sheet('Care Levels')
ws['A1']='Harvest Glen Senior Living';ws['A1'].font=Font(bold=True,size=14);ws['A2']='Resident Rent Roll - February 28, 2026'
for a,b,t in (('F','F','Street'),('G','J','Monthly Fees'),):
    ws[a+'4']=t
    if a!=b: ws.merge_cells(f'{a}4:{b}4')
    ws[a+'4'].alignment=Alignment(horizontal='center')
H=['Apt / Bed','Style','Resident','Move-In','Payor','Rate','Base Rent','2nd Person','Level of Care','Med Mgmt','Total Monthly','Notes']
for i,h in enumerate(H,1):
    for r in (4,5): ws.cell(r,i).fill=PatternFill('solid',fgColor='D9E2D0'); ws.cell(r,i).font=Font(bold=True)
    ws.cell(5,i,h).alignment=Alignment(horizontal='center',wrap_text=True)
ws.row_dimensions[5].height=30
r=6;rows=[];cen=[];G=[0]*5;first=True
for sec,pre,rooms,styles in (('INDEPENDENT LIVING','',[f"{f}{n:02d}" for f in (1,2) for n in range(1,15) if n!=13],[('Studio',2650),('1BR',3290),('1BR Deluxe',3640),('2BR',4280)]),('ASSISTED LIVING','AL',[f"AL{n}" for n in range(1,27)],[('AL Studio',4350),('AL 1BR',5125),('AL Companion',3700)]),('MEMORY CARE','MC',[f"MC{n}{b}" for n in range(1,9) for b in 'AB'],[('Private',7150),('Semi-Private',5600)])):
    ws.cell(r,1,sec).font=Font(bold=True,color='FFFFFF')
    for k in range(1,13): ws.cell(r,k).fill=PatternFill('solid',fgColor='5B7553')
    r+=1;f0=r;occ=0;S=[0]*5
    for u in rooms:
        st,mk=rng.choice(styles) if pre!='MC' else ('Semi-Private',5600)
        ws.cell(r,1,u if pre else int(u)).alignment=Alignment(horizontal='left'); ws.cell(r,2,st); ws.cell(r,6,mk); d=dict(unit=u,unitType=st,section=sec,marketRent=float(mk)); S[0]+=mk
        if rng.random()<.13: ws.cell(r,3,'Vacant').font=Font(italic=True,color='AA0000'); d['statusText']='Vacant'; note=rng.choice([None,None,'Deposit taken','Model','Turn in progress']); 
        else:
            occ+=1; mi=dt.date(rng.randint(2019,2026),rng.randint(1,12),rng.randint(1,28)); mi=mi if mi<dt.date(2026,2,27) else mi.replace(year=2025)
            nm=P.last_first(); two=st in('1BR Deluxe','2BR') and rng.random()<.45
            if two: nm+=' & '+rng.choice(FIRST)
            base=round(mk*rng.uniform(.88,1.0)); sp=950 if two else 0; loc=rng.choice([0,550,975,1450,1900]) if pre=='AL' else (rng.choice([0,0,450]) if pre=='MC' else 0); med=rng.choice([0,285,425]) if pre else 0; tot=base+sp+loc+med
            pay=rng.choice(['Private','Private','Private','LTC Ins','Medicaid Waiver']) if pre else 'Private'
            note='Notice - out 3/15/26' if rng.random()<.04 else None
            for k,v in ((3,nm),(4,mi),(5,pay),(7,base),(8,sp or None),(9,loc or None),(10,med or None)): ws.cell(r,k,v)
            ws.cell(r,4).number_format='m/d/yy'; ws.cell(r,11,f'=SUM(G{r}:J{r})')
            d.update(tenantName=nm,statusText='Occupied',moveInDate=iso(mi),contractRent=float(base),totalCharges=float(tot),charges=[{"code":c,"amount":float(v)} for c,v in (('Base Rent',base),('2nd Person',sp),('Level of Care',loc),('Med Mgmt',med)) if v])
            S=[a+b for a,b in zip(S,(0,base,sp,loc,med))]
        if note: ws.cell(r,12,note)
        rows.append(d); r+=1
    ws.cell(r,1,f'Subtotal {sec.title()}'); ws.cell(r,3,f'{occ} of {len(rooms)} occupied')
    for k in 'FGHIJK': ws[f'{k}{r}']=f'=SUM({k}{f0}:{k}{r-1})'
    for k in range(1,13): ws.cell(r,k).font=Font(bold=True); ws.cell(r,k).border=Border(top=Side(style='thin'))
    G=[a+b for a,b in zip(G,S)]; cen.append((sec.title(),len(rooms),occ)); r+=2
ws.cell(r,1,'COMMUNITY TOTAL')
for k,v in zip('FGHIJK',G+[sum(G[1:])]): ws[f'{k}{r}']=v
for k in range(1,13): ws.cell(r,k).font=Font(bold=True); ws.cell(r,k).border=Border(top=Side(style='double'))
for row in ws.iter_rows(min_row=6,max_row=r,min_col=6,max_col=11):
    for c in row: c.number_format='#,##0;(#,##0)'
for k,w in zip('ABCDEFGHIJKL',(12,14,34,10,15,9,11,11,11,11,13,20)): ws.column_dimensions[k].width=w
ws.freeze_panes='A6';ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
ws0['A1']='Harvest Glen Senior Living - Census';ws0['A3'],ws0['B3'],ws0['C3'],ws0['D3']='Level','Apts / Beds','Occupied','Occ %'
for i,(a,b,c) in enumerate(cen+[('Total',sum(x[1] for x in cen),sum(x[2] for x in cen))],4): ws0.cell(i,1,a);ws0.cell(i,2,b);ws0.cell(i,3,c);ws0.cell(i,4,c/b).number_format='0.0%'
ws0.column_dimensions['A'].width=24
ws2.append(['Level of Care','Points','Monthly']); [ws2.append(x) for x in (['Level 1','0-10',550],['Level 2','11-20',975],['Level 3','21-32',1450],['Level 4','33+',1900])]
wb.save(docpath(NAME)); u=sum(x[1] for x in cen);o=sum(x[2] for x in cen)
finish(NAME,'SENIOR_HOUSING','Senior living census workbook; resident roll by care level with base rent, second person, care and medication fees; census and rates on other sheets',False,'Harvest Glen Senior Living','2026-02-28',u,o,u-o,rows,sheet='Resident Roll')
