# UK build-to-rent unit mix, xlsx, two blocks
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
B=[('Canal House (Block A)',[('Studio',24,398,22,985,961.4),('1B1P',18,452,18,1095,1068.25),('1B2P',46,538,43,1225,1194.1),('1B2P Premium (L10+)',12,551,11,1340,1318.6),('2B3P',28,661,27,1495,1452.8),('2B4P',22,748,21,1625,1588.35),('3B5P Duplex',4,1012,3,2250,2195)]),
('Loom House (Block B)',[('Studio',16,405,15,975,948.7),('1B2P',38,529,38,1215,1181.9),('2B3P',30,655,28,1480,1439.5),('2B4P',34,742,31,1610,1561.25),('3B5P',10,918,10,1985,1934.4)]),
('Discounted market rent (DMR 80%)',[('1B2P DMR',11,527,11,972,951.6),('2B3P DMR',8,654,7,1184,1160.3)]),
('Townhouses – Spinner Row',[('3B6P Townhouse',6,1184,5,2575,2510),('4B7P Townhouse',2,1396,0,2950,None)])]
H=['Unit type','No. units','Avg NIA\nsq ft','Total NIA\nsq ft','ERV\n£ pcm / unit','ERV total\n£ pcm','ERV\n£ psf pa','Occupied','Vacant','Occ %','Avg passing rent\n£ pcm / unit','Passing total\n£ pcm']
K=['units','sf','total_sf','market','market_total','market_sf','occupied','vacant','pct_occ','actual','actual_total']
wb=Workbook(); ws=wb.active; ws.title='Unit mix'
c=lambda r,k,v,**f: (ws.cell(r,k,v), setattr(ws.cell(r,k),'font',Font(name='Gill Sans MT',size=f.get('size',10),bold=f.get('bold',False),color=f.get('color','000000'))))
c(2,2,'ANCOATS SPINNING WHARF, MANCHESTER M4',bold=True,size=14,color='7A2E1D'); c(3,2,'Residential unit mix and rents – 30 September 2025')
r=5
fill=PatternFill('solid',fgColor='F3E3DA'); thin=Side(style='thin',color='7A2E1D')
for j,h in enumerate(H,2):
    c(r,j,h,bold=True); x=ws.cell(r,j); x.fill=fill; x.alignment=Alignment(wrap_text=True,horizontal='left' if j==2 else 'right',vertical='bottom'); x.border=Border(bottom=thin,top=thin)
ws.row_dimensions[r].height=42
FM=['0','#,##0','#,##0','£#,##0.00','£#,##0.00','£0.00','0','0;-0;0','0.0%','£#,##0.00','£#,##0.00']
def calc(L):
    n=sum(t[1] for t in L); o=sum(t[3] for t in L); sf=sum(t[1]*t[2] for t in L); mt=r2(sum(t[1]*t[4] for t in L)); at=r2(sum(t[3]*(t[5] or 0) for t in L))
    return [n,round(sf/n),sf,r2(mt/n),mt,r2(mt*12/sf),o,n-o,round(o/n,3),r2(at/o) if o else None,at if o else None]
def put(label,v,bold=False):
    global r
    c(r,2,label,bold=bold)
    for j,(x,f) in enumerate(zip(v,FM),3):
        if x is None: x=None
        c(r,j,x,bold=bold); ws.cell(r,j).number_format=f
        if bold: ws.cell(r,j).border=Border(top=thin)
    if bold: ws.cell(r,2).border=Border(top=thin)
    d=dict(zip(K,v)); d['pct_occ']=round(v[8]*100,1); r+=1
    return d
r=6;TR=[];TT=[]
for b,L in B:
    c(r,2,b,bold=True,color='7A2E1D'); r+=1
    for t in L: TR.append(dict(type=t[0],**put(t[0],calc([t]))))
    TT.append(dict(label='Sub-total',**put('Sub-total',calc(L),True))); r+=1
TT.append(dict(label='Scheme total',**put('Scheme total',calc([t for _,L in B for t in L]),True)))
for j in range(2,14): ws.cell(r-1,j).fill=fill
c(r+1,2,'Notes',bold=True,size=9); c(r+2,2,'ERV per unit from the Q3 pricing review; passing rent is net of concessions spread over the term, average over occupied homes only.',size=9); c(r+3,2,'Excludes 64 undercroft parking spaces (£110 pcm) and the ground-floor commercial units.',size=9)
ws.column_dimensions['A'].width=2; ws.column_dimensions['B'].width=30
for k in 'CDEFGHIJKLM': ws.column_dimensions[k].width=13.5
ws.sheet_view.showGridLines=False; ws.page_setup.orientation='landscape'; ws.page_setup.paperSize=9; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0
name='Ancoats_BTR_unit_mix_Q3-25.xlsx'; wb.save(doc(name))
save(name,'UM',K,TR,TT,'UK BTR unit mix workbook by block with sub-totals',False)
