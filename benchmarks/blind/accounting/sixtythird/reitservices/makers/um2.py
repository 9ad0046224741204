# R&D / office campus suite mix by use, two buildings in sections (openpyxl)
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Border,Side,Alignment
from h import *
D=[('Building 100 - 2400 Larkmoor Drive (Lab/Office)',[('Wet Lab Suite',6,5,84250,71340,68.0,64.85),('Dry Lab / R&D',4,4,38610,38610,54.0,51.4),('Spec Lab (Graduate)',5,3,22475,13890,74.5,72.1),('Office',7,6,46180,40725,42.0,39.35)]),
('Building 200 - 2450 Larkmoor Drive (Office/Flex)',[('Office - Full Floor',3,3,78420,78420,41.5,38.9),('Office - Multi-Tenant',11,9,52365,43110,43.0,40.6),('Flex / Assembly',4,3,61940,49215,26.0,23.75),('Amenity / Cafe',1,1,4860,4860,30.0,28.0),('Below-Grade Storage',3,1,5125,1640,15.0,14.25)])]
K=["units","occupied","vacant","total_sf","sf","other:% of RSF","other:Leased RSF","other:Vacant RSF","pct_leased","market_sf","actual_sf","actual_total"]
H=['Space Type','Suites','Leased','Vacant','Total RSF','Avg RSF','% of RSF','Leased RSF','Vacant RSF','% Leased','Asking\n$/RSF/Yr','In-Place\n$/RSF/Yr','In-Place\nAnnual Rent']
K[-1]='other:In-Place Annual Rent'
name='Larkmoor Campus - Suite Mix.xlsx'
wb=Workbook();ws=wb.active;ws.title='Suite Mix';N=sum(x[3] for _,l in D for x in l)
ft=lambda **k:Font(name='Segoe UI',size=9,**k)
ws['B2']='LARKMOOR SCIENCE CAMPUS';ws['B2'].font=Font(name='Segoe UI',size=14,bold=True,color='6B3FA0');ws['B3']='Suite mix and rent summary as of 30-Sep-2025';ws['B3'].font=ft(italic=True)
thin=Side(style='thin',color='6B3FA0');hair=Side(style='hair')
for i,h in enumerate(H): 
    c=ws.cell(5,2+i,h);c.font=ft(bold=True);c.alignment=Alignment(wrap_text=True,horizontal='left' if i==0 else 'right',vertical='bottom');c.border=Border(top=thin,bottom=thin)
ws.row_dimensions[5].height=28
NF=[None,'0','0','0','#,##0','#,##0','0.0%','#,##0','#,##0;;"-"','0.0%','$#,##0.00','$#,##0.00','$#,##0']
rows=[];totals=[];r=6
def put(lab,u,l,sf,ls,ask,ip,rent,bold):
    global r
    v=[lab,u,l,u-l,sf,round(sf/u),sf/N,ls,sf-ls,ls/sf,ask,ip,rent]
    for i,x in enumerate(v):
        c=ws.cell(r,2+i,x);c.font=ft(bold=bold);c.border=Border(top=thin) if bold else Border(bottom=hair)
        if NF[i]: c.number_format=NF[i]
    o={k:x for k,x in zip(K,[u,l,u-l,sf,round(sf/u),round(sf/N*100,1),ls,sf-ls,round(ls/sf*100,1),round(ask,2),round(ip,2),rent])}
    if sf==ls: del o['other:Vacant RSF']
    r+=1;return o
AL=[]
for b,l in D:
    c=ws.cell(r,2,b);c.font=ft(bold=True,color='FFFFFF')
    for i in range(13): ws.cell(r,2+i).fill=PatternFill('solid',fgColor='6B3FA0')
    r+=1;S=[]
    for t,u,le,sf,ls,a,ip in l:
        rent=round(ls*ip);rows.append({"type":t,**put(t,u,le,sf,ls,a,ip,rent,False)});S.append((u,le,sf,ls,a*sf,rent))
    z=[sum(q) for q in zip(*S)];lab=b.split(' - ')[0]+' total';totals.append({"label":lab,**put(lab,z[0],z[1],z[2],z[3],z[4]/z[2],z[5]/z[3],z[5],True)});AL+=S;r+=1
z=[sum(q) for q in zip(*AL)];totals.append({"label":'Campus total',**put('Campus total',z[0],z[1],z[2],z[3],z[4]/z[2],z[5]/z[3],z[5],True)})
r+=1;c=ws.cell(r,2,'Asking and in-place rates are NNN. Total asking weighted by total RSF, in-place by leased RSF. RSF per BOMA 2017.');c.font=ft(italic=True,color='7F7F7F')
ws.column_dimensions['A'].width=2;ws.column_dimensions['B'].width=26
for x in 'CDEFGHIJKLMN': ws.column_dimensions[x].width=11.5
ws.column_dimensions['N'].width=14;ws.sheet_view.showGridLines=False;ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(f'{ROOT}/documents/{name}')
save(name,'UM',None,K,rows,totals,'lab/office campus suite mix by use, two buildings, RSF leased/vacant, asking and in-place per RSF, small',False)
