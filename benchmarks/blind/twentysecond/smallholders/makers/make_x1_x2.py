from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
# ---- x1 RV park, Google-Sheets style
rnd=random.Random(311);N=names(rnd,60);k=0;rows=[]
wb=Workbook();w0=wb.active;w0.title="Read me";w0["A1"]="Juniper Wash RV Park - books";w0["A2"]="Tabs: Sept 2025 = who is on which site; Rates = price list; Waitlist = people who called."
ws=wb.create_sheet("Sept 2025");fill=PatternFill("solid",fgColor="FFD9EAD3")
ws.merge_cells("A1:K1");ws["A1"]="JUNIPER WASH RV PARK";ws["A1"].font=Font(name="Arial",bold=True,size=16);ws["A1"].alignment=Alignment(horizontal="center")
ws.merge_cells("A2:K2");ws["A2"]="Monthly guests & rent - September 2025";ws["A2"].alignment=Alignment(horizontal="center")
H=["Site #","Hookup","Guest name","Rig","Here since","Site rent","Electric","Pet fee","Total for month","Still owes","Notes"]
ws.append([]);ws.append(H)
for c in ws[4]: c.font=Font(name="Arial",bold=True);c.fill=fill;c.alignment=Alignment(wrap_text=True,horizontal="center")
ws.freeze_panes="A5";vac={4,9,17,22,30};down={13};host={1}
for i in range(1,37):
    hk=rnd.choice(["50A pull-thru","50A back-in","30A back-in"]);r=dict(unit=str(i),unitType=hk)
    if i in vac: r["statusText"]="EMPTY";ws.append([i,hk,"EMPTY"])
    elif i in down: r["statusText"]="OUT OF SERVICE";ws.append([i,hk,"OUT OF SERVICE"]+[None]*7+["pedestal burnt, electrician coming"])
    else:
        f,l=N[k];k+=1;nm=f"{f} {l}";rent={"50A pull-thru":650,"50A back-in":595,"30A back-in":525}[hk];el=round(rnd.uniform(28,140),2);pet=rnd.choice([0,0,0,15,30]);note=None
        if i==1: nm+=" (camp host)";rent=300;note="half rent for hosting"
        tot=round(rent+el+pet,2);ow=rnd.choice([0,0,0,0,tot,100.0]);d=D.date(2025,9,1)-D.timedelta(days=rnd.randint(0,900))
        if ow==tot: note="says paying friday"
        r.update(tenantName=nm,moveInDate=iso(d),contractRent=rent,charges=[{"code":"Electric","amount":el},{"code":"Pet fee","amount":pet}],totalCharges=tot,balance=ow)
        ws.append([i,hk,nm,rnd.choice(["5th wheel 38'","TT 27'","Class A","Class C","TT 31'"]),d,rent,el,pet,tot,ow,note]);ws.cell(ws.max_row,5).number_format="m/d/yyyy"
    rows.append(r)
T={kk:S(rows,kk) for kk in("contractRent","totalCharges","balance")}
ch=lambda c:round(sum(x["amount"] for r in rows for x in r.get("charges",[]) if x["code"]==c),2)
ws.append([]);ws.append(["TOTAL",None,None,None,None,T["contractRent"],ch("Electric"),ch("Pet fee"),T["totalCharges"],T["balance"]])
for c in ws[ws.max_row]: c.font=Font(name="Arial",bold=True);c.border=Border(top=Side(style="thin"))
for r in ws.iter_rows(min_row=5,min_col=6,max_col=10):
    for c in r:c.number_format='"$"#,##0.00'
ws.append([]);ws.append(["36 sites: 30 taken, 5 empty, 1 out of service"])
for col,wd in zip("ABCDEFGHIJK",(8,15,26,14,12,11,11,9,13,11,30)):ws.column_dimensions[col].width=wd
w=wb.create_sheet("Rates");[w.append(x) for x in(["Hookup","Monthly","Weekly","Nightly"],["50A pull-thru",650,285,52],["50A back-in",595,260,46],["30A back-in",525,230,40])]
w=wb.create_sheet("Waitlist");[w.append(x) for x in(["Name","Called","Wants"],["Marchetto","9/12","50A from Nov"],["Ibsworth","9/20","any, snowbird"])]
ws.page_setup.orientation="landscape";ws.sheet_properties.pageSetUpPr.fitToPage=True;wb.active=1;wb.save(docpath("x1_juniper_wash_rv.xlsx"))
save("x1_juniper_wash_rv.xlsx",dict(propertyName="Juniper Wash RV Park",asOnDate="2025-09",units=36,occupied=30,vacant=5,sheet="Sept 2025",rows=rows),"MANUFACTURED_HOUSING","Google Sheets RV park, month tab among others",totals=T)
# ---- x2 artists' studios, Airtable-like export
rnd=random.Random(312);N=names(rnd,60);k=0;rows=[];wb=Workbook();ws=wb.active;ws.title="Grid view"
H=["Space","Space Type","Building","Floor","Sq Ft","Status","Licensee","Discipline","Licence Start","Licence End","Monthly Fee","Asking Fee","Deposit Held","Arrears","Notes","Last Modified"];ws.append(H)
st={"occ":0,"vac":0,"n":0}
spec=[("Foundry",f,f"F{f}{j:02d}") for f in(1,2,3) for j in range(1,9)]+[("Dye House",f,f"D{f}{j:02d}") for f in(1,2) for j in range(1,7)]
lock=[("Dye House",0,f"Locker {j}") for j in range(1,6)]
allr=spec+lock;special={"F103":"Staff use","F206":"Available","F303":"Available","D105":"Available","D202":"Reserved","F308":"Notice given","D103":"Notice given","Locker 3":"Available"}
for b,f,u in allr:
    lk=u.startswith("Locker");ty="Storage locker" if lk else rnd.choice(["Studio","Studio","Shared studio","Workshop"]);a=20 if lk else rnd.randint(14,62)*10;s=special.get(u,"Licensed")
    ask=30 if lk else round(a*1.45/5)*5;r=dict(unit=u,unitType=ty,building=b,area=a,statusText=s,marketRent=ask);row=[u,ty,b,f,a,s]
    if s in("Available","Reserved","Staff use"):
        row+=[None]*5+[ask,None,None,{"Reserved":"Deposit promised, licence not signed","Staff use":"Kiln office"}.get(s)]
    else:
        x,l=N[k];k+=1;sd=D.date(2025-rnd.randint(0,3),rnd.randint(1,6),1);ed=D.date(2026,rnd.randint(1,12),28);fee=ask-rnd.choice([0,0,10,25]) if not lk else 30;ar=rnd.choice([0,0,0,fee,2*fee])
        r.update(tenantName=f"{x} {l}",leaseStartDate=iso(sd),leaseEndDate=iso(ed),contractRent=fee,deposit=fee,balance=ar);row+=[f"{x} {l}",rnd.choice(["Ceramics","Painting","Print","Textile","Sound","Glass","Letterpress"]),iso(sd),iso(ed),fee,ask,fee,ar,rnd.choice([None,None,"Shares key with neighbour","Wants bigger space"])]
    row.append(f"2025-{rnd.randint(5,10):02d}-{rnd.randint(1,28):02d}T{rnd.randint(8,18):02d}:{rnd.randint(0,59):02d}:00.000Z");ws.append(row);rows.append(r)
wb.save(docpath("x2_studios_grid_view.xlsx"))
save("x2_studios_grid_view.xlsx",dict(propertyName=None,asOnDate=None,units=36,occupied=31,vacant=4,sheet="Grid view",rows=rows),"OTHER","Airtable-like export, no title nor totals, lockers not units",True)
