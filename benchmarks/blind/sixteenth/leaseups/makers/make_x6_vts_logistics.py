"""X6: VTS-like logistics park export, group rows per building, LOI rows. PLANTED: the portfolio total of Monthly Rent is wrong."""
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment
D=dt.date; R=random.Random(166); FN='vts_rent_roll_export_Tamarack_Gateway.xlsx'
wb=Workbook(); ws=wb.active; ws.title='Rent Roll'; ws.append(['Tamarack Gateway Logistics Center']); ws.append(['As of:',D(2025,11,30)]); ws.append(['Filters:','All buildings, executed leases and LOIs; rent totals count In Place leases only']); ws.append([])
ws['A1'].font=Font(bold=True,size=14); ws['B2'].number_format='mm/dd/yyyy'; ws['B2'].alignment=Alignment(horizontal='left')
H=['Space Name','Tenant','Space Type','Deal Status','Rentable SF','Dock Doors','Commencement Date','Expiration Date','Months Remaining','Rate ($/SF/Yr)','Monthly Rent','Monthly OpEx','Gross Monthly','Next Step Date','Next Step Monthly','Abatement Ends']
ws.append(H)
for c in ws[5]: c.font=Font(bold=True); c.fill=PatternFill('solid',fgColor='E8EEF7'); c.alignment=Alignment(wrap_text=True)
B=[('Building 1 - 2200 Gateway Pkwy',[('1-100','Copperline Tire Distribution','Bulk',212400,D(2024,3,1),87,6.35),('1-200','Hearthstone Furniture Direct LLC','Bulk',148600,D(2025,6,1),64,6.75),('1-300',None,'Bulk',87200,None,0,0)]),
('Building 2 - 2260 Gateway Pkwy',[('2-A','Prairie Ridge Foodservice','Cold / Dry',96500,D(2023,10,1),120,9.1),('2-B','Volta Lift Trucks, Inc.','Mid-bay',48200,D(2025,2,1),60,7.4),('2-C','Volta Lift Trucks, Inc.','Mid-bay',24100,D(2025,10,1),52,7.65),('2-D','Greenway Seed & Turf Supply','Mid-bay',31650,D(2024,8,1),62,7.2),('2-E',None,'Mid-bay',24300,None,0,0)]),
('Building 3 - 2305 Tamarack Ct',[('3-10','Ashgrove Cabinetry LLC','Small-bay',14800,D(2025,5,1),36,9.85),('3-20','Bluewater Pool Supply Co.','Small-bay',11200,D(2025,3,1),38,9.95),('3-30','Midway Stone & Tile','Small-bay',18650,D(2026,1,15),60,9.75),('3-40',None,'Small-bay',12400,None,0,0),('3-50','LOI - Fieldhouse Athletics','Small-bay',22500,D(2026,4,1),84,9.5),('3-60','Quickcrate Moving Pods','Small-bay',12400,D(2024,12,1),24,10.1)]),
('Trailer & Storage Yards',[('Y-1','Copperline Tire Distribution','IOS Yard',None,D(2024,3,1),87,None),('Y-2',None,'IOS Yard',None,None,0,None)])]
rows=[]; G=dict(a=0,m=0.0,o=0.0,g=0.0); fm=('mm/dd/yyyy','#,##0.00')
def put(v):
    ws.append(v); r=ws.max_row
    for j in(7,8,14,16): ws.cell(r,j).number_format=fm[0]
    for j in(10,11,12,13,15): ws.cell(r,j).number_format=fm[1]
    ws.cell(r,5).number_format='#,##0'
for bl,L in B:
    put([bl]); 
    for c in ws[ws.max_row]: c.font=Font(bold=True,italic=True)
    g=dict(a=0,m=0.0,o=0.0,g=0.0)
    for u,t,ty,a,s,term,psf in L:
        x=dict(unit=u,unitType=ty,area=a,section=bl)
        if not t: st='Vacant'; x['statusText']=st; put([u,None,ty,st,a,(a or 0)//9000 or None])
        else:
            loi=t.startswith('LOI'); e=endlease(s,term); fut=s>D(2025,11,30); st='LOI' if loi else 'Executed - Future' if fut else 'In Place'
            m=round(a*psf/12,2) if a else 6800.0; o=round(a*1.92/12,2) if a else 350.0
            d=addm(s,12)
            while d<=D(2025,11,30): d=addm(d,12)
            step=round(m*1.035,2); ab=endlease(s,3) if s>=D(2025,10,1) and not loi else None
            mr=(e.year-2025)*12+e.month-11
            name=t.replace('LOI - ','')
            x.update(tenantName=name,statusText=st,leaseStartDate=s,leaseEndDate=e,contractRent=m,charges=[dict(code='Monthly Rent',amount=m),dict(code='Monthly OpEx',amount=o)],totalCharges=round(m+o,2),rentSteps=[dict(date=d,amount=step)] if d<e else [])
            if loi: x['rentSteps']=[]
            put([u,name,ty,st,a,(a or 0)//9000 or None,s,e,mr,psf,m,o,round(m+o,2),d if x['rentSteps'] else None,step if x['rentSteps'] else None,ab])
            if st=='In Place': g['m']+=m; g['o']+=o; g['g']+=round(m+o,2)
        g['a']+=a or 0; rows.append(x)
    put([None,'Building total',None,None,g['a'] or None,None,None,None,None,None,round(g['m'],2),round(g['o'],2),round(g['g'],2)]); 
    for c in ws[ws.max_row]: c.font=Font(bold=True)
    for k in G: G[k]+=g[k]
true=round(G['m'],2); wrong=round(true+9000,2)
put([None,'Portfolio total',None,None,G['a'],None,None,None,None,None,wrong,round(G['o'],2),round(G['g'],2)])
for c in ws[ws.max_row]: c.font=Font(bold=True); c.fill=PatternFill('solid',fgColor='E8EEF7')
for c,w in zip('ABCDEFGHIJKLMNOP',(32,34,12,17,11,8,14,14,11,10,13,13,14,14,13,14)): ws.column_dimensions[c].width=w
ws.auto_filter.ref=f'A5:P{ws.max_row}'; ws.freeze_panes='C6'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc(FN))
save(FN,'INDUSTRIAL','VTS-like logistics export with building group rows and in-place totals, LOI and future rows',True,rows,'Tamarack Gateway Logistics Center',D(2025,11,30),16,None,4,planted={"what":f"the portfolio total of Monthly Rent is printed as {wrong:.2f}; the in-place rows and the building totals add up to {true:.2f}","kind":"total_wrong"},sheet=None,checks=[['contractRent',true,{'statusText':'In Place'}],['area',G['a'],None]])
