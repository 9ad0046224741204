# stall mix of seven garages/lots in US and Canada, openpyxl
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
NAME='2026 Leasing Plan - Stall Mix.xlsx'
# garage, city, ccy, rows: type, level, stalls, leased, posted, inplace avg, waitlist
D=[('Mercer Deck','Columbus, OH','USD',[('Reserved - Executive','P1',22,22,265,248.50,6),('Reserved','P1-P2',84,79,215,203.75,0),('Unreserved Monthly','P2-P5',310,281,165,158.20,0),('Roof Unreserved','P6',96,41,115,112.00,0),('EV Level 2','P1',12,7,240,231.00,0),('Motorcycle','P1',10,4,60,60.00,0)]),
('Alder Row Garage','Columbus, OH','USD',[('Reserved','L1',60,60,230,224.10,11),('Unreserved Monthly','L2-L4',242,236,175,169.35,0),('Carpool','L1',16,9,140,140.00,0),('Tenant Validated (lease ratio)','L2-L3',110,110,None,None,None),('Transient','L1',48,None,None,None,None)]),
('Ninth & Polk Surface Lot','Des Moines, IA','USD',[('Monthly','Surface',74,68,95,91.40,0),('Oversize / Van','Surface',8,5,150,145.00,0)]),
('Parkade Bellevue','Calgary, AB','CAD',[('Réservé / Reserved','P1',130,124,520,498.25,14),('Random Access','P2-P4',286,241,435,412.60,0),('Small Car','P3-P4',44,29,385,371.00,0),('Storage Locker (per stall)','P4',18,15,135,128.00,0),('Accessible','P1',14,6,435,412.60,0)]),
('Portage Parkade','Winnipeg, MB','CAD',[('Heated Reserved','B1',52,50,345,333.90,3),('Heated Random','B1-B2',140,131,285,271.15,0),('Unheated','3-5',188,120,190,181.70,0),('Plug-in (block heater)','Roof',40,33,210,205.00,0)]),
('Queensway Yard & Lot','Toronto, ON','CAD',[('Trailer Stall (53 ft)','Yard',36,31,650,618.00,2),('Fleet Van','Yard',60,44,240,226.50,0),('Staff Monthly','Lot',45,45,130,118.75,0)]),
('Harbourfront P3','Toronto, ON','CAD',[('Reserved','P3A',40,38,410,396.40,0),('Hotel Block','P3B',120,120,295,295.00,None),('Unreserved Monthly','P3B-C',95,72,335,318.90,0),('Car Share','P3A',6,6,375,360.00,0)])]
wb=Workbook(); s0=wb.active; s0.title='Cover'; ws=wb.create_sheet('Stall Mix'); s3=wb.create_sheet('Rate History')
s0['B3']='2026 Leasing Plan'; s0['B3'].font=Font(size=20,bold=True); s0['B4']='Parking portfolio - stall mix, rates and occupancy at November 1, 2025'; s0['B6']='Status: DRAFT 2 for asset management review'; s0['B7']='Rates exclude parking tax and GST/HST.'
KEY=['units','occupied','vacant','pct_leased','market','actual','market_total','actual_total','other:Wait List']
HD=['Facility','Stall Type','Level','Stalls','Leased','Avail.','% Leased','Posted Rate','Avg In-Place Rate','Gross Potential / Month','In-Place / Month','Wait List']
g=Font(name='Calibri',size=10); gb=Font(name='Calibri',size=10,bold=True)
ws['A1']='STALL MIX BY FACILITY'; ws['A1'].font=Font(name='Calibri',size=14,bold=True,color='006D5B'); ws['A2']='Local currency: USD for U.S. facilities, CAD for Canadian facilities'; ws['A2'].font=Font(name='Calibri',size=9,italic=True)
for i,h in enumerate(HD,1):
    c=ws.cell(4,i,h); c.font=Font(name='Calibri',size=10,bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='006D5B'); c.alignment=Alignment(wrap_text=True,horizontal='center' if i>3 else 'left',vertical='center')
