# Marina slip-holder aging by dock, hand-made workbook (openpyxl); planted: one slip holder's row dropped on Dock B
from common import *
import openpyxl, datetime as dt
from openpyxl.styles import *
W=None
D={"DOCK A - Power, 30/50 amp":[("A-02","Rasmussen, Lars","Second Wind",34,W,W,W,W,-412.5,""),("A-04","Beaudry, Michel","Pêche Mignonne",38,2204,W,W,W,0,"Pays w/ fall haul-out"),("A-07","Cobalt Charters Inc.","Reel Therapy",46,1610,1610,1610,875,0,"Lien letter sent 8/4"),("A-08","Whitcomb, Gerald","Lady Ruth",42,W,735,W,W,0,""),("A-11","Ostrowski, Jan & Beth","No Wake Zone",32,560,W,W,W,0,""),("A-12","Trent, Melody","Tax Sea-vings",36,630,630,W,W,0,"Card declined 2x"),("A-15","Fenwick Bay Yacht Sales","Broker slip",50,1750,1750,W,W,0,""),("A-16","Dube, Antoine","Gaspé Girl",40,700,W,W,35,0,"old pump-out fee disputed")],
"DOCK B - Sail":[("B-01","Hollis, Cynthia","Meridian",29,507.5,W,W,W,0,""),("B-03","Kerrigan, Owen","Saoirse",31,542.5,542.5,542.5,1627.5,0,"ABANDONED? - lien filed w/ clerk 9/2"),("B-06","Adeyemi, Tunde","Blue Horizon",35,W,612.5,W,W,0,""),("B-09","Prescott, Wm. & Fay","Windfall",33,577.5,W,W,W,0,""),("B-10","Lindgren, Astrid","Freja",30,525,525,262.5,W,0,"Payment plan $250/mo"),("B-13","Mazur, Eddie","Knot Working",28,490,W,W,W,0,""),("B-14","Harbor Youth Sailing","(2) J/22",22,W,W,385,W,0,"grant pending")],
"DOCK C - Transient / seasonal under 26 ft":[("C-01","Pruitt, Dale","Lil Skipper",19,285,W,W,W,0,""),("C-02","Nguyen, Vinh","Catch 22",22,330,330,W,W,0,""),("C-05","Sorrell, Kim","",24,360,W,W,W,-360,"paid ahead - Oct"),("C-08","Abernathy, Scott","Aquaholic",21,W,W,W,189,0,"winter storage bal."),("C-09","Bouchard, Lise","Tadpole",18,270,W,W,W,0,""),("C-12","Yates, Roland","Fish N Chips",25,375,375,375,750,0,"Key fob OFF"),("C-14","Gilchrist, Hugh","Puffin",20,300,W,W,W,0,"")],
"MOORINGS & DRY STACK":[("M-03","Delgado, Ines","Marisol",27,195,195,W,W,0,""),("M-05","Thornquist, Per","Odin",31,195,W,W,W,0,""),("M-06","Carver, Jill","Salt & Pepper",26,195,195,195,195,0,"Lien letter sent 9/10"),("DS-11","Bishop, Randy","Bow Movement",23,W,412,W,W,0,""),("DS-14","Ingram, Tess","",21,412,W,W,W,0,""),("DS-20","Vachon Marine Repair","work boat",24,412,412,412,W,0,"offset vs invoices?")]}
DROP="B-09"
K=["current","b1_30","b31_60","b61_90"]  # days past due
H=["Slip","Slip Holder","Vessel","LOA (ft)","Not yet due","1-30","31-60","61-90","90+","Credits on Acct","Total Owed","Remarks"]
wb=openpyxl.Workbook();ws=wb.active;ws.title="Sept 2025";F=lambda **k:Font(name='Calibri',size=10,**k)
ws["A1"]="PORT ESPERANCE MARINA & BOAT CLUB";ws["A1"].font=Font(name='Calibri',size=14,bold=True,color='1F3864');ws["A2"]="Who owes what - slip holders as of Sept 30, 2025   (late fee 1.5%/mo after 30 days already in balances)";ws["A2"].font=F(italic=True)
ws["E4"]="------ days past due ------";ws.merge_cells("F4:I4");ws["E4"]=None;ws["F4"]="Days past due";ws["F4"].alignment=Alignment(horizontal='center');ws["F4"].font=F(bold=True);ws["F4"].fill=PatternFill('solid',fgColor='D9E2F3')
for i,h in enumerate(H,1):
    c=ws.cell(5,i,h);c.font=F(bold=True);c.fill=PatternFill('solid',fgColor='D9E2F3');c.border=Border(bottom=Side(style='medium'));c.alignment=Alignment(horizontal='center' if i>3 else 'left',wrap_text=True)
