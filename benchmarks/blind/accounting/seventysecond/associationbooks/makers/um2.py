# Marina slip mix with published rates, xlsx (openpyxl), two-tier header, sections
from common import *
import openpyxl
from openpyxl.styles import *
S=[("WET SLIPS - FIXED DOCKS (A, B)",[("24' finger",10,24,22,2160,1530,48),("28' finger",11.5,30,29,2520,1785,56),("32' finger",12.5,26,26,3040,2160,64),("36' finger",13.5,18,16,3600,2550,72)]),
("WET SLIPS - FLOATING DOCKS (C, D, E)",[("30' double",11,40,37,3150,2235,66),("35' double",12.5,44,44,3850,2730,77),("40' single",15,22,21,5000,3540,96),("45' single",16,14,12,5850,4145,108),("50' single",17.5,10,10,6750,4780,125),("60' T-head",22,4,3,9000,6375,165)]),
("COVERED",[("28' covered",11.5,12,12,3640,None,None),("40' covered",14.5,8,8,6200,None,None)]),
("MOORINGS",[("Mooring ball, to 30'",None,18,11,1350,950,35),("Mooring ball, to 40'",None,10,6,1700,1200,45)]),
("DRY STORAGE",[("Rack, to 22'",8.5,64,58,2280,1620,None),("Rack, to 26'",9,32,32,2760,1955,None),("Trailer lot, gravel",None,45,31,780,None,None),("PWC lift",None,9,7,1100,780,25)])]
wb=openpyxl.Workbook();ws0=wb.active;ws0.title="Cover";ws0["B2"]="Kestrel Point Marina - Budget Book FY2026";ws0["B2"].font=Font(bold=True,size=16);ws0["B4"]="Tab 1  Slip Mix";ws0["B5"]="Tab 2  (removed)"
ws=wb.create_sheet("Slip Mix");ws.sheet_view.showGridLines=False;f=lambda **k:Font(name='Verdana',size=9,**k)
ws["B2"]="Kestrel Point Marina";ws["B2"].font=Font(name='Verdana',size=13,bold=True);ws["B3"]="Slip & storage mix, count at 10/31/2025, rates adopted for 2026 season";ws["B3"].font=f(color='666666')
top=[("E5:H5","Inventory"),("I5:K5","2026 Rates"),("L5:M5","Annual Dockage")]
fill=PatternFill('solid',fgColor='204E4A');al=Alignment(horizontal='center',vertical='center',wrap_text=True)
for rg,t in top:
    ws.merge_cells(rg);c=ws[rg.split(':')[0]];c.value=t
for i,h in enumerate(["Slip / Space Type","Max Beam (ft)",None,"Total","Leased","Open","% Leased","Annual","Seasonal (May-Oct)","Transient / Night","Leased","At Full Occupancy"]):
    ws.cell(6,2+i,h)
for r in(5,6):
    for c in range(2,14): x=ws.cell(r,c);x.fill=fill;x.font=f(bold=True,color='FFFFFF');x.alignment=al
ws.row_dimensions[6].height=36
keys=["other:Max Beam (ft)","units","occupied","vacant","pct_leased","other:2026 Rates Annual","other:2026 Rates Seasonal (May-Oct)","other:2026 Rates Transient / Night","other:Annual Dockage Leased","other:Annual Dockage At Full Occupancy"]
cols=[3,5,6,7,8,9,10,11,12,13];fm=['0.0','#,##0','#,##0','#,##0','0.0%']+['$#,##0']*5
def put(r,lab,v,b=False,fl=None):
    ws.cell(r,2,lab)
    for c,x,n in zip(cols,v,fm):
        y=ws.cell(r,c,x/100 if c==8 and x is not None else x);y.number_format=n
    for c in range(2,14):
        y=ws.cell(r,c);y.font=f(bold=b);
        if b: y.border=Border(top=Side(style='thin'))
        if fl: y.fill=PatternFill('solid',fgColor=fl)
r=7;rows=[];tot=[];G=[0]*4
for sec,L in S:
    ws.cell(r,2,sec).font=f(bold=True,color='204E4A');r+=1;T=[0]*4
    for t,bm,u,o,a,se,tr in L:
        v=[bm,u,o,u-o,round(o/u*100,1),a,se,tr,a*o,a*u];put(r,t,v);ws.cell(r,2).alignment=Alignment(indent=1);r+=1
        rows.append({"type":t,**dict(zip(keys,v))})
        for i,x in enumerate((u,o,a*o,a*u)):T[i]+=x;G[i]+=x
    v=[None,T[0],T[1],T[0]-T[1],round(T[1]/T[0]*100,1),None,None,None,T[2],T[3]];lab="Total "+sec.split(' (')[0].title();put(r,lab,v,True);tot.append({"label":lab,**dict(zip(keys,v))});r+=2
v=[None,G[0],G[1],G[0]-G[1],round(G[1]/G[0]*100,1),None,None,None,G[2],G[3]];put(r,"TOTAL MARINA",v,True,'DCE9E7');tot.append({"label":"TOTAL MARINA",**dict(zip(keys,v))})
ws.cell(r+2,2,"Waitlist: 35' double (11 names), 28' covered (6), Rack to 26' (4). Electric metered separately. Covered slips are annual only.").font=f(italic=True)
for c,w in zip("ABCDEFGHIJKLM",[2,30,9,1.5,8,8,8,9.5,11,12,11,13,14]): ws.column_dimensions[c].width=w
ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.active=1;name="KestrelPoint_BudgetBook_SlipMix.xlsx";wb.save(doc(name));print(len(rows),G)
save(name,"UM","Marina slip and storage mix by section, two-tier header, spacer column, cover sheet, annual/seasonal/transient rates",True,keys,rows,tot)
