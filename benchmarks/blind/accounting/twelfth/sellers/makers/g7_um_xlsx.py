# two unit mixes as XLSX: broker's by-the-bed mix; seller's four small buildings (PLANTED wrong subtotal)
from tru import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
# ---- 1 student broker
D=[("S1","Studio",0,1,18,402,17,1295),("A1 Flat","1x1",1,1,24,588,24,1340),("B1 Flat","2x1",2,1,16,790,30,985),("B2 Flat","2x2",2,2,48,905,92,1040),("B2-TH Townhome","2x2.5",2,2.5,12,1114,23,1095),("C1 Flat","3x2",3,2,20,1186,55,905),("C3 Flat","3x3",3,3,32,1274,91,939),("D2 Flat","4x2",4,2,28,1372,101,829),("D4 Flat","4x4",4,4,60,1461,228,875),("D4-TH Townhome","4x4.5",4,4.5,14,1688,56,918),("E5 Cottage","5x5",5,5,8,2045,37,849)]
wb=Workbook(); ws=wb.active; ws.title="Unit Mix"; N="Vireo_on_Third_unit_mix_by_bed.xlsx"
g=lambda **k:Font(name='Georgia',size=10,**k)
ws["B2"]="VIREO ON THIRD"; ws["B2"].font=Font(name='Georgia',size=16,bold=True,color='7A1F2B')
ws["B3"]="Unit & Bed Mix  |  Fall 2025 lease-up as of 8/18/2025"; ws["B3"].font=g(italic=True)
bd=PatternFill('solid',fgColor='7A1F2B'); W=g(bold=True,color='FFFFFF')
ws.merge_cells("F5:H5"); ws.merge_cells("J5:K5"); ws.merge_cells("M5:O5")
for a,s in (("F5","UNITS"),("J5","AREA (SF)"),("M5","BEDS")): ws[a]=s
for a,s in (("Q5","INSTALLMENTS"),): ws.merge_cells("Q5:R5"); ws[a]=s
hd={2:"Floor Plan",3:"Bed",4:"Bath",6:"# Units",7:"% of Units",8:None,10:"Per Unit",11:"Total",13:"Total Beds",14:"Leased",15:"% Leased",17:"Rate per Bed",18:"Monthly at 100%"}
ws.unmerge_cells("F5:H5"); ws.merge_cells("F5:G5")
for col in range(2,19):
    for rr in (5,6): 
        c=ws.cell(rr,col); c.fill=bd; c.font=W; c.alignment=Alignment(horizontal='center',wrap_text=True)
    if hd.get(col): ws.cell(6,col,hd[col])
M=["units","pct_units","sf","total_sf","other:BEDS Total Beds","other:BEDS Leased","pct_leased","other:INSTALLMENTS Rate per Bed","other:INSTALLMENTS Monthly at 100%"]
C=[6,7,10,11,13,14,15,17,18]; FM=['0','0.0%','#,##0','#,##0','0','0','0.0%','$#,##0','$#,##0']
U=sum(d[4] for d in D); rows=[]; r=7
def put_(r,x,f):
    for m,c,fm in zip(M,C,FM):
        if m in x: k=ws.cell(r,c,x[m]); k.number_format=fm; k.font=f; k.alignment=Alignment(horizontal='right' if c>9 else 'center')
for n,bb,be,ba,u,sf,ls,rt in D:
    beds=u*max(be,1); x=dict(zip(M,[u,round(u/U,3),sf,u*sf,beds,ls,round(ls/beds,3),rt,rt*beds]))
    rows.append(dict(type=n,beds=be,baths=ba,**x))
    ws.cell(r,2,n).font=g(); ws.cell(r,3,be).font=g(); ws.cell(r,4,ba).font=g()
    for c in (3,4): ws.cell(r,c).alignment=Alignment(horizontal='center'); ws.cell(r,c).number_format='General'
    put_(r,x,g()); r+=1
