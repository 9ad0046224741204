from common import *
import openpyxl
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
rng=random.Random(65301)
# type, units, vacant, avg sf, passing avg (leased), asking
TW=[('Tower A - Al Narjis',[('Studio - S1',42,2,452.4,58250,64000),('Studio - S2 (Balcony)',28,0,498.1,61400,67500),('1 Bed - 1A',84,5,742.8,86900,96000),('1 Bed - 1B (Marina view)',42,1,771.3,94350,108000),('1 Bed + Study - 1C',21,0,866.0,101800,112000),('2 Bed - 2A',63,4,1184.6,132700,148000),('2 Bed - 2B + Maid',21,2,1326.5,148900,162000),('3 Bed - 3A + Maid',14,1,1788.2,196500,220000),('Podium Townhouse',6,1,2415.0,258000,285000),('Retail Unit (Ground)',5,1,1120.4,168200,180000)]),
('Tower B - Al Yasmin',[('Studio - S1',30,1,448.9,56900,63000),('1 Bed - 1A',90,3,738.2,85100,95000),('1 Bed - 1D (Corner)',30,0,812.7,93600,104000),('2 Bed - 2A',60,6,1179.9,129800,146000),('2 Bed - 2C (Duplex)',10,0,1502.0,167300,178000),('3 Bed - 3A + Maid',20,2,1794.5,192800,218000),('3 Bed - 3B + Maid (Corner)',10,3,1905.1,205400,232000),('Penthouse - 4 Bed',4,1,3860.0,425000,460000),('Staff Accommodation',3,3,310.0,0,0)])]
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Unit Schedule'; fn=lambda **k:Font(name='Calibri',size=10,**k)
ws['B2']='Al Noor Residences, Dubai Marina'; ws['B2'].font=Font(name='Calibri',size=16,bold=True,color='7F6000')
ws['B3']='Schedule of unit types, passing rent and vacancy  |  31 December 2025  |  AED, rents per annum, areas in sq ft (BUA)'; ws['B3'].font=fn(italic=True,color='595959')
gh=[('B',''),('C','Units'),('G','Area (sq ft)'),('I','Passing rent (AED p.a.)'),('L','Asking rent (AED p.a.)')]
for a,b,t in(('C5','F5','Units'),('G5','H5','Area (sq ft)'),('I5','K5','Passing rent (AED p.a.)'),('L5','M5','Asking rent (AED p.a.)')):
    ws.merge_cells(f'{a}:{b}'); ws[a]=t
H=['Unit type','Total','Let','Vacant','Occ. %','Average','Total','Avg per let unit','Total','Per sq ft','Per unit','All units']
K=['units','occupied','vacant','pct_occ','sf','total_sf','actual','actual_total','actual_sf','market','market_total']
NF=['0','0','0','0.0%','#,##0.0','#,##0.0','#,##0','#,##0','#,##0.00','#,##0','#,##0']
for j,h in enumerate(H): ws.cell(6,2+j,h)
for rr in(5,6):
    for cc in range(2,14):
        x=ws.cell(rr,cc); x.font=fn(bold=True,color='FFFFFF'); x.fill=PatternFill('solid',fgColor='7F6000'); x.alignment=Alignment(horizontal='center' if cc>2 else 'left',wrap_text=True,vertical='center')
r=7; rows=[];tot=[]
pct=lambda o,u: round(o/u,3)
def put(v,bold=False):
    d={}
    for j,(k,q,f) in enumerate(zip(K,v,NF)):
        if q is None: continue
        x=ws.cell(r,3+j,q); x.number_format=f; x.font=fn(bold=bold)
        d[k]=round(q*100,1) if k=='pct_occ' else q
    return d
def agg(L):
    u=sum(t[1] for t in L); o=sum(t[1]-t[2] for t in L); a=round(sum(round(t[1]*t[3],1) for t in L),1); at=sum((t[1]-t[2])*t[4] for t in L)
    osf=sum((t[1]-t[2])*t[3] for t in L); mt=sum(t[1]*t[5] for t in L)
    return [u,o,u-o,pct(o,u),round(a/u,1),a,round(at/o),at,round(at/osf,2),None,mt]
for nm,L in TW:
    ws.cell(r,2,nm).font=fn(bold=True)
    for cc in range(2,14): ws.cell(r,cc).fill=PatternFill('solid',fgColor='FFF2CC')
    r+=1
    for t in L:
        o=t[1]-t[2]; ws.cell(r,2,t[0]).font=fn(); ws.cell(r,2).alignment=Alignment(indent=1)
        z=t[5]==0
        v=[t[1],o,t[2],pct(o,t[1]),t[3],round(t[1]*t[3],1),None if z else t[4],None if z else o*t[4],None if z else round(t[4]/t[3],2),None if z else t[5],None if z else t[1]*t[5]]
        rows.append(dict(type=t[0],**put(v))); r+=1
    lab='Total '+nm.split(' - ')[0]; ws.cell(r,2,lab).font=fn(bold=True)
    for cc in range(2,14): ws.cell(r,cc).border=Border(top=Side(style='thin'))
    tot.append(dict(label=lab,**put(agg(L),True))); r+=2
ws.cell(r,2,'Grand total').font=fn(bold=True); tot.append(dict(label='Grand total',**put(agg(TW[0][1]+TW[1][1]),True)))
for cc in range(2,14): ws.cell(r,cc).border=Border(top=Side(style='medium'),bottom=Side(style='double'))
r+=2
for s in ['Per sq ft is passing rent over the area of let units. Staff accommodation is not for letting and bears no rent.','Ejari-registered leases only; 6 leases under renewal are shown at the expiring rent.']:
    ws.cell(r,2,s).font=Font(name='Calibri',size=8,italic=True); r+=1
for l,w in zip('ABCDEFGHIJKLM',[2,30,8,8,8,9,11,13,15,15,11,13,15]): ws.column_dimensions[l].width=w
ws.sheet_view.showGridLines=False; ws.page_setup.orientation='landscape'; ws.page_setup.paperSize=9; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
w2=wb.create_sheet('Leasing KPIs')
for x in [('Leasing KPIs - Q4 2025',),('New leases signed',31),('Renewals',88),('Renewal uplift',0.061),('Average days to re-let',24),('Cheques (avg. per lease)',2.7)]: w2.append(x)
w2['B4'].number_format='0.0%'; w2.column_dimensions['A'].width=28
wb.save(DOC+'um_al_noor_residences.xlsx')
save('um_al_noor_residences.xlsx','UM',K,rows,tot,'Gulf residential towers, two sections, grouped header, rents per annum AED, second KPI sheet',False)
print(tot)
