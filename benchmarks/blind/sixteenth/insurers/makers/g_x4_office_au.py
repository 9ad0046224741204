from lib import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
FN="r13_11_harbour_street_tenancy_schedule.xlsx"
wb=Workbook(); ws=wb.active; ws.title='Tenancy Schedule'
ws['B2']='77 Harbour Street, Newcastle NSW'; ws['B2'].font=Font(size=14,bold=True,color='003366')
ws['B3']='Tenancy schedule as at 1 November 2025 (AUD, excl. GST)'
ws['B4']='Prepared by Wexcombe Asset Management for ISR renewal'
T=[('Ground',[('G.01','Barista Lane Pty Ltd','Café',112.4,d(2022,3,1),d(2027,2,28),78680,9840,[],19670),('G.02','Vacant','',185.0,None,None,None,None,[],None),('G.03','Hunter Mutual Bank Ltd','Retail',264.8,d(2019,7,1),d(2029,6,30),172120,23180,[(d(2026,7,1),177283.60),(d(2027,7,1),182602.11)],43030)]),
('Level 1',[('1.01','Stockton & Rae Lawyers','Office',410.5,d(2023,9,1),d(2028,8,31),215512.50,38997.50,[(d(2026,9,1),223055.44)],60000),('1.02','Coalface Analytics Pty Ltd','Office',286.0,d(2024,2,1),d(2027,1,31),144430,27170,[(d(2026,2,1),149485.05)],36107.50)]),
('Level 2',[('2.01','NSW Regional Skills Office','Office',696.5,d(2020,1,1),d(2026,12,31),369145,66167.50,[(d(2026,1,1),382065.08)],None)]),
('Level 3',[('3.01','Merewether Radiology','Medical',330.2,d(2021,5,1),d(2031,4,30),191516,31369,[(d(2026,5,1),198219.06),(d(2027,5,1),205156.73)],47879),('3.02','Brightside Physio','Medical',148.3,d(2023,11,1),d(2026,10,31),77858,14088.50,[],19464.50),('3.03','Vacant','',218.0,None,None,None,None,[],None)]),
('Level 4',[('4.01','Tidal Engineering Consultants Pty Ltd','Office',512.0,d(2022,7,1),d(2027,6,30),271360,48640,[(d(2026,7,1),280857.60)],67840),('4.02','Knotts Insurance Brokers','Office',184.5,d(2025,1,1),d(2029,12,31),100552.50,17527.50,[(d(2026,1,1),104071.84),(d(2027,1,1),107714.35)],25000)]),
('Level 5',[('5.01','Vacant (under offer)','',402.0,None,None,None,None,[],None),('5.02','Carrington Wealth Partners','Office',294.5,d(2021,10,1),d(2026,9,30),166392.50,27977.50,[],41598.13)])]
hdr=[('Level',1),('Suite',1),('Lessee',1),('Use',1),('NLA (m²)',1),('Lease term',2),('Current rent',3),('Stepped rent – 1st',2),('Stepped rent – 2nd',2),('Security deposit held',1)]
sub={'Lease term':['Start','Expiry'],'Current rent':['Net rent p.a.','Outgoings $/m²','Rate $/m²'],'Stepped rent – 1st':['From','Net p.a.'],'Stepped rent – 2nd':['From','Net p.a.']}
j=2; box=Border(*[Side(style='thin',color='AAAAAA')]*4); fl=PatternFill('solid',fgColor='D9E2EF')
for h,n in hdr:
    ws.cell(6,j,h)
    if n==1: ws.merge_cells(start_row=6,end_row=7,start_column=j,end_column=j)
    else:
        ws.merge_cells(start_row=6,end_row=6,start_column=j,end_column=j+n-1)
        for q,s in enumerate(sub[h]): ws.cell(7,j+q,s)
    j+=n
last=j-1
for rr in (6,7):
    for c in range(2,last+1): x=ws.cell(rr,c); x.font=Font(bold=True); x.fill=fl; x.border=box; x.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center')
ws.row_dimensions[7].height=30; i=8; rows=[]; S=[0,0,0,0]; n=o=0; va=0
for lv,L in T:
    f=i
    for su,t,use,a,st,e,p,og,ss,dep in L:
        v=[None,su,t,use,a,st,e,p,(og/a if og else None),(p/a if p else None)]+[x for z in ss for x in z]
        v+= [None]*(14-len(v))+[dep]
        for q,x in enumerate(v):
            c=ws.cell(i,2+q,x); c.border=box
            if q in(5,6,10,12): c.number_format='d-mmm-yy'; c.alignment=Alignment(horizontal='center')
            if q in(7,8,11,13,14): c.number_format='#,##0.00'
            if q==9: c.number_format='#,##0.00'
            if q==4: c.number_format='#,##0.0'
        vac=t.startswith('Vacant'); n+=1
        row=dict(unit=su,section=lv,area=a,statusText='Vacant' if vac else 'Occupied',unitType=use)
        S[0]+=a
        if vac: va+=a
        else:
            o+=1; S[1]+=p; S[2]+=og; S[3]+=dep or 0
            row.update(tenantName=t,leaseStartDate=iso(st),leaseEndDate=iso(e),annualRent=float(p),deposit=dep,rentSteps=[dict(date=iso(x),amount=y,per='year') for x,y in ss])
        rows.append(row); i+=1
    ws.cell(f,2,lv); 
    if i-1>f: ws.merge_cells(start_row=f,end_row=i-1,start_column=2,end_column=2)
    ws.cell(f,2).alignment=Alignment(vertical='center'); ws.cell(f,2).font=Font(bold=True)
for q,x in {2:'Total',6:S[0],9:S[1],16:S[3]}.items(): c=ws.cell(i,q,x); c.font=Font(bold=True); c.number_format='#,##0.00' if q!=6 else '#,##0.0'; c.border=Border(top=Side(style='thin'),bottom=Side(style='double'))
for k,(a,b) in enumerate([('Tenancies',n),('Let',o),('Vacant',n-o),('Vacancy by area',va/S[0])],i+2):
    ws.cell(k,4,a); c=ws.cell(k,5,b)
    if a.startswith('Vacancy'): c.number_format='0.0%'
ws.cell(i+7,2,'Outgoings are estimates for FY26. NSW Regional Skills Office provides no security (government covenant).')
ws.column_dimensions['A'].width=2
for L,w in zip('BCDEFGHIJKLMNOP',[9,8,34,13,10,13,12,14,13,9,11,13,11,13,14]): ws.column_dimensions[L].width=w
fit(ws); wb.save(DOC+FN)
save(FN,dict(propertyName='77 Harbour Street',asOnDate='2025-11-01',units=n,occupied=o,vacant=n-o,rows=rows,printedTotals=dict(area=round(S[0],1),annualRent=round(S[1],2),deposit=round(S[3],2))),'OFFICE','Australian tenancy schedule, levels merged vertically, annual rents only, stepped rents in two column pairs',True)