s=lambda m:sum(x[m] for x in rows)
tb,tl,tm=s(M[4]),s(M[5]),s(M[8])
T={M[0]:U,M[1]:1.0,M[2]:round(s("total_sf")/U),M[3]:s("total_sf"),M[4]:tb,M[5]:tl,M[6]:round(tl/tb,3),M[7]:round(tm/tb),M[8]:tm}
ws.cell(r,2,"Total / Weighted Avg.").font=g(bold=True); put_(r,T,g(bold=True))
for c in range(2,19): ws.cell(r,c).border=Border(top=Side(style='medium'),bottom=Side(style='medium'))
ws.cell(r+2,2,"Studio counted as one bed. Rates are base installments, furnished; parking $65 and utilities cap not included.").font=g(italic=True)
ws.cell(r+3,2,"Information from sources deemed reliable; buyer to verify.").font=g(italic=True)
ws.column_dimensions["A"].width=2; ws.column_dimensions["B"].width=22
for c in "EHILP": ws.column_dimensions[c].width=1.5
for c in "JKMNO": ws.column_dimensions[c].width=10
ws.column_dimensions["Q"].width=12; ws.column_dimensions["R"].width=16; ws.column_dimensions["F"].width=9; ws.column_dimensions["G"].width=11
ws.row_dimensions[6].height=28; ws.page_setup.orientation="landscape"; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; wb.save(doc(N)); put(N,"UM",M,rows,[dict(label="Total / Weighted Avg.",**T)])
# ---- 2 seller
P=[("1147 Delmar (12-plex)",[("1 BR small",1,1,4,4,560,765),("1 BR large",1,1,4,3,640,810),("2 BR",2,1,4,4,815,925)]),
("Maple Court",[("Studio",0,1,6,5,410,640),("1 BR",1,1,14,13,605,779.5),("1 BR w/ den",1,1,4,4,690,850),("2 BR",2,1.5,10,9,860,968.75)]),
("Garfield Arms",[("Eff. basement",0,1,2,1,350,495),("1 BR",1,1,8,8,580,745),("2 BR unrenov.",2,1,6,6,800,869),("2 BR renov. '23",2,1,6,5,800,1045),("3 BR",3,2,2,2,1120,1275)]),
("Tuck St duplexes",[("2 BR side",2,1,5,5,900,1010),("3 BR side",3,1.5,5,4,1080,1190)])]
wb=Workbook(); ws=wb.active; ws.title="units"; N="seller units for Dale.xlsx".replace(" ","_")
f=lambda **k:Font(name='Calibri',size=11,**k)
ws["A1"]="My buildings - what's there and what they pay (Oct 2025)"; ws["A1"].font=f(bold=True)
H=["Building","Kind","BR","BA","How\nmany","Rented","Empty","Sq ft\neach","Rent each\n(avg)","Rent / mo\nall units","Rent / yr\nall units"]
for j,h in enumerate(H,1):
    c=ws.cell(3,j,h); c.font=f(bold=True); c.alignment=Alignment(wrap_text=True,horizontal='center'); c.border=Border(bottom=Side(style='thin'))
M=["units","occupied","vacant","sf","actual","actual_total","annual"]; FM=['0','0','0','#,##0','#,##0.00','#,##0.00','#,##0']
r=4; rows=[];tots=[]; pl=None
def w(r,x,fo):
    for j,(m,fm) in enumerate(zip(M,FM),5):
        if m in x: c=ws.cell(r,j,x[m]); c.number_format=fm; c.font=fo
for p,l in P:
    pr=[]
    for i,(k,be,ba,u,o,sf,rt) in enumerate(l):
        x=dict(zip(M,[u,o,u-o,sf,float(rt),float(rt*u),rt*u*12])); ws.cell(r,1,p if i==0 else None).font=f(bold=True)
        ws.cell(r,2,k); ws.cell(r,3,be); ws.cell(r,4,ba); w(r,x,f()); r+=1; pr.append(dict(type=k,beds=be,baths=ba,**x))
    rows+=pr; t={m:sum(x[m] for x in pr) for m in M if m not in("sf","actual")}
    if p=="Garfield Arms":
        good=t["actual_total"]; t["actual_total"]=good+900
        pl=dict(what=f"'Garfield Arms total': Rent / mo printed {good+900:,.2f}, the rows sum to {good:,.2f} (Rent / yr and All buildings are right)",kind="total")
    lab=p+" total"; ws.cell(r,2,lab).font=f(italic=True,bold=True); w(r,t,f(bold=True))
    for j in range(2,12): ws.cell(r,j).border=Border(top=Side(style='hair')); ws.cell(r,j).fill=PatternFill('solid',fgColor='F2F2F2')
    tots.append(dict(label=lab,**t)); r+=2
t={m:sum(x[m] for x in rows) for m in M if m not in("sf","actual")}
ws.cell(r,1,"All buildings").font=f(bold=True); w(r,t,f(bold=True)); tots.append(dict(label="All buildings",**t))
for j in range(1,12): ws.cell(r,j).border=Border(top=Side(style='thin'),bottom=Side(style='double'))
ws.cell(r+2,1,"Rents counted as if every unit is rented. Tenants pay electric except Garfield (one meter). Call me - Verne").font=f(italic=True)
for c,wd in zip("ABCDEFGHIJK",(22,28,5,5,7,8,7,8,11,13,13)): ws.column_dimensions[c].width=wd
ws.row_dimensions[3].height=31; ws.page_setup.orientation="landscape"; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; wb.save(doc(N)); put(N,"UM",M,rows,tots,pl); print(pl)