ws.row_dimensions[4].height=30
for col,w in zip('ABCDEFGHIJKL',(24,30,10,8,8,8,9,11,12,14,14,8)): ws.column_dimensions[col].width=w
r=5; rows=[];totals=[];GT=dict.fromkeys(('units','occupied','vacant'),0); GC={}
FM={4:'#,##0',5:'#,##0',6:'#,##0',7:'0.0%',8:'#,##0.00',9:'#,##0.00',10:'#,##0.00',11:'#,##0.00',12:'0'}
def put(r,col,v,b=False,top=False):
    c=ws.cell(r,col); c.value=v
    c.font=gb if b else g
    if col in FM: c.number_format=FM[col]
    if top: c.border=Border(top=Side(style='thin'))
for nm,city,ccy,L in D:
    first=r; T=dict.fromkeys(('units','occupied','vacant','market_total','actual_total'),0.0)
    for t,lv,u,l,a,ip,wl in L:
        v={'units':u}
        if l is not None: v.update(occupied=l,vacant=u-l,pct_leased=round(100*l/u,1))
        if a is not None: v.update(market=a,actual=ip,market_total=r2(u*a),actual_total=r2(l*ip))
        if wl is not None: v['other:Wait List']=wl
        if t=='Transient': v.update(market_total=14400.0,actual_total=12816.5)
        if t.startswith('Tenant Val'): v.update(market=0,market_total=0,actual=0,actual_total=0)
        for k in T: T[k]=r2(T[k]+v.get(k,0))
        put(r,1,f'{nm}\n{city} ({ccy})' if r==first else None); put(r,2,t); put(r,3,lv)
        for i,k in enumerate(KEY):
            if k in v: put(r,4+i,(u and l/u) if k=='pct_leased' else v[k])
        rows.append({'type':t,**v}); r+=1
    ws.merge_cells(start_row=first,end_row=r-1,start_column=1,end_column=1); ws.cell(first,1).alignment=Alignment(wrap_text=True,vertical='top'); ws.cell(first,1).font=gb
    for i in range(1,13): put(r,i,None,True,True)
    lab=f'Total {nm}'; put(r,2,lab,True,True); d={'label':lab}
    leas=sum(x[2] for x in L if x[3] is not None)
    T['pct_leased']=round(100*T['occupied']/leas,1)
    for i,k in enumerate(KEY):
        if k in T: put(r,4+i,T['occupied']/leas if k=='pct_leased' else (int(T[k]) if k in('units','occupied','vacant') else T[k]),True,True); d[k]=T[k] if k not in ('units','occupied','vacant') else int(T[k])
    for i in range(1,13): ws.cell(r,i).fill=PatternFill('solid',fgColor='E2F0EC')
    totals.append(d); r+=2
    for k in GT: GT[k]+=int(T[k])
    GC.setdefault(ccy,dict.fromkeys(('market_total','actual_total'),0.0))
    for k in GC[ccy]: GC[ccy][k]=r2(GC[ccy][k]+T[k])
for lab,vals in [('All facilities - stalls',GT)]+[(f'Monthly rent - {c} facilities',v) for c,v in GC.items()]:
    put(r,2,lab,True); d={'label':lab}
    for i,k in enumerate(KEY):
        if k in vals: put(r,4+i,vals[k],True); d[k]=vals[k]
    totals.append(d); r+=1
r+=1; ws.cell(r,1,'Transient stalls are not leased; amounts are budgeted transient net revenue. Validated stalls are included in office rent.').font=Font(name='Calibri',size=9,italic=True)
ws.freeze_panes='C5'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows='4:4'
for i,x in enumerate([('Facility','2023','2024','2025'),('Mercer Deck - unreserved',150,155,165),('Parkade Bellevue - random',410,420,435),('Portage Parkade - heated random',265,275,285)],1):
    for j,v in enumerate(x,1): s3.cell(i,j,v)
s3.column_dimensions['A'].width=34
wb.active=1; wb.save(doc(NAME))
save(NAME,'UM',KEY,rows,totals,'leasing plan workbook with cover, merged facility cells, stall types, two currencies',True)
print(len(rows),GT,GC)