keys=["current","b1_30","b31_60","b61_90","b90","other:Credits on Acct","total"]
nf='"$"#,##0.00;[Red]-"$"#,##0.00;"-"'
# 90+ bucket: what sits in 61-90 of the two worst goes on
old={"A-07":420,"B-03":2170,"C-12":1125,"M-06":390,"C-08":63}
r=6;rows=[];tot=[];G=[0]*7;n=0
def wr(r,vals,b=False,top=False):
    for i,v in enumerate(vals):
        c=ws.cell(r,5+i,v);c.number_format=nf;c.font=F(bold=b)
        if top:c.border=Border(top=Side(style='thin'))
for sec,L in D.items():
    ws.cell(r,1,sec).font=F(bold=True,color='1F3864');r+=1;S=[0]*7
    for u,nm,ves,loa,a,b,c_,d_,cr,rem in L:
        v=[a,b,c_,d_,old.get(u),cr or None];v.append(round(sum(x or 0 for x in v),2))
        for i,x in enumerate(v): S[i]+=x or 0;G[i]+=x or 0
        if u==DROP: continue
        for i,x in enumerate([u,nm,ves or None,loa],1): ws.cell(r,i,x).font=F()
        ws.cell(r,4).alignment=Alignment(horizontal='center')
        wr(r,v);ws.cell(r,12,rem or None).font=F(italic=True,color="7F7F7F");ws.cell(r,12).alignment=Alignment(indent=1)
        rows.append({"unit":u,"name":nm,"other:LOA (ft)":loa,**{k:x for k,x in zip(keys,v) if x}});r+=1
    lab="Subtotal "+sec.split(' - ')[0].title();ws.cell(r,2,lab).font=F(bold=True);wr(r,S,True,True);tot.append({"label":lab,**{k:x for k,x in zip(keys,S) if x}});r+=2
ws.cell(r,2,"TOTAL ALL DOCKS").font=F(bold=True);wr(r,G,True,True)
for c in range(2,12): ws.cell(r,c).border=Border(top=Side(style='thin'),bottom=Side(style='double'))
tot.append({"label":"TOTAL ALL DOCKS",**dict(zip(keys,G))})
ws.cell(r+2,1,"No launch / haul-out for anyone over 60 days per Board 5/14/25.  - Dottie").font=F(italic=True)
for c,w in zip("ABCDEFGHIJKL",[8,25,18,7,12,12,12,12,12,12,13,34]): ws.column_dimensions[c].width=w
ws.freeze_panes="C6";ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
ws2=wb.create_sheet("Rates");[ws2.append(x) for x in [["2025 seasonal dockage"],["Dock A / B","$17.50 per ft per month"],["Dock C","$15.00 per ft per month"],["Mooring","$195 per month"],["Dry stack","$412 per month"]]]
name="Slip aging Sept 2025.xlsx";wb.save(doc(name));print(len(rows),G)
save(name,"AR","Marina slip holders by dock, hand-made workbook, grouped header, credits column, remarks",False,["other:LOA (ft)"]+keys,rows,tot,{"what":"row of slip B-09 (Prescott, Wm. & Fay, Windfall, 577.50 not yet due) is missing; Dock B subtotal and grand total still include it","kind":"row_dropped"})
